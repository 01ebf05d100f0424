// A smooth path over several spots: at each spot a car has the spot's heading, and it steers in between.

import { entry, type Spot } from '@geometry/line';
import { Graphics } from 'pixi.js';

/** Distance between dots along a path, board units. */
const DOT_GAP = 7;
/** A path starts at the car's nose and stops before the ghost's tail, in steps. */
const NOSE = 0.5;

/** Position and heading of a car after this many steps over the spots, fractions included. */
export function glideOver(spots: readonly Spot[], steps: number): Spot {
  const last = spots.length - 1;
  const index = Math.min(Math.max(0, last - 1), Math.max(0, Math.floor(steps)));
  const from = entry(spots, index);
  if (last < 1) return from;
  return between(from, entry(spots, index + 1), Math.min(1, Math.max(0, steps - index)));
}

/** The path over the spots as a dark band with a dotted line on it, by default amber. */
export function drawDottedPath(spots: readonly Spot[], colour = 0xffd07a): Graphics {
  const end = spots.length - 1 - NOSE;
  const path = new Graphics();
  for (let step = NOSE; step <= end + 1e-6; step += 0.05) {
    const { x, y } = glideOver(spots, step);
    if (step === NOSE) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.stroke({ color: 0x0c0f13, alpha: 0.55, width: 5, cap: 'round', join: 'round' });
  for (const { x, y } of dots(spots, end)) path.circle(x, y, 1.45);
  path.fill(colour);
  return path;
}

/** Evenly spaced points on a path. */
function dots(spots: readonly Spot[], end: number): Spot[] {
  const found: Spot[] = [];
  let last: Spot | null = null;
  for (let step = NOSE; step <= end; step += 0.01) {
    const spot = glideOver(spots, step);
    if (last && Math.hypot(spot.x - last.x, spot.y - last.y) < DOT_GAP) continue;
    found.push(spot);
    last = spot;
  }
  return found;
}

/** A Hermite curve that follows the headings of both spots. */
function between(from: Spot, to: Spot, t: number): Spot {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const x = hermite(from.x, to.x, Math.cos(from.angle) * reach, Math.cos(to.angle) * reach, t);
  const y = hermite(from.y, to.y, Math.sin(from.angle) * reach, Math.sin(to.angle) * reach, t);
  return { x: x.at, y: y.at, angle: Math.atan2(y.slope, x.slope) };
}

function hermite(a: number, b: number, leave: number, arrive: number, t: number): { at: number; slope: number } {
  const at =
    (2 * t ** 3 - 3 * t * t + 1) * a +
    (t ** 3 - 2 * t * t + t) * leave +
    (3 * t * t - 2 * t ** 3) * b +
    (t ** 3 - t * t) * arrive;
  const slope = 6 * (t * t - t) * (a - b) + (3 * t * t - 4 * t + 1) * leave + (3 * t * t - 2 * t) * arrive;
  return { at, slope };
}
