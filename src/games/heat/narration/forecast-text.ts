// A forecast as text: the cost corner by corner, what a spin-out takes, and the short tag above a card.
// Not here: computing it (outlook/).

import type { DriverAids } from '@ui/ui-types';
import { HEAT } from '../data/cards';
import { type Forecast, forecastCards } from '../outlook/forecast';
import { coolingChange, cornerMarks, winsPress } from '../outlook/marks';
import { t } from '../text/t';
import type { Card, CornerForecast, HeatView, OwnView } from '../types';
import { pressText } from './condition-text';
import { shownForecast } from './shown-forecast';

/** One sentence of a forecast. bad: it mentions a spin-out. */
export interface ForecastLine {
  text: string;
  bad: boolean;
  /** What it is about besides Heat. */
  icon?: 'flame' | 'press' | 'cold';
}

/** The tag above a card. */
export interface CardTag {
  text: string;
  look: 'cost' | 'bad' | 'safe' | 'no';
  /** Whether it also wins a sponsorship card (R95). */
  press?: boolean;
  /** Whether the car stops where weather adds to cooldown (1) or forbids it (0). */
  cold?: 0 | 1;
}

/** Corner by corner, then what a spin-out would take; empty if no corner is crossed. */
export function forecastLines(forecast: Forecast): ForecastLine[] {
  const lines = cornersOf(forecast).map((corner) => cornerLine(forecast, corner));
  const spin = forecast.outcomes.findLast((outcome) => outcome.spin !== null)?.spin;
  const ended = lines.map(({ text, bad }) => ({ text: t('line.end', { line: text }), bad }));
  if (!spin) return ended;
  const takes = { corner: spin.name, lost: spin.heatLost, stress: spin.stress, laps: spin.lapsLost };
  const text = t(forecast.spin === 'surely' ? 'line.spin.surely' : 'line.spin.maybe', takes);
  return [...ended, { text, bad: true }];
}

/** All corners as one text, for tiles. */
export function forecastText(forecast: Forecast): string {
  return cornersOf(forecast)
    .map((corner) => cornerLine(forecast, corner).text)
    .join('. ');
}

/** What a turn costs, by message key. heat: '2', '2 to 5'. */
interface Cost {
  kind: 'free' | 'heat' | 'freeOrSpin' | 'heatOrSpin' | 'spin';
  heat: string;
}

/** low, high: Heat if the car does not spin out. */
function costOf(spin: Forecast['spin'], low: number, high: number): Cost {
  if (spin === 'surely') return { kind: 'spin', heat: '' };
  const paid = high === 0 ? 'free' : 'heat';
  return { kind: spin === 'maybe' ? `${paid}OrSpin` : paid, heat: range(low, high) };
}

function costOfAll({ heat, spin }: Forecast): Cost {
  return costOf(heat ? spin : 'surely', heat?.low ?? 0, heat?.high ?? 0);
}

/** 'Free', '2 heat', '2 to 5 heat', '2 heat or spin-out', 'Spin-out'. */
export function costText(forecast: Forecast): string {
  const { kind, heat } = costOfAll(forecast);
  return kind === 'heat' || kind === 'heatOrSpin' ? t(`cost.${kind}`, { heat }) : t(`cost.${kind}`);
}

/** A note with the total cost of the turn if it meets a corner: 'Free. In all: 2 heat'. forecast: null if not shown. */
export function noteWithAll(note: string, forecast: Forecast | null): string {
  if (forecast === null) return note;
  if (forecast.outcomes.every((outcome) => outcome.corners.length === 0)) return note;
  const { kind, heat } = costOfAll(forecast);
  const all = kind === 'heat' || kind === 'heatOrSpin' ? t(`inAll.${kind}`, { heat }) : t(`inAll.${kind}`);
  return t('react.withAll', { note, all });
}

/** What a corner costs: 'Prima Curva at 7, limit 5: 2 heat'. press: a card is won there at any speed. */
export function cornerCost({ name, speed, limit, heat, spinOut }: CornerForecast, press: boolean): string {
  const cost = costOf(spinOut ? 'surely' : 'never', heat, heat);
  return cornerText({ corner: name, speed: String(speed), limit }, cost, { some: false, press });
}

function cornerText(
  at: { corner: string; speed: string; limit: number },
  { kind, heat }: Cost,
  { some, press }: { some: boolean; press: boolean },
): string {
  return t(`line.corner.${kind}`, { ...at, heat, some: some ? 'yes' : 'no', press: press ? 'yes' : 'no' });
}

