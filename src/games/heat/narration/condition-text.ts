// Weather, road tokens and press in short texts, for board, lists and forecasts. Not here: the rules' articles or the log.

import { ROAD, WEATHER } from '../data/conditions';
import { trackOf } from '../data/tracks';
import { pressSpeedAt } from '../outlook/marks';
import { t } from '../text/t';
import type { HeatView, RoadId, WeatherId } from '../types';

/** The part of a view about weather, road and press. */
type Effects = Pick<HeatView, 'track' | 'weather' | 'road' | 'limits' | 'weatherSectors' | 'press'>;

/** A weather's name: 'Heavy rain'. */
export function weatherName(weather: WeatherId): string {
  return t(`weather.${weather}`);
}

/** What the weather does before the race and where it lasts, in two sentences. */
export function weatherText(weather: WeatherId): string {
  return t(`weatherText.${weather}`);
}

/** A road token's name: 'Greasy corner'. */
export function roadName(token: RoadId): string {
  return t(`road.${token}`);
}

/** The weather's lasting effect: 'Cooldown +1'. */
export function lastingText(weather: WeatherId): string {
  return t(`lasting.${WEATHER[weather].lasting}`);
}

/** What weather changes in every deck before the race: '3 heat into every deck'. */
export function setupText(weather: WeatherId): string {
  const { stress, engineHeat, heatToDeck, heatToDiscard } = WEATHER[weather];
  if (heatToDeck > 0) return t('weatherSetup.heatToDeck', { n: heatToDeck });
  if (heatToDiscard > 0) return t('weatherSetup.heatToDiscard', { n: heatToDiscard });
  const change = stress !== 0 ? stress : engineHeat;
  const values = { n: Math.abs(change), way: change > 0 ? 'more' : 'less' } as const;
  return t(stress !== 0 ? 'weatherSetup.stress' : 'weatherSetup.engine', values);
}

/** What the token of a corner does: 'Greasy corner: limit 5 to 4'; null if it has none. */
export function tokenText(
  view: Pick<HeatView, 'track' | 'weather' | 'road' | 'limits'>,
  corner: number,
): string | null {
  const id = view.road[corner];
  if (id === null || id === undefined) return null;
  switch (id) {
    case 'weather':
      return view.weather === null ? roadName(id) : t('token.weather', { lasting: WEATHER[view.weather].lasting });
    case 'slower':
    case 'faster': {
      const printed = trackOf(view.track).corners[corner]?.limit ?? 0;
      return t(`token.${id}`, { printed, limit: view.limits[corner] ?? 0 });
    }
    case 'freeBoost':
      return t('token.freeBoost');
    case 'overheat':
    case 'tow':
      return t(`token.${id}`, { n: ROAD[id].value });
  }
}

/** Whether the weather reaches a sector by a token, or because it is the home sector. */
function reachOf({ road }: Pick<HeatView, 'road'>, sector: number): 'front' | 'home' {
  return road[sector] === 'weather' ? 'front' : 'home';
}

/** A sector that the weather reaches: 'Weather front' or 'Home sector', its effect, and both as text for screen readers. */
export function sectorText(
  view: Pick<HeatView, 'road'>,
  weather: WeatherId,
  sector: number,
): { title: string; text: string; spoken: string } {
  const reach = reachOf(view, sector);
  const title = reach === 'front' ? roadName('weather') : t('sector.home');
  const { lasting } = WEATHER[weather];
  return { title, text: lastingText(weather), spoken: t('sector.told', { sector: reach, weather, lasting }) };
}

/** What weather, road and press change at a corner and in its sector, one sentence each; empty if nothing. */
export function effectsAt(view: Effects, corner: number): string[] {
  const { weather } = view;
  const token = tokenText(view, corner);
  const isHome = view.weatherSectors.includes(corner) && reachOf(view, corner) === 'home';
  return [
    ...(token === null ? [] : [token]),
    ...(isHome && weather !== null ? [t('sector.home.lasting', { lasting: WEATHER[weather].lasting })] : []),
    ...(view.press.includes(corner) ? [pressText(view.limits[corner] ?? 0)] : []),
  ];
}

/** A corner with every effect there: 'Chapel · limit 4', then a line for each effect. */
export function cornerRule(view: Effects, corner: number): string {
  return [cornerLimit(cornerIn(view, corner), view.limits[corner] ?? 0), ...effectsAt(view, corner)].join('\n');
}

/** A corner's name and limit: 'Chapel · limit 4'. */
export function cornerLimit(corner: string, limit: number): string {
  return t('corner.rule', { corner, limit });
}

/** The same for screen readers: 'Chapel, limit 4. Greasy corner: limit 5 to 4'. */
export function cornerRuleSpoken(view: Effects, corner: number): string {
  const head = t('corner.rule.said', { corner: cornerIn(view, corner), limit: view.limits[corner] ?? 0 });
  return [head, ...effectsAt(view, corner)].join('. ');
}

/** 'Press: 6 or more takes a sponsorship card' (R95). limit: with the road token, without a car's symbols. */
export function pressText(limit: number): string {
  return t('press.rule', { speed: pressSpeedAt(limit) });
}

function cornerIn({ track }: Pick<HeatView, 'track'>, corner: number): string {
  return trackOf(track).corners[corner]?.name ?? '';
}
