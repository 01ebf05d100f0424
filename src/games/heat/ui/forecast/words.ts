// A forecast in words: corner by corner what it costs, what a spin-out takes, and the short tag over a card.
// Not for: reckoning (forecast.ts).

import { HEAT } from '../../data/cards';
import type { Card, CornerForecast, HeatView, OwnView } from '../../types';
import { count } from '../texts';
import { type Forecast, forecastCards } from './forecast';

/** One sentence of a forecast; bad: it speaks of a spin-out. */
export interface ForecastLine {
  text: string;
  bad: boolean;
}

/** The tag over a card. */
export interface CardTag {
  text: string;
  look: 'cost' | 'bad' | 'safe' | 'no';
}

/** Corner by corner, then what a spin-out would take; empty where no corner is crossed. */
export function forecastLines(forecast: Forecast): ForecastLine[] {
  const lines = cornersOf(forecast).map((corner) => cornerLine(forecast, corner));
  const spin = forecast.fates.findLast((fate) => fate.spin !== null)?.spin;
  if (!spin) return lines;
  const lost = [
    spin.heatLost > 0 ? `all ${spin.heatLost} heat lost` : null,
    `${spin.stress} stress`,
    spin.lapsLost > 0 ? 'the lap taken back' : null,
  ];
  const takes = `back before ${spin.name} in 1st gear, ${lost.filter(Boolean).join(', ')}`;
  const text = forecast.spin === 'surely' ? `You go ${takes}.` : `A spin-out: ${takes}.`;
  return [...lines, { text, bad: true }];
}

/** All lines as one text, for tiles. */
export function forecastText(forecast: Forecast): string {
  const corners = cornersOf(forecast).map((corner) => cornerLine(forecast, corner).text.replace(/\.$/, ''));
  return corners.join('. ');
}

/** 'Free', '2 heat', '2 to 5 heat', '2 heat or spin-out', 'Spin-out'. */
export function costText({ heat, spin }: Forecast): string {
  if (!heat || spin === 'surely') return 'Spin-out';
  const paid = heat.high === 0 ? 'Free' : `${range(heat.low, heat.high)} heat`;
  return spin === 'maybe' ? `${paid} or spin-out` : paid;
}

/**
 * What this card costs beside those chosen: the whole play is priced, from the cheapest to the dearest way to make up the
 * number of cards that the gear wants. null where no way reaches a corner or costs anything.
 */
export function tagOf(
  view: HeatView,
  own: OwnView,
  chosen: readonly Card[],
  wanted: number,
  card: Card,
): CardTag | null {
  if (card === HEAT) return { text: 'Stuck', look: 'no' };
  const forecast = forecastCards(view, own, [...chosen, card], wanted);
  const { heat, spin } = forecast;
  if (!heat || spin === 'surely') return { text: 'Spin-out', look: 'bad' };
  if (spin === 'maybe') return { text: `${heat.low} to spin-out`, look: 'bad' };
  if (heat.high > 0) return { text: `${range(heat.low, heat.high)} heat`, look: 'cost' };
  return cornersOf(forecast).length === 0 ? null : { text: 'Free', look: 'safe' };
}

/** Corners that any fate meets, in the order crossed. */
function cornersOf(forecast: Forecast): CornerForecast[] {
  const met: CornerForecast[] = [];
  for (const { corners } of forecast.fates) {
    for (const corner of corners) if (!met.some((one) => one.corner === corner.corner)) met.push(corner);
  }
  return met;
}

function cornerLine({ fates }: Forecast, { corner, name, limit }: CornerForecast): ForecastLine {
  const checks = fates.flatMap((fate) => fate.corners.filter((one) => one.corner === corner));
  const speeds = checks.map(({ speed }) => speed);
  const paid = checks.filter(({ spinOut }) => !spinOut).map(({ heat }) => heat);
  const spins = checks.length - paid.length;
  const free = Math.max(...paid) === 0 ? 'free' : `${range(Math.min(...paid), Math.max(...paid))} heat`;
  const cost = spins === 0 ? free : paid.length === 0 ? 'spin-out' : `${free} or spin-out`;
  const some = checks.length < fates.length ? ', if you get there' : '';
  const at = range(Math.min(...speeds), Math.max(...speeds));
  return { text: `${name} at ${at}, limit ${limit}: ${cost}${some}.`, bad: spins > 0 };
}

/** 'Your engine holds 2.' or, where cooling comes first, 'Your engine holds 2, 4 once you have cooled.' */
export function engineText(engine: number, cooled: number): string {
  if (cooled === 0) return `Your engine holds ${engine}.`;
  return `Your engine holds ${engine}, ${count(cooled, 'heat card')} cooled first.`;
}

/** '3' or '3 to 6'. */
export function range(low: number, high: number): string {
  return low === high ? String(low) : `${low} to ${high}`;
}
