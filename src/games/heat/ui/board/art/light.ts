// Layer 18: evening light over the board: a warm glow top left and two soft cloud shadows.

import type { Box } from './piece';
import { num } from './svg';

/** The light over a part of the board, as SVG with its definitions. */
export function lightOver(part: Box): string {
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  const cloud = (x: number, y: number, rx: number, ry: number): string =>
    `<ellipse cx="${num(part.left + width * x)}" cy="${num(part.top + height * y)}" rx="${num(width * rx)}" ry="${num(height * ry)}" fill="url(#heat-cloud)"/>`;
  return `<defs><radialGradient id="heat-cloud"><stop offset="0" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><radialGradient id="heat-sun" cx=".2" cy=".1" r=".9"><stop offset="0" stop-color="#fff3c4" stop-opacity=".16"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient></defs><rect x="${num(part.left)}" y="${num(part.top)}" width="${num(width)}" height="${num(height)}" fill="url(#heat-sun)"/>${cloud(0.28, 0.62, 0.2, 0.13)}${cloud(0.83, 0.5, 0.2, 0.16)}`;
}
