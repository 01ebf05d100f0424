// The lobby as text and counts: who is ready, who is missing, whether the race can start.

import { HOST, USUAL_ABSENCE } from '@api/constants';
import type { Guest, Party, PartySeat } from '@api/party';
import { describe, expect, test } from 'vitest';
import {
  deviceText,
  isOwnSeat,
  joinRequestsOf,
  missingText,
  personOn,
  readyText,
  startProblem,
  stateOf,
  watchersOf,
} from './table';

const RULES: Party['rules'] = {
  door: 'open',
  watching: true,
  undo: true,
  hints: true,
  chat: true,
  fillWithAi: false,
  aiLevel: 'medium',
  ...USUAL_ABSENCE,
};

function guest(id: string, seat: number | null, change: Partial<Guest> = {}): Guest {
  return {
    id,
    name: id,
    device: 'phone',
    table: '',
    seat,
    ready: false,
    away: null,
    ping: 9,
    knocking: false,
    ...change,
  };
}
/** The host, then guests on the following seats, then an open one and an AI driver. */
function party(guests: Guest[], change: Partial<Party> = {}): Party {
  const seat = (name: string, own: Partial<PartySeat>): PartySeat => ({
    name,
    colour: 'red',
    driver: { kind: 'lan' },
    open: false,
    guest: null,
    bound: false,
    ...own,
  });
  const seated = guests.filter((one) => one.seat !== null).map((one) => seat(one.name, { guest: one.id }));
  return {
    id: 'p',
    name: 'Friday night',
    code: 'APEX72',
    addresses: [],
    race: { game: 'derby', circuit: 'oval', options: {}, clock: 0 },
    rules: RULES,
    seats: [
      seat('Marta', { driver: { kind: 'you' } }),
      ...seated,
      seat('Ada', { open: true }),
      seat('Clark', { driver: { kind: 'ai', level: 'hard' } }),
    ],
    guests,
    hostName: 'Marta',
    hostReady: true,
    hostAway: false,
    match: null,
    television: null,
    you: null,
    season: null,
    table: '',
    tables: [],
    showing: null,
    tournament: null,
    call: null,
    ...change,
  };
}

const TOMAS = guest('Tomas', 1, { ready: true });
const INES = guest('Ines', 2);
const JAKUB = guest('Jakub', 3);

test('a seat is ready, choosing, lost, open or driven', () => {
  const table = party([TOMAS, INES, guest('Jakub', 3, { ready: true, away: 5 })]);
  const states = table.seats.map((seat) => stateOf(table, seat));
  expect(states).toEqual(['ready', 'ready', 'choosing', 'lost', 'open', 'driven']);
  expect(stateOf({ ...table, hostReady: false }, table.seats[0] as PartySeat)).toBe('choosing');
});

test('open seats do not count as seats that must be ready; AI drivers are always ready', () => {
  expect(readyText(party([TOMAS, INES]))).toBe('3 of 4 ready');
});

describe('who is missing', () => {
  test.each([
    ['nobody', [TOMAS], ''],
    ['one who chooses', [TOMAS, INES], 'Ines is still choosing a car.'],
    ['one who is gone', [guest('Ines', 1, { away: 5 })], 'Ines lost the connection.'],
    ['several', [INES, JAKUB], 'Ines and Jakub are not ready.'],
    ['nobody, where they only watch', [TOMAS, guest('Eva', null)], ''],
  ])('%s', (_, guests, text) => {
    expect(missingText(party(guests))).toBe(text);
  });
});

test('the race needs the game’s minimum of drivers; AI drivers that will take open seats count', () => {
  const table = party([TOMAS]);
  expect(startProblem(table, 3)).toBeNull();
  expect(startProblem(table, 4)).toMatch(/At least 4 drivers/);
  expect(startProblem({ ...table, rules: { ...RULES, fillWithAi: true } }, 4)).toBeNull();
});

test('watchers are in the party without a seat; people who asked to join are not in it yet', () => {
  const table = party([TOMAS, guest('Eva', null), guest('Otto', null, { knocking: true })]);
  expect(watchersOf(table).map((one) => one.id)).toEqual(['Eva']);
  expect(joinRequestsOf(table).map((one) => one.id)).toEqual(['Otto']);
});

test('each page knows its own seat and who it can write to', () => {
  const table = party([TOMAS, INES]);
  const own = (you: string | null) => table.seats.map((seat) => isOwnSeat({ ...table, you }, seat));
  expect(own(null)).toEqual([true, false, false, false, false]);
  expect(own('Ines')).toEqual([false, false, true, false, false]);
  expect(table.seats.map(personOn)).toEqual([HOST, 'Tomas', 'Ines', undefined, undefined]);
});

test('a device shows its ping once that is known', () => {
  expect(deviceText(TOMAS)).toBe('Phone, 9 ms');
  expect(deviceText({ ...TOMAS, device: 'laptop', ping: null })).toBe('Browser');
});
