// How what stands on the land beside a road becomes painted pieces. Not here: where it stands (geometry/scenery).

import type { Placed } from '@geometry/scenery/placed';
import { type Piece, pieceAt } from '../piece';

/** An object on the land with its drawing. */
export interface Standing extends Placed {
  svg: string;
}

/** The objects as pieces to paint. margin: how far a drawing may extend beyond its object's reach. */
export function piecesOf(all: readonly Standing[], margin: number): Piece[] {
  return all.map((one) => pieceAt(one.x, one.y, one.reach + margin, one.svg));
}