/**
 * The cost of this card with those already chosen: prices the whole play, from the cheapest to the dearest way to fill up
 * the gear's number of cards. null if no way reaches a corner or costs anything.
 */
export function tagOf(
  view: HeatView,
  own: OwnView,
  chosen: readonly Card[],
  wanted: number,
  card: Card,
  aids: DriverAids = 'all',
): CardTag | null {
  if (card === HEAT) return { text: t('tag.stuck'), look: 'no' };
  const forecast = shownForecast(forecastCards(view, own, [...chosen, card], wanted), aids);
  if (forecast === null) return null;
  const { heat, spin } = forecast;
  const marks = marksOf(view, forecast);
  if (!heat || spin === 'surely') return { text: t('tag.spin'), look: 'bad' };
  if (spin === 'maybe') return { text: t('tag.toSpin', { low: heat.low }), look: 'bad', ...marks };
  if (heat.high > 0) return { text: t('tag.heat', { heat: range(heat.low, heat.high) }), look: 'cost', ...marks };
  if (cornersOf(forecast).length === 0 && marks.cold === undefined) return null;
  return { text: t('tag.free'), look: 'safe', ...marks };
}

/** What every outcome without a spin-out brings besides its cost. */
function marksOf(view: HeatView, { outcomes }: Forecast): Pick<CardTag, 'press' | 'cold'> {
  const stays = outcomes.filter((outcome) => outcome.spin === null);
  if (stays.length === 0) return {};
  const press = stays.every((outcome) => winsPress(view, outcome));
  const change = coolingChange(view, stays);
  return { ...(press && { press }), ...(change !== null && { cold: change }) };
}

/** What weather, road and press change about a choice, one sentence each, for corners that any outcome meets. */
export function conditionLines(view: HeatView, forecast: Forecast): ForecastLine[] {
  const lines: ForecastLine[] = [];
  const add = (text: string, icon: ForecastLine['icon']) => lines.push({ text, bad: false, ...(icon && { icon }) });
  for (const { corner, name } of cornersOf(forecast)) {
    const { printed, change, limit, overheats, press } = cornerMarks(view, corner);
    const token = change < 0 ? 'condition.slower' : 'condition.faster';
    if (change !== 0) add(t(token, { corner: name, printed, n: Math.abs(change), limit }), 'flame');
    if (overheats) add(t('condition.overheat', { corner: name }), 'flame');
    if (press !== null) add(t('line.end', { line: pressText(limit) }), 'press');
  }
  const stays = forecast.outcomes.filter((outcome) => outcome.spin === null);
  const cooling = stays.length === 0 ? null : coolingChange(view, stays);
  if (cooling !== null) add(t(cooling === 1 ? 'condition.cold' : 'condition.warm'), 'cold');
  return lines;
}

/** Corners that any outcome meets, in the order crossed. */
function cornersOf(forecast: Forecast): CornerForecast[] {
  const met: CornerForecast[] = [];
  for (const { corners } of forecast.outcomes) {
    for (const corner of corners) if (!met.some((one) => one.corner === corner.corner)) met.push(corner);
  }
  return met;
}

function cornerLine({ outcomes }: Forecast, { corner, name, limit }: CornerForecast): ForecastLine {
  const checks = outcomes.flatMap((outcome) => outcome.corners.filter((one) => one.corner === corner));
  const speeds = checks.map(({ speed }) => speed);
  const paid = checks.filter(({ spinOut }) => !spinOut).map(({ heat }) => heat);
  const spins = checks.length - paid.length;
  const spin = spins === 0 ? 'never' : paid.length === 0 ? 'surely' : 'maybe';
  const cost = costOf(spin, Math.min(...paid), Math.max(...paid));
  const at = { corner: name, speed: range(Math.min(...speeds), Math.max(...speeds)), limit };
  return { text: cornerText(at, cost, { some: checks.length < outcomes.length, press: false }), bad: spins > 0 };
}

/** 'Your engine holds 2.' or, if cooling comes first, 'Your engine holds 2, 4 heat cards cooled first.' */
export function engineText(engine: number, cooled: number): string {
  return cooled === 0 ? t('engine.holds', { engine }) : t('engine.cooled', { engine, n: cooled });
}

/** A range as text: '3' or '3 to 6'. */
export function range(low: number, high: number): string {
  return low === high ? String(low) : t('range', { low, high });
}
