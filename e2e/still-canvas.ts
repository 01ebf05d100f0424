// Canvases that draw nothing. Drawing boards in software costs much of a page's CPU, and tests that look at no pixel of a
// board don't need it. Places of the board keep their positions.

import type { Page } from '@playwright/test';

/** From the page's next load on, canvases stay empty and board pictures are not read. */
export async function drawNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nothing = () => undefined;
    const drawing = ['clearRect', 'drawImage', 'fill', 'fillRect', 'fillText', 'stroke', 'strokeRect', 'strokeText'];
    for (const name of drawing) Object.assign(CanvasRenderingContext2D.prototype, { [name]: nothing });
    const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    const addressOf = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      const isPicture = source instanceof Blob && source.type === 'image/svg+xml';
      return addressOf(isPicture ? new Blob([blank], { type: source.type }) : source);
    };
  });
}
