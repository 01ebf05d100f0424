// What stands on the land beside a road, and how it becomes painted pieces. Not here: where it may stand (geometry/scenery).

import type { Round } from '@geometry/scenery/clearance';
import { type Piece, pieceAt } from '../piece';

/** An object on the land. depth: order from back to front; its y if left out. */
export interface Standing extends Round {
  kind: string;
  svg: string;
  depth?: number;
}

/** The objects from back to front; objects of one depth stay in their order. */
export function backToFront<S extends Standing>(all: readonly S[]): S[] {
  return all.toSorted((a, b) => (a.depth ?? a.y) - (b.depth ?? b.y));
}

/** The objects as pieces to paint. margin: how far a drawing may extend beyond its object's reach. */
export function piecesOf(all: readonly Standing[], margin: number): Piece[] {
  return all.map((one) => pieceAt(one.x, one.y, one.reach + margin, one.svg));
}
