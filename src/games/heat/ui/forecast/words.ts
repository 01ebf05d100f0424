// A forecast in words: corner by corner what it costs, what a spin-out takes, and the short tag over a card.
// Not for: reckoning (forecast.ts).

import { cooldownAllowed, limitChange, limitOf, overheatAt, weatherCooldown } from '../../conditions';
import { HEAT } from '../../data/cards';
import { PRESS_MARGIN } from '../../data/costs';
import { trackOf } from '../../data/tracks';
import type { Card, CornerForecast, HeatView, OwnView } from '../../types';
import { pressWords } from '../condition-words';
import { count } from '../texts';
import type { Fate } from './fate';
import { type Forecast, forecastCards } from './forecast';

/** One sentence of a forecast; bad: it speaks of a spin-out. */
export interface ForecastLine {
  text: string;
  bad: boolean;
  /** What it speaks of besides Heat. */
  icon?: 'flame' | 'press' | 'cold';
}

/** The tag over a card. */
export interface CardTag {
  text: string;
  look: 'cost' | 'bad' | 'safe' | 'no';
  /** A sponsorship card is won too (R95). */
  press?: boolean;
  /** The car stops where weather adds to cooldown (1), or forbids it (0). */
  cold?: 0 | 1;
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
  const marks = marksOf(view, forecast);
  if (!heat || spin === 'surely') return { text: 'Spin-out', look: 'bad' };
  if (spin === 'maybe') return { text: `${heat.low} to spin-out`, look: 'bad', ...marks };
  if (heat.high > 0) return { text: `${range(heat.low, heat.high)} heat`, look: 'cost', ...marks };
  if (cornersOf(forecast).length === 0 && marks.cold === undefined) return null;
  return { text: 'Free', look: 'safe', ...marks };
}

/** What every outcome without a spin-out brings besides its cost. */
function marksOf(view: HeatView, { fates }: Forecast): Pick<CardTag, 'press' | 'cold'> {
  const stays = fates.filter((fate) => fate.spin === null);
  if (stays.length === 0) return {};
  const press = stays.every((fate) => winsPress(view, fate));
  const change = coolingChange(view, stays);
  return { ...(press && { press }), ...(change !== null && { cold: change }) };
}

/** Whether the press gives a card for a corner of this turn (R95): the limit for everybody counts, not the car's own. */
function winsPress(view: HeatView, { corners, speed }: Fate): boolean {
  if (!view.sponsorship) return false;
  return corners.some(({ corner }) => {
    return view.press.includes(corner) && speed >= limitOf(view, corner) + PRESS_MARGIN;
  });
}

/** 1: weather adds a cooldown wherever the turn ends; 0: it lets nobody cool there; null: neither, or not everywhere. */
function coolingChange(view: HeatView, fates: readonly Fate[]): 0 | 1 | null {
  const places = fates.map(({ landing }) => ({ progress: landing.to }));
  if (places.every((place) => weatherCooldown(view, place) > 0)) return 1;
  return places.every((place) => !cooldownAllowed(view, place)) ? 0 : null;
}

/** What weather, road and press make of a choice, one sentence each; for corners that any outcome meets. */
export function conditionLines(view: HeatView, forecast: Forecast): ForecastLine[] {
  const lines: ForecastLine[] = [];
  for (const { corner, name } of cornersOf(forecast)) {
    const change = limitChange(view, corner);
    const printed = trackOf(view.track).corners[corner]?.limit ?? 0;
    const sum = `${printed} ${change < 0 ? '−' : '+'} ${Math.abs(change)}`;
    if (change !== 0) {
      const token = change < 0 ? 'greasy' : 'fresh';
      lines.push({ text: `${name}: ${sum} ${token} = limit ${limitOf(view, corner)}.`, bad: false, icon: 'flame' });
    }
    if (overheatAt(view, corner) > 0) {
      lines.push({ text: `${name}: who pays there pays 1 more.`, bad: false, icon: 'flame' });
    }
    if (view.sponsorship && view.press.includes(corner)) {
      lines.push({ text: `${pressWords(limitOf(view, corner))}.`, bad: false, icon: 'press' });
    }
  }
  const stays = forecast.fates.filter((fate) => fate.spin === null);
  const cooling = stays.length === 0 ? null : coolingChange(view, stays);
  if (cooling === 1) lines.push({ text: 'Where it ends: cooldown +1.', bad: false, icon: 'cold' });
  if (cooling === 0) lines.push({ text: 'Where it ends: no cooldown.', bad: false, icon: 'cold' });
  return lines;
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
