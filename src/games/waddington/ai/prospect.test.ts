// Checks the prospect against the rules: exactly where a position can be computed by hand, and for
// consistency over the whole board.

import { begin } from '@core/engine';
import { expect, test } from 'vitest';
import { CIRCUIT_IDS, circuitOf, placeNamed } from '../data/circuits';
import { waddington } from '../index';
import { FALLS } from '../outlook/falls';
import { raceConfig } from '../tests/race-config';
import type { WaddingtonOptions, WaddingtonState } from '../types';
import { lanesOf } from './lanes';
import { prospectOf, turnsFrom, turnsFromPit } from './prospect';

function startOf(circuit: string, options: Partial<WaddingtonOptions> = {}): WaddingtonState {
  const start = begin(waddington, raceConfig(circuit, 2, options), 'prospect');
  if (!start.ok) throw new Error(start.violation.code);
  return start.value.state;
}

test("[R39-R41] the results of the dice have the chart's chances", () => {
  const countsOf = (falls: readonly { spin: boolean; tyres: number; brakes: number; chance: number }[] | undefined) =>
    Object.fromEntries(
      (falls ?? []).map(({ spin, tyres, brakes, chance }) => [
        spin ? 'spin' : `${tyres}/${brakes}`,
        Math.round(chance * 36),
      ]),
    );
  expect(countsOf(FALLS[20][0])).toEqual({ '0/0': 21, '1/0': 11, spin: 4 });
  expect(countsOf(FALLS[40][3])).toEqual({ '0/0': 4, '1/0': 11, '2/0': 7, '1/1': 10, spin: 4 });
  expect(countsOf(FALLS[40][4])).toEqual({ '0/0': 4, '1/0': 11, '1/1': 10, spin: 11 });
});

test('[R7, R18] lanes are roads of that many squares over the empty circuit', () => {
  const circuit = circuitOf('thornbury-park');
  const ends = (from: string, n: number) =>
    [...new Set((lanesOf(circuit)[placeNamed(circuit, from)]?.[n] ?? []).map(({ to }) => circuit.places[to]))].sort();
  expect(ends('13/3', 1)).toEqual(['B1/2', 'B1/4']);
  expect(ends('13/3', 3)).toEqual(['16/2', '16/3', '16/4']);
  expect(ends('13/3', 4)).toEqual(['C1/2', 'C1/4']);
});

test('a car that reaches the flag this turn needs one turn, minus how far it goes past it', () => {
  const circuit = circuitOf('thornbury-park');
  const prospect = prospectOf(startOf('thornbury-park'), 1);
  // From 71/3 at 100 it may go up to 160: eight squares, the last in row 7, with no band on the way.
  expect(turnsFrom(prospect, 1, placeNamed(circuit, '71/3'), 100, 0, 0)).toBeCloseTo(1 - 7 / 9, 5);
  expect(turnsFrom(prospect, 1, placeNamed(circuit, '71/3'), 0, 0, 0)).toBeCloseTo(1 - 2 / 9, 5);
});

test.each(CIRCUIT_IDS)('every state on %s has a prospect, and wear never improves it', (id) => {
  const { circuit, ...prospect } = prospectOf(startOf(id), 2);
  const o = { circuit, ...prospect };
  for (let place = 0; place < circuit.squares; place++) {
    for (let reading = 0; reading <= 160; reading += 20) {
      const fresh = turnsFrom(o, 3, place, reading, 0, 0);
      expect(fresh).toBeGreaterThan(10);
      expect(fresh).toBeLessThan(60);
      expect(turnsFrom(o, 3, place, reading, 0, 5)).toBeGreaterThanOrEqual(fresh - 1e-4);
      expect(turnsFrom(o, 3, place, reading, 8, 0)).toBeGreaterThanOrEqual(fresh - 1e-4);
    }
  }
  // S9: fast laps take 11 to 13 turns with no wear and no spin-off. This counts both.
  const grid = circuit.grid[2] ?? 0;
  const race = turnsFrom(o, 6, grid, 0, 0, 0);
  expect(race).toBeGreaterThan(55);
  expect(race).toBeLessThan(75);
  expect(turnsFrom(o, 9, grid, 0, 0, 0)).toBeCloseTo(race + 3 * o.lapTurns, 3);
});

test('[R46-R50] a stop pays for a worn car with laps to go, not for a fresh one or in the last lap', () => {
  const circuit = circuitOf('porto-sirena');
  const prospect = prospectOf(startOf('porto-sirena'), 1);
  const from = circuit.pitFrom[1] ?? 0;
  const past = (laps: number, tyres: number, brakes: number) => turnsFrom(prospect, laps, from, 20, tyres, brakes);
  expect(turnsFromPit(prospect, 4)).toBeLessThan(past(4, 8, 5));
  expect(turnsFromPit(prospect, 4)).toBeGreaterThan(past(4, 0, 0));
  expect(turnsFromPit(prospect, 1)).toBeGreaterThan(past(1, 8, 5));
});

test('options change the prospect: strict tyres cost a worn car turns, and a pack without pit cards makes stops quick', () => {
  const grid = circuitOf('porto-sirena').grid[1] ?? 0;
  const [usual, strict, plain] = [{}, { strictTyres: true }, { pitCards: false }].map((options) =>
    prospectOf(startOf('porto-sirena', options), 1),
  );
  if (!usual || !strict || !plain) throw new Error('no prospect');
  expect(turnsFrom(strict, 2, grid, 0, 8, 0)).toBeGreaterThan(turnsFrom(usual, 2, grid, 0, 8, 0) + 0.2);
  expect(turnsFromPit(plain, 3)).toBeLessThan(turnsFromPit(usual, 3) - 0.3);
});
