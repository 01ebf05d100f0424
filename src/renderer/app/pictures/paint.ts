// Paints a drawing on a canvas with the app's own fonts, and makes a PNG of it. Nothing is fetched but those fonts. Not here: where
// things are (drawing.ts).

import type { Picture } from '@ui/art/picture';
import { pictureUrl } from '@ui/panels/seat';
import {
  type Art,
  type Drawing,
  type Face,
  fontOf,
  type Item,
  type Measure,
  type Room,
  type Shape,
  type Words,
} from './drawing';

/** Makes a drawing; the measure is exact once the fonts have loaded. */
export type Layout = (measure: Measure) => Drawing;

/** Paints a drawing on a new canvas. Rejects if the browser cannot. */
export async function painted(layout: Layout): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  const context = contextOf(canvas);
  const measure = measureWith(context);
  // The first layout says which characters of which faces are needed.
  await loadFaces(layout(measure).items);
  const { width, height, items } = layout(measure);
  canvas.width = width;
  canvas.height = height;
  await paintItems(context, items);
  return canvas;
}

/** Paints items over what is on a canvas already. Rejects if the browser cannot. */
export async function paintOver(canvas: HTMLCanvasElement, layout: Layout): Promise<void> {
  const context = contextOf(canvas);
  const measure = measureWith(context);
  await loadFaces(layout(measure).items);
  await paintItems(context, layout(measure).items);
}

/** A canvas as a PNG. Rejects if the browser cannot make one. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no PNG of a canvas')) : done(blob)), 'image/png'),
  );
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d context for a picture');
  return context;
}

function measureWith(context: CanvasRenderingContext2D): Measure {
  return (text, face, size) => {
    context.font = fontOf(face, size);
    return context.measureText(text).width;
  };
}

/** A font file loads only for characters that it has, so each face is asked for its texts. */
async function loadFaces(items: readonly Item[]): Promise<void> {
  const texts = new Map<Face, string>();
  for (const item of items)
    if (item.kind === 'words') texts.set(item.face, `${texts.get(item.face) ?? ''}${item.text}`);
  await Promise.all([...texts].map(([face, text]) => document.fonts.load(fontOf(face, 20), text)));
}

async function paintItems(context: CanvasRenderingContext2D, items: readonly Item[]): Promise<void> {
  const pictures = new Set(items.flatMap((item) => (item.kind === 'art' ? [item.picture] : [])));
  const images = new Map(
    await Promise.all([...pictures].map(async (picture) => [picture, await imageOf(picture)] as const)),
  );
  for (const item of items) {
    context.save();
    if (item.kind === 'shape') paintShape(context, item);
    else if (item.kind === 'words') paintWords(context, item);
    else paintArt(context, item, images.get(item.picture));
    context.restore();
  }
}

/** decode() would be enough, but it rejects SVG in some browsers. */
function imageOf(picture: Picture): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error('the browser could not read a drawing'));
    image.src = pictureUrl(picture);
  });
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape): void {
  const { x, y, width, height, fill, fade, radius = 0 } = shape;
  context.fillStyle = fill;
  if (fade !== undefined) {
    const gradient = context.createLinearGradient(0, y, 0, y + height);
    gradient.addColorStop(0, fill);
    gradient.addColorStop(1, fade);
    context.fillStyle = gradient;
  }
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

function paintWords(context: CanvasRenderingContext2D, words: Words): void {
  const { x, y, width, height, text, face, size, fill, align } = words;
  context.font = fontOf(face, size);
  context.fillStyle = fill;
  context.textBaseline = 'alphabetic';
  context.textAlign = align === 'middle' ? 'center' : align;
  const at = { start: x, middle: x + width / 2, end: x + width }[align];
  // Capitals and figures of both families are 0.7 of the size high.
  context.fillText(text, at, y + height / 2 + size * 0.35);
}

function paintArt(context: CanvasRenderingContext2D, art: Art, image: HTMLImageElement | undefined): void {
  if (image === undefined) return;
  const { x, y, width, height, picture, radius = 0 } = art;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.clip();
  const room = placeOf(art, picture);
  context.drawImage(image, room.x, room.y, room.width, room.height);
}

/** Where the whole drawing would be so that it covers its room, or lies in it. */
function placeOf({ x, y, width, height, whole = false }: Art, picture: Picture): Room {
  const [across, down] = [width / picture.width, height / picture.height];
  const scale = whole ? Math.min(across, down) : Math.max(across, down);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const [focusX, focusY] = picture.focus ?? [0.5, 0.5];
  // A room that is larger than the drawing has it in its middle; otherwise the focus is as near the middle as the edges allow.
  const shift = (room: number, drawn: number, focus: number): number =>
    drawn <= room ? (room - drawn) / 2 : Math.min(0, Math.max(room - drawn, room / 2 - drawn * focus));
  return { x: x + shift(width, wide, focusX), y: y + shift(height, high, focusY), width: wide, height: high };
}
