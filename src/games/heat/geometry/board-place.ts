// The position and size of the weather board. Not here: drawing it (ui/board/art/conditions.ts).

import type { Box } from '@geometry/box';
import { freeGround, isFree, type Kept, type Wanted } from './free-ground';
import type { Road } from './road';

/** Scales to try, the largest first. */
const SHARES = [1, 0.88, 0.76, 0.66];

export interface BoardPlace {
  at: { x: number; y: number };
  /** Scale of its drawing. */
  size: number;
  /** The space that it takes up, board units. */
  box: { width: number; height: number };
}

/** The largest size for which there is free ground near where the circuit wants it. plate: its drawn size. */
export function placeBoard(
  road: Road,
  plate: { width: number; height: number },
  most: number,
  { kept, bounds, find = freeGround }: { kept: readonly Kept[]; bounds: Box; find?: typeof freeGround },
): BoardPlace {
  const { billboard } = road.circuit;
  let least: BoardPlace | undefined;
  for (const share of SHARES) {
    const size = most * share;
    const box = { width: plate.width * size, height: plate.height * size };
    const wanted: Wanted = { ...billboard, ...box };
    least = { at: find(road, wanted, kept, bounds), size, box };
    if (isFree(road, { ...least.at, ...box }, kept, bounds)) return least;
  }
  if (least === undefined) throw new Error('a weather board was tried at no size');
  return least;
}
