// A road alone, for circuits that cannot be raced yet. Not here: boards, which games draw.

import { ClosedCurve, type CurvePoint } from '@geometry/curve';
import type { Picture } from '../art/picture';

/** Places at which a road is looked at. */
const PLACES = 240;
/** Width and height of a sketch, and the land around the road, px. */
const SIZE = { width: 454, height: 172, margin: 22 } as const;

/** The road as one dark band on grass. */
export function sketchRoad(road: readonly CurvePoint[]): Picture {
  const places = new ClosedCurve(road).cut(PLACES, 0);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const { width, height, margin } = SIZE;
  const scale = Math.min((width - 2 * margin) / Math.max(1, wide), (height - 2 * margin) / Math.max(1, high));
  const [across, down] = [(width - wide * scale) / 2, (height - high * scale) / 2];
  const line = places
    .map(([x, y]) => `${((x - left) * scale + across).toFixed(1)} ${((y - top) * scale + down).toFixed(1)}`)
    .join('L');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#5f8f4d" d="M0 0H${width}V${height}H0z"/><path fill="none" stroke="#2b2e33" stroke-width="12" stroke-linejoin="round" d="M${line}z"/></svg>`;
  return { svg, width, height };
}
