// What achievements count in a race of Formula D, from short logs made by hand.

import { expect, test } from 'vitest';
import type { FormulaEvent, FormulaEventBody } from '../types';
import { facts } from './facts';

const all = (...events: FormulaEventBody[]) =>
  facts(
    events.map((event): FormulaEvent => ({ ...event, round: 1, turn: 1 })),
    2,
  );
const of = (...events: FormulaEventBody[]) => all(...events)[0];
const left = (made: number, asked: number): FormulaEventBody => {
  return { type: 'cornerLeft', seat: 0, corner: 0, step: 0, made, asked };
};
const over = (cost: number): FormulaEventBody => {
  return { type: 'overshot', seat: 0, corner: 0, corners: [0], beyond: cost, cost, into: -1 };
};

test('corners: with exactly the stops, in a row, and overshot', () => {
  expect(of(left(1, 1), left(3, 3), left(2, 1), over(4), left(0, 1), left(1, 1))).toMatchObject({
    corners: 5,
    exact: 3,
    threeStops: 1,
    cleanRun: 3,
    overshoots: 1,
    bravest: 4,
  });
});
test('starts, gears and dice', () => {
  const rolled = (gear: 5 | 6, value: number): FormulaEventBody => {
    return { type: 'dieRolled', seat: 0, gear, face: 0, value, strained: false };
  };
  expect(
    of({ type: 'startRolled', seat: 0, value: 18, outcome: 'great' }, rolled(5, 12), rolled(6, 30), {
      type: 'gearChosen',
      seat: 0,
      from: 6,
      to: 2,
      skipped: 3,
      cost: 3,
      chosen: true,
    }),
  ).toMatchObject({ greatStart: 1, stalled: 0, fifth: 1, sixth: 1, thirty: 1, bigSkip: 3, skipped: 3 });
});
test('tests and pit: passed, failed, restored', () => {
  expect(
    of(
      { type: 'collisionRolled', seat: 0, neighbours: [1], value: 3, lost: false },
      { type: 'collisionRolled', seat: 0, neighbours: [1], value: 1, lost: true },
      { type: 'motorTested', seat: 0, value: 5, lost: false },
      { type: 'pitServiced', seat: 0, at: 0, from: 3, to: 18 },
    ),
  ).toMatchObject({ safeCollisions: 1, hitCollisions: 1, safeMotors: 1, restored: 15 });
});
test('the lead counts until the first car is home', () => {
  const round = (places: number[]): FormulaEventBody => ({ type: 'roundEnded', places });
  const line = (seat: number) => ({ seat }) as never;
  const [first, second] = all(
    { type: 'gridFormed', grid: [1, 0].map((seat) => ({ seat, at: 0 })) },
    round([1, 0]),
    { type: 'carFinished', seat: 0, at: 0, place: 1, wear: 2 },
    round([0, 1]),
    { type: 'raceEnded', classification: [line(0), line(1)], teams: null, early: false, finisher: true },
  );
  expect(first).toMatchObject({ start: 2, led: 0, lateGain: 1, climb: 1 });
  expect(second).toMatchObject({ start: 1, led: 1, lateGain: 0 });
});
