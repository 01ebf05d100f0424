// What achievements count in a race of Heat, from short logs made by hand.

import { expect, test } from 'vitest';
import type { HeatEvent, HeatEventBody } from '../types';
import { facts } from './facts';

/** The log, an event per line: [round, event]. */
const log = (...lines: [number, HeatEventBody][]): HeatEvent[] =>
  lines.map(([round, event]) => ({ ...event, round, phase: 0 }));
const of = (...lines: [number, HeatEventBody][]) => facts(log(...lines), 2)[0];
const corner = { seat: 0, corner: 1, limit: 4 } as const;

test('corners: free, at the limit, in a row, and the dearest', () => {
  const pass = (speed: number): HeatEventBody => ({ type: 'cornerPassed', ...corner, speed });
  const pay = (heat: number): HeatEventBody => {
    return { type: 'cornerPaid', ...corner, speed: 4 + heat, heat, overheat: false };
  };
  expect(of([1, pass(3)], [2, pass(4)], [3, pay(2)], [4, pass(4)], [5, pay(6)])).toMatchObject({
    corners: 3,
    exact: 2,
    cleanRun: 2,
    cornersPaid: 2,
    deepest: 6,
    daring: 6,
  });
});
test('gears: rounds in first and fourth, shifts by two, corners in fourth', () => {
  const shift = (from: 1 | 2 | 3 | 4, to: 1 | 2 | 3 | 4): HeatEventBody => {
    return { type: 'gearsRevealed', shifts: [{ seat: 0, from, to, heat: 0 }] };
  };
  const passed: HeatEventBody = { type: 'cornerPassed', ...corner, speed: 4 };
  expect(of([1, shift(1, 1)], [2, shift(1, 3)], [3, shift(3, 4)], [3, passed], [4, shift(4, 2)])).toMatchObject({
    firstGear: 1,
    jumps: 2,
    topGear: 1,
    topGearCorners: 1,
  });
});
test('slipstreams in a row count rounds, and corner lines crossed in one', () => {
  const tow: HeatEventBody = { type: 'slipstreamed', seat: 0, length: 1, tow: 1 };
  const line: HeatEventBody = { type: 'cornerLineCrossed', seat: 0, corner: 1, lap: 1, by: 'slipstream' };
  expect(of([1, tow], [2, tow], [2, line], [4, tow])).toMatchObject({ towChain: 2, towCorners: 1 });
});
test('cards and weather: cooling, adrenaline, sponsors, upgrades, a cluttered hand, a storm for everyone', () => {
  const made = facts(
    log(
      [0, { type: 'weatherRevealed', weather: 'storm' }],
      [0, { type: 'upgradePicked', seat: 0, card: 1 }],
      [1, { type: 'cooled', seat: 0, count: 2 }],
      [1, { type: 'superCooled', seat: 0, count: 3 }],
      [1, { type: 'adrenalineGranted', seat: 0 }],
      [1, { type: 'sponsorTaken', seat: 0, reason: 'press', corner: 1, card: null }],
      [2, { type: 'clutteredHand', seat: 0, hand: [], cards: [] }],
    ),
    2,
  );
  expect(made[0]).toMatchObject({ storm: 1, weather: 1, fog: 0, upgrades: 1, cooled: 5, adrenaline: 1 });
  expect(made[0]).toMatchObject({ sponsors: 1, cluttered: 1 });
  expect(made[1]).toMatchObject({ storm: 1, cooled: 0 });
});
test('places: from the grid, through the rounds, to the result', () => {
  const slots = [1, 0].map((seat) => ({ seat, progress: 0, lane: 0 as const }));
  const round = (standings: number[]): HeatEventBody => ({ type: 'roundEnded', standings, gaps: [0, 1] });
  const [first, second] = facts(
    log(
      [0, { type: 'gridSet', slots } as HeatEventBody],
      [1, round([1, 0])],
      [2, round([1, 0])],
      [3, round([0, 1])],
      [3, { type: 'raceFinished', standings: [0, 1] }],
    ),
    2,
  );
  expect(first).toMatchObject({
    start: 2,
    worst: 2,
    led: 1,
    rounds: 3,
    gained: 1,
    climb: 1,
    lateGain: 1,
    lastRounds: 2,
  });
  expect(second).toMatchObject({ start: 1, worst: 2, led: 2, gained: 0, climb: 0, lateGain: 0, lastRounds: 1 });
});
