// Layer 18: evening light over the board: a warm glow top left and two soft cloud shadows.

import type { Box } from '@geometry/box';
import { num } from './svg';

/** The light over a part of the board, scaled to `land`, as SVG with its definitions. */
export function lightOver(part: Box, land: Box = part): string {
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  const cloud = (x: number, y: number, rx: number, ry: number): string =>
    `<ellipse cx="${num(part.left + width * x)}" cy="${num(part.top + height * y)}" rx="${num(width * rx)}" ry="${num(height * ry)}" fill="url(#art-cloud)"/>`;
  const sun = `cx="${num(part.left + width * 0.2)}" cy="${num(part.top + height * 0.1)}" r="${num(width * 0.8)}"`;
  return `<defs><radialGradient id="art-cloud"><stop offset="0" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><radialGradient id="art-sun" gradientUnits="userSpaceOnUse" ${sun}><stop offset="0" stop-color="#fff3c4" stop-opacity=".16"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient></defs><rect x="${num(land.left)}" y="${num(land.top)}" width="${num(land.right - land.left)}" height="${num(land.bottom - land.top)}" fill="url(#art-sun)"/>${cloud(0.28, 0.62, 0.2, 0.13)}${cloud(0.83, 0.5, 0.2, 0.16)}`;
}
