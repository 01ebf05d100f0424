// The effect of an answer on the robot, for reviews: its path over the floor if it were alone. Not here: what rivals do to
// it.

import type { AnswerEffect, AskedQuestion } from '@ui/board-answers';
import { forecast } from '../outlook/forecast';
import type { Cell, Facing, RoborallyAction } from '../types';
import type { RoborallyPlace, RoborallyUi } from './preview';

/** The path of a programme; null for any other answer. */
export function answerEffect(
  { view, seat }: AskedQuestion<RoborallyUi>,
  action: RoborallyAction,
): AnswerEffect<RoborallyPlace> | null {
  if (action.type !== 'program') return null;
  const { cards, marked, gyro, spend } = action;
  const steps = forecast(view, seat, cards, { marked, gyro, spend });
  const cells = steps.flatMap(({ path }) => path).filter((cell, i, all) => cell >= 0 && cell !== all[i - 1]);
  return cells.length < 2 ? null : { places: cells.map((cell, i) => placeIn(cells, cell, i)), lines: [] };
}

/** The facing with which the robot leaves each cell; at the end, the one it arrived with. */
function placeIn(cells: readonly Cell[], cell: Cell, i: number): RoborallyPlace {
  const next = cells[i + 1];
  return next === undefined ? { cell, from: cells[i - 1] ?? cell, toward: cell } : { cell, from: cell, toward: next };
}

/** The cells of a path in a hint: each number is cell * 4 + facing. */
export function pathPlaces(path: readonly number[]): RoborallyPlace[] {
  return path.map((pose) => ({ cell: pose >> 2, facing: (pose & 3) as Facing }));
}
