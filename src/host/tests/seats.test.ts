// How a setup becomes a config: who gets a start rank from qualifying.

import type { RaceSetup } from '@api/contract';
import { heat } from '@games/heat';
import { expect, test } from 'vitest';
import { configOf } from '../seats';

test('[R7] persons get their rank from qualifying; drivers without a lap of their own and AI drivers get none', () => {
  const setup: RaceSetup = {
    game: 'heat',
    circuit: 'usa',
    options: { grid: 'qualifying' },
    clock: 0,
    seats: [
      { name: 'Ben', colour: 'red', driver: { kind: 'hotseat' } },
      { name: 'Dora', colour: 'blue', driver: { kind: 'hotseat' } },
      { name: 'Cleo', colour: 'yellow', driver: { kind: 'ai', level: 'hard' } },
      { name: 'Ada', colour: 'green', driver: { kind: 'you' } },
      { name: 'Juan', colour: 'black', driver: { kind: 'automaton', id: 'legend' } },
    ],
  };
  const { cars } = configOf(heat, setup, ['Cleo', 'Ada', 'Ben']);
  expect(cars.map((car) => car.start)).toEqual([2, undefined, undefined, 1, undefined]);
  expect(configOf(heat, setup).cars.some((car) => car.start !== undefined)).toBe(false);
});
