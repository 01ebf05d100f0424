// The course that a player begins with: docks of the box, an empty board and two flags, ready to be raced.

import { boxBoard, sideOf } from './boards';
import { emptyBoard } from './edit-boards';
import type { RoborallySource } from './source';

/** Its strip of docks, of the box. */
const STRIP = 'loading-bay';
/** Its flags, on the board. */
const FLAGS = [
  { x: 8, y: 5 },
  { x: 3, y: 9 },
] as const;

/** A course without problems. name: what it is called. Throws if the box has no docks, which is a bug. */
export function blankCourse(name: string): RoborallySource {
  const docks = boxBoard(STRIP);
  if (docks === undefined) throw new Error('the box has no docks');
  const { width } = sideOf(docks);
  return {
    format: 'paddock-circuit',
    game: 'roborally',
    version: 1,
    name,
    author: '',
    difficulty: 'standard',
    boards: [docks, emptyBoard(width, 0)],
    checkpoints: FLAGS.map(({ x, y }) => ({ x: x + width, y })),
  };
}
