// When the next tables are expected to start: from the lengths of races so far, never where nobody can know.

import type { TournamentTable } from '@api/tournament/commands';
import { cup, ids, race, viewed } from '@season/tournament/tests/cups';
import type { TournamentState } from '@season/tournament/types';
import { expect, test } from 'vitest';
import { expectedStarts } from '../model/expected';
import { viewOf } from './views';

const MINUTE = 60_000;
/** Eight in the evening. */
const START = Date.parse('2026-06-01T20:00:00.000Z');
const iso = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();
const now = (minutes: number) => ({ wall: START + minutes * MINUTE, steady: 0 });
const HEATS = cup(12, { kind: 'heats' });

function raced(state: TournamentState, round: string, began: number, ended: number): TournamentState {
  return race(state, round, [], { began: iso(began), at: iso(ended) });
}
function running(state: TournamentState, round: string, began: number): TournamentState {
  return race(state, round, [], { status: 'open', began: iso(began) });
}
interface Known {
  calls?: Parameters<typeof viewOf>[1];
  /** Shares of running races, by round. */
  done?: Readonly<Record<string, number>>;
}
/** Minutes past eight by round. */
function minutes(state: TournamentState, at: number, { calls = [], done = {} }: Known = {}): Record<string, number> {
  const view = viewOf(state, calls);
  const tables = view.stages.flatMap((stage) => stage.tables);
  const shares = new Map(Object.entries(done).map(([round, share]) => [matchAt(tables, round), share]));
  const starts = expectedStarts(view, now(at), shares);
  return Object.fromEntries([...starts].map(([round, time]) => [round, (time - START) / MINUTE]));
}

function matchAt(tables: readonly TournamentTable[], round: string): string {
  return tables.find((table) => table.round === round)?.match ?? '';
}

test('nobody knows before the first race is over', () => {
  expect(minutes(HEATS, 0)).toEqual({});
  expect(minutes(running(HEATS, 'heats-1', 0), 10)).toEqual({});
});

test('the semi-finals follow the slowest heat, and the final follows them, in steps of five minutes', () => {
  const state = running(running(raced(HEATS, 'heats-1', 0, 20), 'heats-2', 5), 'heats-3', 12);
  // Heat 3 ends at 32 past, two minutes of changing seats, rounded up; then a race, two minutes, rounded up.
  expect(minutes(state, 22)).toEqual({ 'semi-1': 35, 'semi-2': 35, final: 60 });
});

test('a race that takes longer than usual may end now; the median of several lengths is usual', () => {
  const two = raced(raced(HEATS, 'heats-1', 0, 10), 'heats-2', 0, 20);
  expect(minutes(running(two, 'heats-3', 0), 30)['semi-1']).toBe(35);
  const left = raced(raced(HEATS, 'heats-1', 0, 10), 'heats-2', 0, 24 * 60);
  expect(minutes(running(left, 'heats-3', 24 * 60), 24 * 60)['semi-1']).toBe(24 * 60 + 15);
});

test('where the page sees how far a race is, the rest of it takes its share of the usual length', () => {
  const two = raced(raced(HEATS, 'heats-1', 0, 20), 'heats-2', 0, 20);
  const last = running(two, 'heats-3', 10);
  // By the clock alone it ends at 30 past; half of it is still to be driven at 25 past, so it ends at 35 past.
  expect(minutes(last, 25)['semi-1']).toBe(35);
  expect(minutes(last, 25, { done: { 'heats-3': 0.5 } })['semi-1']).toBe(40);
  // Late in the evening a slow race does not end 'now', and one that is nearly over does.
  expect(minutes(last, 60, { done: { 'heats-3': 0.25 } })['semi-1']).toBe(80);
  expect(minutes(last, 60, { done: { 'heats-3': 0.95 } })['semi-1']).toBe(65);
  expect(minutes(last, 12, { done: { 'heats-3': 1 } })['semi-1']).toBe(15);
});

test('a called table starts when its call ends, and takes a race', () => {
  const one = raced(raced(HEATS, 'heats-1', 0, 10), 'heats-2', 0, 10);
  const call = { round: 'heats-3', table: 't', number: 3, left: 2 * MINUTE, ready: [], missing: [] };
  expect(minutes(one, 10, { calls: [call] })['semi-1']).toBe(25);
});

test('there are no times for tables that can start, during a pause, in a league, and at the end', () => {
  const one = raced(HEATS, 'heats-1', 0, 20);
  expect(viewed(one).callable).toContain('heats-2');
  expect(minutes(one, 20)).not.toHaveProperty('heats-2');
  expect([...expectedStarts({ ...viewOf(one), isPaused: true }, now(20), new Map())]).toEqual([]);
  const league = cup(8, { kind: 'league', divisions: [ids(8).slice(0, 4), ids(8).slice(4)], weeks: 2, moves: 1 });
  expect(minutes(raced(league, 'd1-w1-1', 0, 20), 20)).toEqual({});
});

test('nine tables at once wait for each other: a party has eight', () => {
  const swiss = cup(36, { kind: 'swiss', rounds: 2 });
  const state = raced(swiss, 'swiss-1-1', 0, 10);
  const rest = minutes(state, 10)['swiss-2-1'];
  expect(rest).toBe(25);
  const more = cup(40, { kind: 'swiss', rounds: 2 });
  expect(minutes(raced(more, 'swiss-1-1', 0, 10), 10)['swiss-2-1']).toBe(35);
});
