// The six weather tokens and the six kinds of road tokens (2.8). Derived from conditions.json.
// Not here: where they apply in a race (../conditions.ts).

import type { RoadId, WeatherId } from '../types';
import source from './conditions.json';

/** The lasting effect of weather, in the sectors it reaches. */
export type Lasting = 'noCooldown' | 'noSlipstream' | 'slipstreamPlus2' | 'cooldownPlus1';

/** A weather token. Setup: cards added to or removed from every deck and Engine, and Heat moved out of the Engine (R8, R9). */
export interface Weather {
  readonly id: WeatherId;
  readonly name: string;
  readonly stress: number;
  readonly engineHeat: number;
  readonly heatToDeck: number;
  readonly heatToDiscard: number;
  readonly lasting: Lasting;
  readonly text: string;
}

/** A road token: on a corner, or on the sector that leads away from it. value: limit, Heat or spaces. */
export interface RoadToken {
  readonly id: RoadId;
  readonly name: string;
  readonly scope: 'corner' | 'sector';
  readonly copies: number;
  readonly effect: 'weather' | 'overheat' | 'limit' | 'freeBoost' | 'slipstream';
  readonly value: number;
  readonly text: string;
}

export const WEATHER_IDS = [
  'overcast',
  'fog',
  'storm',
  'coldSnap',
  'rain',
  'heatwave',
] as const satisfies readonly WeatherId[];
export const ROAD_IDS = [
  'weather',
  'overheat',
  'slower',
  'faster',
  'freeBoost',
  'tow',
] as const satisfies readonly RoadId[];

/** The weather tokens by id. */
export const WEATHER: Readonly<Record<WeatherId, Weather>> = byId(WEATHER_IDS, weatherFrom);

/** The road tokens by id. */
export const ROAD: Readonly<Record<RoadId, RoadToken>> = byId(ROAD_IDS, roadFrom);

/** All twelve road tokens, before they are shuffled (R86). */
export const ROAD_TOKENS: readonly RoadId[] = ROAD_IDS.flatMap((id) => Array<RoadId>(ROAD[id].copies).fill(id));

/** Spaces that weather may add to a slipstream (R53). */
export const WEATHER_SLIPSTREAM = 2;
/** Cooldown that weather may add (R89). */
export const WEATHER_COOLDOWN = 1;

function weatherFrom(id: WeatherId): Weather {
  const token = source.weather.find((one) => one.id === id);
  if (token === undefined) throw new Error(`conditions.json lacks the weather ${id}`);
  const setup: { [name: string]: number | undefined } = token.setup;
  return {
    id,
    name: token.name,
    stress: setup.stress ?? 0,
    engineHeat: setup.engineHeat ?? 0,
    heatToDeck: setup.heatToDeck ?? 0,
    heatToDiscard: setup.heatToDiscard ?? 0,
    lasting: token.ongoing as Lasting,
    text: token.text,
  };
}

function roadFrom(id: RoadId): RoadToken {
  const token = source.road.find((one) => one.id === id);
  if (token === undefined) throw new Error(`conditions.json lacks the road token ${id}`);
  return {
    id,
    name: token.name,
    scope: token.scope as RoadToken['scope'],
    copies: token.copies,
    effect: token.effect as RoadToken['effect'],
    value: token.value ?? 0,
    text: token.text,
  };
}

function byId<K extends string, V>(ids: readonly K[], make: (id: K) => V): Record<K, V> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<K, V>;
}
