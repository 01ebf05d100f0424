// A picture to save as a list of shapes, texts and drawings with their places, and texts that are made to fit their room. Pure. Not
// here: painting it (paint.ts), or what a picture of a result or a season shows.

import type { Picture } from '@ui/art/picture';

/** A rectangle, px of the picture. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A face of the app's two families, in the weights that are drawn (ui/theme/fonts.css). */
export type Face = 'title' | 'label' | 'number' | 'text' | 'strong';

/** A filled shape. radius: of its corners, px. fade: the colour at its lower edge. */
export interface Shape extends Room {
  kind: 'shape';
  fill: string;
  radius?: number;
  fade?: string;
}

/** One line of text, in the middle of its room's height. size: px. */
export interface Words extends Room {
  kind: 'words';
  text: string;
  face: Face;
  size: number;
  fill: string;
  align: 'start' | 'middle' | 'end';
}

/** A drawing that covers its room; what does not fit is cut off. radius: of the room's corners, px. whole: nothing is cut off. */
export interface Art extends Room {
  kind: 'art';
  picture: Picture;
  radius?: number;
  whole?: boolean;
}

export type Item = Shape | Words | Art;

/** A picture of this size, px. Later items cover earlier ones. */
export interface Drawing {
  width: number;
  height: number;
  items: readonly Item[];
}

/** The width of a text in a face of this size, px. */
export type Measure = (text: string, face: Face, size: number) => number;

/** Style, weight and family of each face. */
const FACES = {
  title: ['italic 800', 'Barlow Condensed'],
  label: ['600', 'Barlow Condensed'],
  number: ['800', 'Barlow Condensed'],
  text: ['400', 'Barlow'],
  strong: ['600', 'Barlow'],
} as const satisfies Readonly<Record<Face, readonly [style: string, family: string]>>;

/** A face as a CSS font. size: px. */
export function fontOf(face: Face, size: number): string {
  const [style, family] = FACES[face];
  return `${style} ${size}px "${family}", sans-serif`;
}

/** Text is made smaller down to this share of its size before it is cut. */
const LEAST = 0.62;
const CUT = '…';

export interface WordsWanted extends Partial<Pick<Words, 'align' | 'fill'>> {
  text: string;
  face: Face;
  /** The size if there is room for it, px. */
  size: number;
}

/** Colours of saved pictures: the app's own, fixed, because a picture does not follow anyone's settings. */
export const INKS = {
  ground: '#12151a',
  low: '#1a1114',
  panel: '#1b2027',
  line: '#323841',
  text: '#f2f3f5',
  soft: '#a7adb8',
  amber: '#f5a623',
  amberText: '#ffd48a',
  dark: '#191307',
  silver: '#c9ced6',
  bronze: '#c58a52',
} as const;

/** A text in a room: smaller if it is too wide, and cut if it is still too wide then. */
export function fitted(room: Room, wanted: WordsWanted, measure: Measure): Words {
  const { face, fill = INKS.text, align = 'start' } = wanted;
  const wide = measure(wanted.text, face, wanted.size);
  const share = wide <= room.width ? 1 : Math.max(LEAST, room.width / wide);
  // Whole px: browsers round some widths up.
  const size = share === 1 ? wanted.size : Math.max(1, Math.floor(wanted.size * share));
  const text = cut(wanted.text, (one) => measure(one, face, size) <= room.width);
  return { kind: 'words', ...room, text, face, size, fill, align };
}

/** The longest beginning that fits, with an ellipsis; the whole text if it fits. */
function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}${CUT}`)) letters.pop();
  return letters.length === 0 ? '' : `${letters.join('').trimEnd()}${CUT}`;
}

/** The colour of a place badge, and of the figure on it. place: 1-based. */
export function badgeInks(place: number): { fill: string; ink: string } {
  const metals = [INKS.amber, INKS.silver, INKS.bronze];
  const fill = metals[place - 1];
  return fill === undefined ? { fill: INKS.line, ink: INKS.text } : { fill, ink: INKS.dark };
}

/** A place in a round badge. */
export function badge({ x, y, width, height }: Room, place: number, measure: Measure): Item[] {
  const side = Math.min(width, height);
  const room = { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
  const { fill, ink } = badgeInks(place);
  const inner = { ...room, x: room.x + side * 0.1, width: side * 0.8 };
  return [
    { kind: 'shape', ...room, fill, radius: side / 2 },
    fitted(
      inner,
      { text: String(place), face: 'number', size: Math.round(side * 0.62), fill: ink, align: 'middle' },
      measure,
    ),
  ];
}

const MARK: Picture = {
  width: 46,
  height: 36,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 36" width="46" height="36"><clipPath id="c"><path d="M10 2H44L36 34H2Z"/></clipPath><g clip-path="url(#c)"><rect width="46" height="36" fill="#f5a623"/>${squares()}</g></svg>`,
};

/** The app's mark and name, at the left of a room. brand: the name. */
export function markOf(room: Room, brand: string, measure: Measure): Item[] {
  const width = (room.height * MARK.width) / MARK.height;
  const beside = { ...room, x: room.x + width + room.height * 0.3, width: room.width - width - room.height * 0.3 };
  return [
    { kind: 'art', ...room, width, picture: MARK, whole: true },
    fitted(beside, { text: brand, face: 'title', size: Math.round(room.height * 0.86) }, measure),
  ];
}

/** The chequers of the mark, as in the app's bar. */
function squares(): string {
  const at = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5]
      .filter((column) => (row + column) % 2 === 1)
      .map(
        (column) =>
          `<rect x="${column * 8 + row * 2 + 4}" y="${row * 9}" width="8" height="9" transform="skewX(-14)"/>`,
      ),
  );
  return `<g fill="#191307">${at.join('')}</g>`;
}
