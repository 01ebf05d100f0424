// Upgrades stored states from earlier versions of Heat. Not here: files and databases (core/save.ts, the store).

import type { Json, Migration } from '@core/contract';

type Fields = { [key: string]: Json };

/** One migration per stateVersion. */
export const MIGRATIONS: readonly Migration[] = [
  { to: 2, name: 'Garage, weather, road, events and sponsorship, all of them off', up: withModules },
];

function withModules(state: Json): Json {
  const { limitChange, cars, ...rest } = state as Fields & { limitChange: Json[]; cars: Fields[] };
  const had: Json = {
    ...rest,
    cars: cars.map((car) => ({ ...car, towedFrom: car.from ?? 0, weatherCooled: false, picks: [] })),
    garage: 'off',
    weatherReach: 'home',
    sponsorship: false,
    event: null,
    press: [],
    weather: null,
    road: limitChange.map(() => null),
    hasWeather: false,
    draft: null,
    upgrades: [],
    removed: [],
    sponsorDeck: [],
    firstLap: [],
    eventsDrawn: [],
  };
  return had;
}
