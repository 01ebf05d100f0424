// Turns drawings into PNG pictures, and pictures into pixels.

import type { Picture } from '@ui/art/picture';
import { pictureUrl } from '@ui/panels/seat';

/** Width of a saved picture, px. */
const WIDTH = 1600;
/** Pixels along an edge at which a photograph is looked at: more make reading slow and no better. */
const LOOKED_AT = 1400;

/** A drawing as a PNG; undefined if the browser cannot draw it. */
export async function pngOf(picture: Picture): Promise<Blob | undefined> {
  const image = new Image();
  image.src = pictureUrl(picture);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * picture.height) / picture.width);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
}

/** A picture's pixels, made smaller if it is large; undefined if it is no picture or has no pixels yet. */
export function pixelsOf(source: ImageBitmap | HTMLVideoElement): ImageData | undefined {
  const [width, height] =
    source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
  if (width === 0 || height === 0) return undefined;
  const scale = Math.min(1, LOOKED_AT / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}
