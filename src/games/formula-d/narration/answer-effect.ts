// What an answer does to the car, for reviews: its path to the chosen space, and the results there.
// Not here: gears, whose path depends on the die.

import type { AnswerEffect, AskedQuestion } from '@ui/board-answers';
import type { FormulaAction, Space } from '../types';
import { targetsOf } from './forecast';
import type { FormulaUi } from './preview';

/** The effect of a move or a slipstream; null for any other answer. */
export function answerEffect(
  { view, choices, seat, seats }: AskedQuestion<FormulaUi>,
  action: FormulaAction,
): AnswerEffect<Space> | null {
  const { circuit, cars } = view;
  if (action.type !== 'move' && action.type !== 'slipstream') return null;
  if (choices.kind !== 'move' && choices.kind !== 'slipstream') return null;
  const move = choices.moves.find(({ to }) => to === action.to);
  const car = cars.find((one) => one.seat === seat);
  if (move === undefined || car === undefined) return null;
  return {
    places: [car.at, ...move.path],
    lines: targetsOf(circuit, [move], seats).map(({ label }) => label),
  };
}
