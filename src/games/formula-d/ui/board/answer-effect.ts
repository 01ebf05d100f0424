// What an answer does to the car, for reviews: its path to the chosen space, and the results there.
// Not here: gears, whose path depends on the die.

import type { AnswerEffect, AskedQuestion } from '@ui/board-answers';
import type { FormulaAction, FormulaChoices, FormulaView } from '../../types';
import { targetsOf } from '../forecast';

/** The effect of a move or a slipstream; null for any other answer. */
export function answerEffect({ view, choices, seat, seats }: AskedQuestion, answer: unknown): AnswerEffect | null {
  const action = answer as FormulaAction;
  const offered = choices as FormulaChoices;
  const { circuit, cars } = view as FormulaView;
  if (action.type !== 'move' && action.type !== 'slipstream') return null;
  if (offered.kind !== 'move' && offered.kind !== 'slipstream') return null;
  const move = offered.moves.find(({ to }) => to === action.to);
  const car = cars.find((one) => one.seat === seat);
  if (move === undefined || car === undefined) return null;
  return {
    places: [car.at, ...move.path],
    lines: targetsOf(circuit, [move], seats).map(({ label }) => label),
  };
}
