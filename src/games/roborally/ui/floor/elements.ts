// All elements of the floor, in the order in which they are painted. Flags, which move, are painted by the live board.

import type { Piece } from '@ui/art/piece';
import type { Course } from '../../data/course';
import { paintBelts } from './belt';
import { paintDocks } from './dock';
import { paintGears } from './gear';
import { paintLasers } from './laser';
import { paintPits } from './pit';
import { paintPushers } from './pusher';
import { paintRepairSites } from './repair-site';
import { paintWalls } from './wall';

/** Paints the elements of a course, the lowest first. docks: its docks, if they are not as raced. */
export function paintElements(course: Course, docks: readonly Piece[] = paintDocks(course)): Piece[] {
  const below = [paintBelts, paintPits, paintRepairSites, paintGears];
  const above = [paintLasers, paintPushers, paintWalls];
  return [...below.flatMap((paint) => paint(course)), ...docks, ...above.flatMap((paint) => paint(course))];
}
