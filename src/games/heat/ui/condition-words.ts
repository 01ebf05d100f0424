// Weather, road tokens and press in a few words, for board, lists and forecasts. Not for: the rules drawer or the log.

import { type Lasting, ROAD, WEATHER } from '../data/conditions';
import { PRESS_MARGIN } from '../data/costs';
import { trackOf } from '../data/tracks';
import type { HeatView, WeatherId } from '../types';

/** What a view says of weather, road and press. */
type Effects = Pick<HeatView, 'track' | 'weather' | 'road' | 'limits' | 'weatherSectors' | 'press'>;

/** What weather does where it lasts. */
const LASTING: Readonly<Record<Lasting, string>> = {
  noCooldown: 'No cooldown',
  noSlipstream: 'No slipstream starts',
  slipstreamPlus2: 'Slipstream +2',
  cooldownPlus1: 'Cooldown +1',
};

/** 'Cooldown +1'. */
export function lastingWords(weather: WeatherId): string {
  return LASTING[WEATHER[weather].lasting];
}

/** What weather changes in every deck before the race: '3 heat into every deck'. */
export function setupWords(weather: WeatherId): string {
  const { stress, engineHeat, heatToDeck, heatToDiscard } = WEATHER[weather];
  if (heatToDeck > 0) return `${heatToDeck} heat into every deck`;
  if (heatToDiscard > 0) return `${heatToDiscard} heat start discarded`;
  if (stress !== 0) return `${Math.abs(stress)} stress ${stress > 0 ? 'more' : 'less'} in every deck`;
  return `${Math.abs(engineHeat)} heat ${engineHeat > 0 ? 'more' : 'less'} in every engine`;
}

/** What the token of a corner does: 'Greasy corner: limit 5 to 4'; null where none lies there. */
export function tokenWords(
  view: Pick<HeatView, 'track' | 'weather' | 'road' | 'limits'>,
  corner: number,
): string | null {
  const id = view.road[corner];
  if (id === null || id === undefined) return null;
  const { name, effect, value } = ROAD[id];
  switch (effect) {
    case 'weather':
      return view.weather === null ? name : `${name}: ${lower(lastingWords(view.weather))}`;
    case 'overheat':
      return `${name}: pay ${value} more`;
    case 'limit':
      return `${name}: limit ${trackOf(view.track).corners[corner]?.limit ?? 0} to ${view.limits[corner] ?? 0}`;
    case 'freeBoost':
      return `${name}: boost is free`;
    case 'slipstream':
      return `${name}: slipstream +${value}`;
  }
}

/** What holds in a sector that the weather reaches: 'Weather front' or 'Home sector', and its effect. */
export function sectorWords(view: Pick<HeatView, 'weather' | 'road'>, sector: number): { title: string; text: string } {
  const title = view.road[sector] === 'weather' ? ROAD.weather.name : 'Home sector';
  return { title, text: view.weather === null ? '' : lastingWords(view.weather) };
}

/** What weather, road and press bring about at a corner and in its sector, one sentence each; empty: nothing. */
export function effectsAt(view: Effects, corner: number): string[] {
  const token = tokenWords(view, corner);
  const isHome = view.weatherSectors.includes(corner) && view.road[corner] !== 'weather';
  const { title, text } = sectorWords(view, corner);
  const limit = view.limits[corner] ?? 0;
  return [
    ...(token === null ? [] : [token]),
    ...(isHome ? [`${title}: ${lower(text)}`] : []),
    ...(view.press.includes(corner) ? [pressWords(limit)] : []),
  ];
}

/** A corner with all that holds there: 'Chapel · limit 4', then a line for each effect. */
export function cornerRule(view: Effects, corner: number): string {
  const name = trackOf(view.track).corners[corner]?.name ?? '';
  return [`${name} · limit ${view.limits[corner] ?? 0}`, ...effectsAt(view, corner)].join('\n');
}

/** 'Press: 6 or more takes a sponsorship card' (R95). limit: with the road token, without symbols of a car. */
export function pressWords(limit: number): string {
  return `Press: ${limit + PRESS_MARGIN} or more takes a sponsorship card`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
