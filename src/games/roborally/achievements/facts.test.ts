// What achievements count in a race of RoboRally, from short logs made by hand.

import { expect, test } from 'vitest';
import type { RoborallyEvent, RoborallyEventBody } from '../types';
import { facts } from './facts';

/** An event per line: [turn, event]. */
const all = (...lines: [number, RoborallyEventBody][]) =>
  facts(
    lines.map(([turn, event]): RoborallyEvent => ({ ...event, turn, register: 1 })),
    3,
  );
const of = (...lines: [number, RoborallyEventBody][]) => all(...lines)[0];

test('pushes: every step that moves a rival, and most rivals at once', () => {
  const move = (seat: number) => ({ seat, from: 0, to: 1 });
  const step = (...seats: number[]): RoborallyEventBody => {
    return { type: 'robotsMoved', facing: 0, cause: 'card', by: seats[0] ?? 0, moves: seats.map(move) };
  };
  const [first, second] = all([1, step(0)], [1, step(0, 1)], [2, step(0, 1, 2)]);
  expect(first).toMatchObject({ pushes: 2, bigPush: 2, steps: 3, longest: 2, shoved: 0 });
  expect(second).toMatchObject({ shoved: 2, pushes: 0 });
});
test('two checkpoints count as one turn’s only within that turn', () => {
  const flag = (number: number): RoborallyEventBody => {
    return { type: 'checkpointTouched', seat: 0, number, at: 0, left: 3 - number };
  };
  expect(of([4, flag(1)], [5, flag(2)])).toMatchObject({ flagTurn: 1, touched: 4 });
  expect(of([4, flag(1)], [4, flag(2)])).toMatchObject({ flagTurn: 2 });
});
test('damage: by the board, repaired, left at the end; locked registers', () => {
  const from = [{ seat: -1, laser: 2, ram: false }];
  expect(
    of(
      [1, { type: 'damageTaken', seat: 0, amount: 7, damage: 7, from }],
      [1, { type: 'registersLocked', seat: 0, slots: [4, 5] }],
      [2, { type: 'repaired', seat: 0, from: 7, to: 5, site: 'repair' }],
      [3, { type: 'poweredDown', seat: 0, removed: 5 }],
      [4, { type: 'damageTaken', seat: 0, amount: 1, damage: 1, from: [] }],
    ),
  ).toMatchObject({ mostDamage: 7, boardHits: 1, locked: 2, healed: 7, downs: 1, damageEnd: 1 });
});
test('ends: pit, edge and damage; belts and gears carry every robot on them', () => {
  const gone = (cause: 'pit' | 'edge' | 'damage'): RoborallyEventBody => {
    return { type: 'robotDestroyed', seat: 0, cause, at: 0, by: -1, lives: 2 };
  };
  expect(
    of(
      [1, gone('pit')],
      [2, gone('edge')],
      [3, gone('damage')],
      [3, { type: 'beltsMoved', pass: 'express', moves: [{ seat: 0, from: 0, to: 1 }], turns: [] }],
      [3, { type: 'gearsTurned', turns: [{ seat: 0, from: 0, to: 1, at: 0, sense: 1 }] }],
    ),
  ).toMatchObject({ pits: 1, edges: 1, burnt: 1, express: 1, belts: 0, gears: 1 });
});
