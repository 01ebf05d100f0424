// Relay: a Derby whose cars keep their unplayed cards, in order, for the next race of their season, and in which every car
// that reaches the finish scores points. For tests of seasons only; not in the registry.

import type { GameDefinition, HandOver } from '../contract';
import { derby, parserOf, type ToyConfig, type ToyTypes } from './toy';

/** A secret word: no frame may contain it. */
export const BATON = 'baton';

/** Cards that a car has left, by seat; shared: how far all have come. */
function handOver(s: Readonly<ToyTypes['State']>): HandOver {
  const shared = { [BATON]: s.cars.map((car) => car.at) };
  return { shared, cars: s.cars.map((car) => [...car.pile, ...car.hand]) };
}

function parseConfig(value: unknown): ToyConfig {
  const { before, ...config } = value as ToyConfig;
  const parsed = derby.schemas.config.parse(config);
  if (before === undefined) return parsed;
  const fits = isBaton(before.shared) && before.cars.length === parsed.cars.length && before.cars.every(isPile);
  if (!fits) throw new Error('not what a relay hands on');
  return { ...parsed, before };
}

function isBaton(value: unknown): boolean {
  return typeof value === 'object' && value !== null && BATON in value;
}

function isPile(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.every((card) => Number.isInteger(card)));
}

export const relay: GameDefinition<ToyTypes> = {
  ...derby,
  id: 'relay',
  name: 'Relay',
  schemas: { ...derby.schemas, config: parserOf(parseConfig) },
  bonuses: [{ id: 'home', name: 'flying finish' }],
  scores: (s) =>
    derby.scores(s).map(({ points }, seat) => {
      const isOver = (s.cars[seat]?.at ?? 0) >= s.length;
      return isOver ? { points: points + 5, bonuses: [{ id: 'home', points: 5 }] } : { points, bonuses: [] };
    }),
  handOver,
  // Simulates an event that changes the length of a race.
  laps: (s) => s.length - 1,
  occasions: {
    option: 'length',
    drawn: { value: 'drawn', name: 'Wind to be drawn' },
    list: [
      { id: 'calm', name: 'Calm' },
      { id: 'gale', name: 'Gale' },
    ],
  },
  occasion: (s) => (s.length % 2 === 0 ? 'calm' : 'gale'),
};
