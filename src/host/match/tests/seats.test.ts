// How a setup becomes a config: who gets a start rank, from the setup itself or from qualifying.

import type { Driver, RaceSetup } from '@api/contract';
import { havoc } from '@games/havoc';
import { heat } from '@games/heat';
import { expect, test } from 'vitest';
import { configOf } from '../seats';

test('[R7] people get their rank from qualifying; drivers without a lap of their own and AI drivers get none', () => {
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

test('ranks given in the setup override qualifying, for every kind of driver; a missing one moves the others up', () => {
  const seat = (name: string, colour: 'red' | 'blue' | 'yellow', driver: Driver, start?: number) => {
    return { name, colour, driver, ...(start !== undefined && { start }) };
  };
  const seats = [
    seat('Ada', 'red', { kind: 'you' }, 4),
    seat('Juan', 'blue', { kind: 'automaton', id: 'legend' }, 1),
    seat('Cleo', 'yellow', { kind: 'ai', level: 'hard' }, 2),
  ];
  const setup: RaceSetup = { game: 'heat', circuit: 'usa', options: { grid: 'qualifying' }, clock: 0, seats };
  expect(configOf(heat, setup, ['Ada']).cars).toEqual([
    { colour: 'red', start: 3 },
    { colour: 'blue', automaton: 'legend', start: 1 },
    { colour: 'yellow', start: 2 },
  ]);
  // A game whose grid can't be given has no ranks.
  const plain = { ...setup, game: 'havoc', circuit: havoc.circuits[0]!.id, options: {} };
  expect(configOf(havoc, plain).cars.some((car) => car.start !== undefined)).toBe(false);
});
