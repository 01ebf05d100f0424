// What a table of the hall says: its state, who is gone, who is bound to it, and the sums.

import type { MatchUpdate } from '@api/contract';
import type { Guest, Party } from '@api/party';
import type { PartyTable } from '@api/tables/commands';
import { expect, test } from 'vitest';
import type { Look } from '../looks';
import { boundTo, freeSeats, lapText, lostText, stateOf, sumsOf, waitingIn } from '../table-state';

const SEAT = { name: 'Ada', colour: 'red', driver: { kind: 'ai', level: 'easy' }, open: false } as const;
const RACE = { game: 'derby', circuit: 'oval', options: {} };

function table(number: number, change: Partial<PartyTable> = {}): PartyTable {
  const seats = [SEAT, { ...SEAT, colour: 'blue' as const, open: true }];
  return {
    id: `t${number}`,
    number,
    match: `m${number}`,
    round: null,
    race: RACE,
    seats,
    people: 2,
    ready: 1,
    watching: 1,
    ...change,
  };
}

function guest(name: string, change: Partial<Guest> = {}): Guest {
  const here = {
    device: 'phone',
    table: 't1',
    seat: null,
    ready: false,
    away: null,
    ping: null,
    knocking: false,
  } as const;
  return { id: name, name, ...here, ...change };
}

function party(tables: PartyTable[], guests: Guest[] = [], you: string | null = null): Party {
  return { table: 't1', tables, guests, you } as unknown as Party;
}

const look = (change: Partial<MatchUpdate>, isResting = false): Look => {
  return { update: { finished: false, paused: false, ...change } as MatchUpdate, isResting };
};
const OVER: ReadonlySet<string> = new Set();

test('a table is in the lobby, live, paused, finished, or somebody is gone', () => {
  const one = table(1);
  const state = (look: Look | undefined, guests: Guest[] = [], over = OVER) =>
    stateOf(party([one], guests), one, look, over);
  expect(stateOf(party([]), table(1, { match: null }), undefined, OVER)).toBe('lobby');
  expect(state(undefined)).toBe('live');
  expect(state(look({}))).toBe('live');
  expect(state(look({ paused: true }))).toBe('paused');
  expect(state(look({}, true))).toBe('paused');
  expect(state(look({ finished: true }))).toBe('finished');
  expect(state(undefined, [], new Set(['m1']))).toBe('finished');
  expect(state(look({}), [guest('Ada', { seat: 0, away: 5 })])).toBe('lost');
  expect(state(look({}), [guest('Ada', { seat: 0, away: 5, table: 't2' })])).toBe('live');
});

test('who is gone, and what happens to their car', () => {
  const lost = (seat: number, more: Guest[] = []) =>
    lostText(party([table(1)], [guest('Ada', { seat, away: 5 }), ...more]), table(1));
  expect(lost(0)).toBe('Ada’s phone is gone, AI drives');
  expect(lost(7)).toBe('Ada’s phone is gone');
  expect(lost(0, [guest('Tom', { seat: 1, away: 5, device: 'app' })])).toBe('Ada and Tom lost the connection');
});

test('connected guests of all tables without a seat wait; those who knock do not', () => {
  const guests = [guest('Zoë', { table: 't2' }), guest('Otto', { knocking: true }), guest('Eva', { away: 4 })];
  expect(waitingIn(party([], [...guests, guest('Mia', { seat: 1 })])).map(({ name }) => name)).toEqual(['Zoë']);
});

test('a race that is over has no free seat', () => {
  const free = freeSeats(party([table(1), table(2)]), new Map([['m2', look({ finished: true })]]), OVER);
  expect([...free.values()]).toEqual([1, 0]);
});

test('the sums count people in races that run, and everybody who watches', () => {
  const at = party([table(1), table(2, { match: null }), table(3)]);
  expect(sumsOf(at, new Map([['m3', look({ paused: true })]]), OVER)).toEqual({ live: 1, racing: 2, watching: 3 });
});

test('a guest whose race runs stays at their table; the host may go anywhere', () => {
  const seated = [guest('Ada', { seat: 0 })];
  const bound = (guests: Guest[], you: string | null, looks = new Map<string, Look>()) =>
    boundTo(party([table(1)], guests, you), looks, OVER)?.number;
  expect(bound(seated, 'Ada')).toBe(1);
  expect(bound(seated, 'Ada', new Map([['m1', look({ finished: true })]]))).toBeUndefined();
  expect(bound([guest('Ada')], 'Ada')).toBeUndefined();
  expect(bound(seated, null)).toBeUndefined();
});

test('laps are counted by the leader’s share of the race; other games say it themselves', () => {
  const text = (done: number, laps?: number) =>
    lapText({ options: laps === undefined ? {} : { laps } }, { done, round: 'Turn 6' } as never);
  expect([text(0, 3), text(0.4, 3), text(1, 3), text(0.4)]).toEqual([
    'Lap 1 of 3',
    'Lap 2 of 3',
    'Lap 3 of 3',
    'Turn 6',
  ]);
});
