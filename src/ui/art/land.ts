// Open land: one colour with soft blobs over it. Not here: what grows or stands there.

import { type Box, type Piece, pieceAt } from './piece';
import { num } from './svg';

/** How the blobs of a land look. Each is as wide as least and up to more beyond it, board units. */
export interface Blobs {
  count: number;
  least: number;
  more: number;
  /** Two colours, taken by chance. */
  fills: readonly [string, string];
  opacity: string;
  /** Height against width: 0.55 where it is left out. */
  flat?: number;
  /** Turned by up to 20 degrees either way. */
  isTurned?: true;
}

/** A world of one colour. */
export function land(world: Box, fill: string): Piece {
  const [width, height] = [world.right - world.left, world.bottom - world.top];
  const svg = `<rect x="${num(world.left)}" y="${num(world.top)}" width="${num(width)}" height="${num(height)}" fill="${fill}"/>`;
  return { ...world, svg };
}

/** Blobs anywhere in the world. draw: 0 to 1, called in the same order each time. */
export function blobs(world: Box, draw: () => number, look: Blobs): Piece[] {
  const { count, least, more, fills, opacity, flat = 0.55, isTurned } = look;
  const pieces: Piece[] = [];
  for (let i = 0; i < count; i++) {
    const x = world.left + draw() * (world.right - world.left);
    const y = world.top + draw() * (world.bottom - world.top);
    const reach = least + draw() * more;
    const fill = draw() > 0.5 ? fills[0] : fills[1];
    const turn = isTurned ? ` transform="rotate(${num(draw() * 40 - 20)} ${num(x)} ${num(y)})"` : '';
    const blob = `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(reach)}" ry="${num(reach * flat)}" fill="${fill}" opacity="${opacity}"${turn}/>`;
    pieces.push(pieceAt(x, y, reach, blob));
  }
  return pieces;
}

/** How many blobs a world takes, one for this many square units; any share of the last counts. */
export function countFor(world: Box, area: number): number {
  return ((world.right - world.left) * (world.bottom - world.top)) / area;
}
