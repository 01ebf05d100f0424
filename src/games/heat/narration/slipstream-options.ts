// What each slipstream length shows before it is chosen, on its tile and on the board, and what staying leads to.

import { type Forecast, forecastSlipstream } from '../outlook/forecast';
import { t } from '../text/t';
import type { HeatChoices, HeatView, OwnView } from '../types';
import { conditionLines, cornerCost, type ForecastLine, forecastLines } from './forecast-text';
import type { HeatTarget } from './preview';

/** One length with its texts and preview. */
export interface SlipstreamOption {
  length: number;
  forecast: Forecast;
  note: string;
  look: 'plain' | 'bad';
  target: HeatTarget;
}

/** Every length on offer. */
export function slipstreamOptions(
  view: HeatView,
  own: OwnView,
  choices: Extract<HeatChoices, { kind: 'slipstream' }>,
): SlipstreamOption[] {
  const stays = forecastSlipstream(view, own, 0).outcomes[0];
  const met = stays?.corners.length ?? 0;
  return choices.lengths.map(({ length }) => {
    const forecast = forecastSlipstream(view, own, length);
    const outcome = forecast.outcomes[0];
    // Both begin where the turn began: corners beyond those of staying belong to the slipstream.
    const added = outcome?.corners.slice(met) ?? [];
    const spins = outcome?.spin ?? null;
    const either = spins !== null && stays?.spin?.corner === spins.corner;
    const costs = spins !== null || added.some(({ heat }) => heat > 0);
    const note = either
      ? t('slip.either', { corner: spins.name })
      : added.length === 0
        ? t('slip.noCorner')
        : added.map((corner) => cornerCost(corner, givesCard(view, corner.corner))).join('. ');
    const place = outcome?.landing ?? { to: 0, lane: 0 };
    const target: HeatTarget = {
      key: `slipstream.${length}`,
      progress: place.to,
      lane: place.lane,
      kind: costs ? 'risk' : 'safe',
    };
    return { length, forecast, note, look: spins === null ? 'plain' : 'bad', target };
  });
}

/** A line that a slipstream crosses wins a card at a press corner at any speed (R95). */
function givesCard(view: HeatView, corner: number): boolean {
  return view.sponsorship && view.press.includes(corner);
}

/** What staying costs, corner by corner. */
export function stayLines(view: HeatView, own: OwnView): ForecastLine[] {
  const forecast = forecastSlipstream(view, own, 0);
  return [...forecastLines(forecast), ...conditionLines(view, forecast).filter(({ icon }) => icon === 'press')];
}
