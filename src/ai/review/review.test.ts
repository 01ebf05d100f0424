// Reviews of a toy race: they find a planted mistake, blame nothing else, add up, and are repeatable.

import type { AnyGame, Json, RaceRecord } from '@core/contract';
import { advance, begin, isOver } from '@core/engine';
import { newRecord, noteMove } from '@core/record';
import { accountOf, type Judged, markOf, turningPoints } from '@core/review';
import { derby, type ToyState, toyConfig } from '@core/tests/toy';
import { expect, test } from 'vitest';
import { judge } from './judge';
import { outlineOf } from './outline';

const CARE = { playouts: 60, worlds: 60 };
/** Only the distance makes a car strong, so a small stake is a measurable loss. */
const game: AnyGame = {
  ...derby,
  ai: { ...derby.ai, strengths: (s: ToyState) => s.cars.map(({ at }) => at) },
};

/** A race of two cars in which both stake their largest card, except that seat 0 stakes its smallest one at the planted step. */
function raced(planted?: number): RaceRecord {
  const config = toyConfig(2);
  const start = begin(game, config, 'review');
  if (!start.ok) throw new Error(start.violation.code);
  const state = start.value.state as ToyState;
  const record = newRecord(game, config, 'review');
  while (!isOver(state)) {
    const decision = state.asks.find((one) => !one.committed)!;
    const stakes = [...(state.cars[decision.seat]?.hand ?? [])].sort((a, b) => b - a);
    const isPlanted = state.step === planted;
    const card = isPlanted ? stakes.at(-1)! : stakes[0]!;
    const action: Json = decision.kind === 'stake' ? { type: 'stake', card } : { type: 'rest' };
    const move = { ask: decision.id, seat: decision.seat, action, by: 'player' as const };
    const outcome = advance(game, state, move);
    if (!outcome.ok) throw new Error(outcome.violation.code);
    noteMove(record, move, state);
  }
  return record;
}

function judged(record: RaceRecord): Judged[] {
  const outline = outlineOf(game, record, [0]);
  return (outline?.decisions ?? []).flatMap(({ step }) => judge(game, record, step, CARE) ?? []);
}

/** A step at which seat 0 has two cards that differ by two or more. */
function stepWithChoice(record: RaceRecord): number {
  const found = record.moves.findIndex(({ seat, action }, step) => {
    if (seat !== 0 || step === 0 || (action as { type: string }).type !== 'stake') return false;
    const before = begin(game, record.config, record.seed);
    if (!before.ok) return false;
    const state = before.value.state as ToyState;
    for (const move of record.moves.slice(0, step)) advance(game, state, move);
    const hand = state.cars[0]?.hand ?? [];
    return Math.max(...hand) - Math.min(...hand) >= 2;
  });
  expect(found).toBeGreaterThan(0);
  return found;
}

test('a planted mistake is found, with the better answer, and is the first turning point', () => {
  const step = stepWithChoice(raced());
  const record = raced(step);
  const decisions = judged(record);
  const bad = decisions.find((one) => one.step === step)!;
  expect(markOf(bad.loss)).toBe('mistake');
  expect(bad.played).toEqual(record.moves[step]?.action);
  expect((bad.better as { card: number }).card).toBeGreaterThan((bad.played as { card: number }).card);
  const worst = Math.max(...decisions.map(({ loss }) => loss));
  expect(worst).toBe(bad.loss);
  const points = turningPoints({ seats: [0], curve: [], decisions }, 0);
  expect(points.map((one) => one.step)).toContain(step);
  expect(points.length).toBeLessThanOrEqual(3);
});

test('start, luck and own decisions add up to the final chance; luck is the change between decisions', () => {
  const record = raced(stepWithChoice(raced()));
  const outline = outlineOf(game, record, [0])!;
  const decisions = judged(record);
  const account = accountOf({ seats: [0], curve: outline.curve, decisions }, 0);
  expect(account.start + account.luck + account.own).toBe(account.end);
  expect(account.own).toBeLessThan(0);
  expect([0, 10_000]).toContain(account.end);
  expect(account.start).toBe(5000);
});

test('judging the same record twice gives the same result', () => {
  const record = raced(stepWithChoice(raced()));
  expect(judged(record)).toEqual(judged(record));
});

test('only decisions of people in the requested seats count, and only the last answer to a question', () => {
  const record = raced();
  const mine = record.moves.flatMap(({ seat }, step) => (seat === 0 ? [step] : []));
  expect(outlineOf(game, record, [0])?.decisions.map(({ step }) => step)).toEqual(mine);
  const bots = { ...record, moves: record.moves.map((move) => ({ ...move, by: 'bot' as const })) };
  expect(outlineOf(game, bots, [0])?.decisions).toEqual([]);
  // The first stake again, before the others answer.
  const first = record.moves[0]!;
  const again = { ...record, moves: [first, ...record.moves] };
  const outline = outlineOf(game, again, [first.seat]);
  expect(outline?.decisions[0]?.step).toBe(1);
});

test('chances are whole ten-thousandths that add up to about one; the record does not change', () => {
  const record = raced();
  const before = JSON.stringify(record);
  for (const { after, best } of judged(record)) {
    for (const { chances } of [after, best]) {
      expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 10_000)).toBeLessThanOrEqual(2);
    }
  }
  expect(JSON.stringify(record)).toBe(before);
});
