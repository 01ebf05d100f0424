// Open land: one colour with soft blobs over it. Not here: plants and buildings (plants.ts, buildings.ts).

import type { Box } from '@geometry/box';
import { scatter } from '@geometry/scenery/scatter';
import { type Piece, pieceAt } from './piece';
import { num } from './svg';

/** The look of the blobs. The horizontal radius of each is between least and least + more, board units. */
export interface Blobs {
  count: number;
  least: number;
  more: number;
  /** Two colours, chosen at random. */
  fills: readonly [string, string];
  opacity: string;
  /** Ratio of height to width; left out: 0.55. */
  flat?: number;
  /** Rotated by up to 20 degrees either way. */
  isTurned?: true;
}

/** A world of one colour. */
export function land(world: Box, fill: string): Piece {
  const [width, height] = [world.right - world.left, world.bottom - world.top];
  const svg = `<rect x="${num(world.left)}" y="${num(world.top)}" width="${num(width)}" height="${num(height)}" fill="${fill}"/>`;
  return { ...world, svg };
}

/** Blobs at random places in the world. draw: returns 0 to 1; called in the same order each time. */
export function blobs(world: Box, draw: () => number, look: Blobs): Piece[] {
  const { count, least, more, fills, opacity, flat = 0.55, isTurned } = look;
  return scatter(world, count, draw, (x, y) => {
    const reach = least + draw() * more;
    const fill = draw() > 0.5 ? fills[0] : fills[1];
    const turn = isTurned ? ` transform="rotate(${num(draw() * 40 - 20)} ${num(x)} ${num(y)})"` : '';
    const blob = `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(reach)}" ry="${num(reach * flat)}" fill="${fill}" opacity="${opacity}"${turn}/>`;
    return pieceAt(x, y, reach, blob);
  });
}
