// What an answer does to the car, for reviews: the squares it drives over.
// Not here: the results of bands on the way (forecast.ts).

import type { AnswerEffect, AskedQuestion } from '@ui/board-answers';
import type { Place, WaddingtonAction } from '../types';
import type { WaddingtonUi } from './preview';

/** The effect of a drive, a run or a card that moves the car; null for any other answer. */
export function answerEffect(
  { view, seat }: AskedQuestion<WaddingtonUi>,
  action: WaddingtonAction,
): AnswerEffect<Place> | null {
  if (!('path' in action) || action.path.length === 0) return null;
  const from = view.cars.find((car) => car.seat === seat)?.at ?? -1;
  return { places: from < 0 || action.path[0] === from ? action.path : [from, ...action.path], lines: [] };
}
