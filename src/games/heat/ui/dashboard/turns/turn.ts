// The props of every kind of turn on the dashboard, and the previews that turns share.

import type { OpenTurn } from '@ui/game/dashboard/open-turn';
import { forecastLines, range } from '../../../narration/forecast-text';
import type { HeatPreview, HeatTarget } from '../../../narration/preview';
import { type Forecast, forecastCards, speedsOf } from '../../../outlook/forecast';
import type { PlayOutcome } from '../../../outlook/outcome';
import { t } from '../../../text/t';
import type { Card, CarView, HeatAction, HeatChoices, HeatEvent, HeatView, OwnView } from '../../../types';

/** One open decision of the viewer with everything needed to answer it. */
export interface TurnProps<K extends HeatChoices['kind']>
  extends OpenTurn<HeatAction, Extract<HeatChoices, { kind: K }>, HeatPreview> {
  view: HeatView;
  car: CarView;
  own: OwnView;
  shown: readonly HeatEvent[];
}

/**
 * What these cards would do if played now. wanted: number of cards for the gear; missing ones are left open. chosen: the cards
 * that are selected, not only pointed at.
 */
export function cardsPreview(
  view: HeatView,
  own: OwnView,
  cards: readonly Card[],
  wanted: number,
  chosen: readonly Card[] = cards,
): HeatPreview | null {
  if (cards.length === 0) return null;
  const forecast = forecastCards(view, own, cards, wanted);
  const parts = cards.map((card) => rangeOf(speedsOf(view, own, [card])));
  const missing = wanted - cards.length;
  const sum = rangeOf(forecast.outcomes.map((outcome) => outcome.speed));
  const whole = parts.length > 1 ? t('way.sum', { parts: parts.join(' + '), sum }) : sum;
  const preview = previewOf(own.seat, forecast, missing > 0 ? t('way.more', { n: missing, sum }) : whole);
  return preview && { ...preview, chosen };
}

/**
 * A forecast on the board: the path to where it takes the car, a ghost at either end of the range, and the corners
 * that are checked. A certain spin-out has its ghost before the corner. null if the car does not move.
 */
export function previewOf(seat: number, forecast: Forecast, label: string, targets?: HeatTarget[]): HeatPreview | null {
  const near = forecast.outcomes[0];
  const far = forecast.outcomes.at(-1);
  if (!near || !far || (far.landing.path.length === 0 && !targets)) return null;
  const ends = near === far ? [near] : [near, far];
  return {
    seat,
    to: { progress: far.landing.to, lane: far.landing.lane },
    ghosts: ends.map(ghostOf).filter((ghost, i, all) => i === 0 || ghost.progress !== all[0]?.progress),
    spin: forecast.spin,
    path: far.landing.path,
    label,
    hotCorners: far.corners.map(({ corner }) => corner),
    costs: forecastLines(forecast).map(({ text }) => text),
    ...(targets && { targets }),
  };
}

function ghostOf({ end, spin }: PlayOutcome): HeatPreview['ghosts'][number] {
  return { ...end, spun: spin !== null };
}

function rangeOf(numbers: readonly number[]): string {
  return range(Math.min(...numbers), Math.max(...numbers));
}
