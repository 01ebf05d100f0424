// When the next tables are expected to start: from the lengths of races so far, never where nobody can know.

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
/** Minutes past eight by round. */
function minutes(state: TournamentState, at: number, calls: Parameters<typeof viewOf>[1] = []): Record<string, number> {
  const starts = expectedStarts(viewOf(state, calls), now(at));
  return Object.fromEntries([...starts].map(([round, time]) => [round, (time - START) / MINUTE]));
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

test('a called table starts when its call ends, and takes a race', () => {
  const one = raced(raced(HEATS, 'heats-1', 0, 10), 'heats-2', 0, 10);
  const call = { round: 'heats-3', table: 't', number: 3, left: 2 * MINUTE, ready: [], missing: [] };
  expect(minutes(one, 10, [call])['semi-1']).toBe(25);
});

test('there are no times for tables that can start, during a pause, in a league, and at the end', () => {
  const one = raced(HEATS, 'heats-1', 0, 20);
  expect(viewed(one).callable).toContain('heats-2');
  expect(minutes(one, 20)).not.toHaveProperty('heats-2');
  expect([...expectedStarts({ ...viewOf(one), isPaused: true }, now(20))]).toEqual([]);
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
