// A phone's camera: reads the QR code that a page shows, from the pixels of its screen.

import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** The text of a QR code on the screen. Throws if there is none that can be read. A camera does not mind that the picture drifts. */
export async function scanned(code: Locator): Promise<string> {
  const clip = await code.boundingBox();
  if (clip === null) throw new Error('there is no code on the screen');
  const picture = (await code.page().screenshot({ clip, animations: 'disabled' })).toString('base64');
  const { width, height, pixels } = await code.page().evaluate(pixelsOf, picture);
  return decodeQR({ width, height, data: Uint8Array.from(Buffer.from(pixels, 'base64')) });
}

/** In the page: a picture's pixels, as RGBA. */
async function pixelsOf(picture: string): Promise<{ width: number; height: number; pixels: string }> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (canvas === null) throw new Error('the page cannot draw');
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return { width, height, pixels: btoa(text) };
}
