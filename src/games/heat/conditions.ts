// The one place that computes how token, weather, card and place change a limit, a cost, a cooldown or a slipstream.
// Works on Conditions, which states and views both have, so that rules, the outlook and AI drivers agree. Screens read it
// through outlook/.

import { ROAD, WEATHER, WEATHER_COOLDOWN, WEATHER_SLIPSTREAM } from './data/conditions';
import { BOOST_HEAT, PRESS_MARGIN } from './data/costs';
import { spaceOf, trackOf } from './data/tracks';
import type { Car, Conditions } from './types';

/** Spaces of a plain slipstream (R53). */
export const SLIPSTREAM = 2;

/** The lowest limit that tokens and symbols leave (R57). */
const LEAST_LIMIT = 1;

/** A car's position, as far as it matters here. */
export type Placed = Pick<Car, 'progress'>;

/** What a road token adds to the limit of a corner (R57). */
export function limitChange(c: Conditions, corner: number): number {
  const token = c.road[corner];
  if (token === null || token === undefined) return 0;
  return ROAD[token].effect === 'limit' ? ROAD[token].value : 0;
}

/** Limit of a corner for everyone: as printed, with its road token, at least 1 (R57). */
export function limitOf(c: Conditions, corner: number): number {
  return limitWith(c, corner, 0);
}

/** Limit of a corner for this car, with its own Limit symbols (R47, R57). */
export function limitFor(c: Conditions, car: Pick<Car, 'limitBonus'>, corner: number): number {
  return limitWith(c, corner, car.limitBonus);
}

/** Limit of a corner with Limit symbols of this sum (R47, R57). */
function limitWith(c: Conditions, corner: number, symbols: number): number {
  return changedLimit(trackOf(c.track).corners[corner]?.limit ?? 0, limitChange(c, corner) + symbols);
}

/** A limit with what tokens and symbols add to it (R57). */
export function changedLimit(limit: number, change: number): number {
  return Math.max(LEAST_LIMIT, limit + change);
}

/** Heat for this car to take a corner at this speed (R58). */
export function cornerCost(c: Conditions, car: Pick<Car, 'limitBonus'>, corner: number, speed: number): number {
  return excessHeat(speed, limitFor(c, car, corner), overheatAt(c, corner));
}

/** Heat for this speed at this limit: the excess, and what Overheat adds if there is any (R58). */
export function excessHeat(speed: number, limit: number, overheat: number): number {
  return speed > limit ? speed - limit + overheat : 0;
}

/** Speed that wins a sponsorship card at a press corner: the limit for everyone counts, not the car's own (R95). */
export function pressSpeed(c: Conditions, corner: number): number {
  return pressSpeedAt(limitOf(c, corner));
}

/** Speed that wins a sponsorship card at a press corner with this limit (R95). */
export function pressSpeedAt(limit: number): number {
  return limit + PRESS_MARGIN;
}

/** What Overheat adds for a car that pays at this corner (R58). */
export function overheatAt(c: Conditions, corner: number): number {
  const token = c.road[corner];
  if (token === null || token === undefined) return 0;
  return ROAD[token].effect === 'overheat' ? ROAD[token].value : 0;
}

/** The sector of a progress (R87). */
export function sectorAt(c: Conditions, progress: number): number {
  const track = trackOf(c.track);
  return track.sector[spaceOf(track, progress)] ?? 0;
}

/** Whether the weather's lasting effect applies in a sector (R88). */
export function weatherHolds(c: Conditions, sector: number): boolean {
  if (c.weather === null) return false;
  if (c.road[sector] === 'weather') return true;
  return c.weatherReach === 'home' && trackOf(c.track).sectors[sector]?.home === true;
}

/** The sectors in which the weather's lasting effect applies, ascending (R88). */
export function weatherSectors(c: Conditions): number[] {
  const sectors: number[] = [];
  for (const { index } of trackOf(c.track).sectors) if (weatherHolds(c, index)) sectors.push(index);
  return sectors;
}

/** Whether any cooldown may be used where the car is (R89). */
export function cooldownAllowed(c: Conditions, car: Placed): boolean {
  return !(c.weather !== null && WEATHER[c.weather].lasting === 'noCooldown' && holdsAt(c, car));
}

/** Cooldown that weather adds where the car is (R89). Once per turn, which the caller has to enforce. */
export function weatherCooldown(c: Conditions, car: Placed): number {
  if (c.weather === null || WEATHER[c.weather].lasting !== 'cooldownPlus1') return 0;
  return holdsAt(c, car) ? WEATHER_COOLDOWN : 0;
}

/**
 * Cooldown that may be used where the car is: what symbols have left, and the weather's unless it is used up (R38, R89).
 */
export function cooldownAt(c: Conditions, car: Placed, left: number, isWeatherUsed: boolean): number {
  return cooldownAllowed(c, car) ? left + (isWeatherUsed ? 0 : weatherCooldown(c, car)) : 0;
}

/** Whether a slipstream may start where the car is (R90). */
export function mayStartSlipstream(c: Conditions, car: Placed): boolean {
  return !(c.weather !== null && WEATHER[c.weather].lasting === 'noSlipstream' && holdsAt(c, car));
}

/** The longest slipstream from where the car is (R53). */
export function slipstreamMost(c: Conditions, car: Placed & Pick<Car, 'slipstreamBonus'>): number {
  return slipstreamOf(car.slipstreamBonus, slipstreamMore(c, car));
}

/** The longest slipstream with Slipstream symbols of this sum and what the place adds (R53). */
export function slipstreamOf(symbols: number, more: number): number {
  return SLIPSTREAM + symbols + more;
}

/** Spaces that Tailwind and weather add to a slipstream from where the car is (R53, R88). */
export function slipstreamMore(c: Conditions, car: Placed): number {
  const token = c.road[sectorAt(c, car.progress)];
  let more = token === null || token === undefined || ROAD[token].effect !== 'slipstream' ? 0 : ROAD[token].value;
  if (c.weather !== null && WEATHER[c.weather].lasting === 'slipstreamPlus2' && holdsAt(c, car)) {
    more += WEATHER_SLIPSTREAM;
  }
  return more;
}

/** Heat that a boost costs where the car is (R40, R91). */
export function boostHeat(c: Conditions, car: Placed): number {
  const token = c.road[sectorAt(c, car.progress)];
  return token === 'freeBoost' ? 0 : BOOST_HEAT;
}

function holdsAt(c: Conditions, car: Placed): boolean {
  return weatherHolds(c, sectorAt(c, car.progress));
}
