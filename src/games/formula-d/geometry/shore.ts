// The shore of a circuit's water. Not here: drawing it (ui/board/art/ground.ts).

import type { Box } from '@geometry/box';
import type { Point } from '@geometry/line';
import type { Road } from './road';

/** An outline this close to the board's edge is extended to the end of the painted world. */
const EDGE = 3;

/** The outline of a circuit's water, extended to the end of the painted world at the board's edge. */
export function shoreOf(road: Road, world: Box): Point[] {
  const { width, height, decor } = road.drawn;
  const found = decor.find((one) => one.kind === 'water');
  if (found?.kind !== 'water') return [];
  return found.points.map(([x, y]): Point => {
    const right = x > width - EDGE;
    const bottom = y > height - EDGE;
    return [right ? world.right : bottom ? x - 240 : x, bottom ? world.bottom : right ? y + 60 : y];
  });
}
