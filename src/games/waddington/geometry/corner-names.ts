// Where the names of corners are, and what a name's sign says. Not here: drawing them (ui/board/art/labels.ts).

import type { Box } from '@geometry/box';
import { freeSpot, type Size } from '@geometry/free-spot';
import type { Point } from '@geometry/line';
import type { DrawnCircuit, DrawnCorner } from '../data/derive-circuit';
import { LANE, type Road } from './road';

/** Space between a name and the road, and how far each try moves it. */
const GAP = 5;
const STEP = 4;

/** What a corner activates: brake failure, faulty tyres, or nothing. */
export type Marker = 'brakes' | 'tyres' | null;

/** The pit card that this corner activates. */
export function markerOf({ markers }: DrawnCircuit, corner: DrawnCorner): Marker {
  if (markers.brakeFailure === corner.id) return 'brakes';
  return markers.faultyTyres === corner.id ? 'tyres' : null;
}

/**
 * The centre of a corner's name of this size: its position in the file, moved just enough to keep it off the road and, if
 * possible, inside the box `within`.
 */
export function nameSpot(road: Road, { label }: DrawnCorner, size: Size, within?: Box): Point {
  return freeSpot([label[0] * LANE, label[1] * LANE], size, road.outlines, GAP, STEP, within);
}
