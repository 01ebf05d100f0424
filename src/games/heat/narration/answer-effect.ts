// What an answer does to the car, for reviews: its longest path, and what its corners cost.
// Not here: previews of an unfinished choice (dashboard/turns/turn.ts).

import type { AnswerEffect, AskedQuestion } from '@ui/board-answers';
import { type Forecast, forecastCards, forecastReaction, forecastSlipstream, forecastValue } from '../outlook/forecast';
import type { HeatAction, HeatChoices, HeatView, OwnView } from '../types';
import { forecastLines } from './forecast-text';
import type { HeatPlace, HeatUi } from './preview';

/** The path and the costs of an answer; null if it moves no car. */
export function answerEffect(
  { view, choices }: AskedQuestion<HeatUi>,
  action: HeatAction,
): AnswerEffect<HeatPlace> | null {
  const { own } = view;
  const car = own && view.cars[own.seat];
  if (!own || !car) return null;
  const forecast = forecastOf(view, own, choices, action);
  const far = forecast?.outcomes.at(-1);
  if (!forecast || !far || far.landing.path.length === 0) return null;
  const end: HeatPlace = { progress: far.end.progress, lane: far.end.lane };
  return {
    places: placesBetween({ progress: car.progress, lane: car.lane }, end),
    lines: forecastLines(forecast).map(({ text }) => text),
  };
}

/** Places space by space, changing lanes on the way. */
function placesBetween(from: HeatPlace, to: HeatPlace): HeatPlace[] {
  const spaces = Math.max(1, Math.ceil(Math.abs(to.progress - from.progress)));
  return Array.from({ length: spaces + 1 }, (_, n) => {
    const share = n / spaces;
    const eased = share * share * (3 - 2 * share);
    return {
      progress: from.progress + (to.progress - from.progress) * share,
      lane: from.lane + (to.lane - from.lane) * eased,
    };
  });
}

function forecastOf(view: HeatView, own: OwnView, choices: HeatChoices, action: HeatAction): Forecast | null {
  if (action.type === 'cards') return forecastCards(view, own, action.cards, action.cards.length);
  if (action.type === 'slipstream') return forecastSlipstream(view, own, action.length);
  if (action.type === 'value' && choices.kind === 'value') return forecastValue(view, own, choices, action.value);
  if (choices.kind !== 'react') return null;
  switch (action.type) {
    case 'done':
    case 'adrenaline':
    case 'boost':
    case 'accelerate':
    case 'directPlay':
      return forecastReaction(view, own, choices, action);
    default:
      return null;
  }
}

/** The cells of a path from a hint, which lists progress and lane in turn. */
export function pathPlaces(path: readonly number[]): HeatPlace[] {
  return path.flatMap((progress, at) => (at % 2 === 0 ? [{ progress, lane: path[at + 1] ?? 0 }] : []));
}
