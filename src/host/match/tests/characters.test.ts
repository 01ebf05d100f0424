// Characters at the host: their names, their driving styles, who they are in the archive, and unknown characters.

import type { Driver, MatchUpdate } from '@api/contract';
import { value } from '@api/tests/granted';
import { CHARACTERS } from '@drivers/characters';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, derbySetup, type Guest, LAN, openTable, type Party, party, YOU } from '../../tests/party';

let it: Party;
let me: Guest;
let first: MatchUpdate;
beforeEach(async () => {
  it = await party();
  me = it.join();
});
afterEach(() => it.end());

const [one, two] = CHARACTERS as [(typeof CHARACTERS)[0], (typeof CHARACTERS)[0]];
const as = (character: string): Driver => ({ kind: 'ai', level: 'random', character });

/** Starts the race and watches it to its end, or as far as it goes without a person. */
async function started(drivers: Driver[], names?: string[]) {
  const setup = derbySetup(drivers);
  const seats = setup.seats.map((seat, at) => ({ ...seat, name: names?.[at] ?? seat.name }));
  const { match } = await value(me.client.call('matches.create', { ...setup, seats }));
  first = await value(me.client.call('match.watch', { match }));
  return match;
}

test("a seat with a character has its given name and drives in its style; the others drive in their level's style", async () => {
  const match = await started([as(one.id), bot('random'), as(two.id)]);
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  expect(me.seen(match).seats.map((seat) => seat.name)).toEqual([one.given, 'Driver 1', two.given]);
  const styles = new Map(
    it.botRunner.questions.map(({ state, ask: decision, style }) => [seatOf(state, decision), style]),
  );
  expect([0, 1, 2].map((seat) => styles.get(seat))).toEqual([one.style, undefined, two.style]);
});

test('a character is the same rival in the archive whatever its level', async () => {
  for (const level of ['random', 'easy'] as const) {
    const match = await started([bot('random'), { kind: 'ai', level, character: one.id }]);
    while (it.store.saves.head(match)?.status === 'open') await it.rest();
  }
  const page = await value(me.client.call('stats.driver', { driver: `character/${one.id}` }));
  expect(page.line).toMatchObject({ name: one.given, kind: 'ai', starts: 2 });
});

test('a character unknown to this edition keeps its name and place, and drives in a neutral style', async () => {
  const match = await started([bot('random'), as('nobody-yet')], ['Ada', 'Quirin']);
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  expect(me.seen(match).seats[1]).toMatchObject({ name: 'Quirin', driver: as('nobody-yet') });
  expect(it.botRunner.questions.filter((question) => question.style !== undefined)).toEqual([]);
  expect((await value(me.client.call('stats.driver', { driver: 'character/nobody-yet' }))).line.name).toBe('Quirin');
});

test('no character is in a race twice, and a person named like a character keeps the name', async () => {
  const match = await started([YOU, as(one.id), as(one.id)], [one.given, 'x', 'y']);
  const { seats } = first;
  expect(first.match).toBe(match);
  expect(seats.map((seat) => seat.name)).toEqual([one.given, `${one.given} 2`, `${one.given} 3`]);
  expect(seats[2]?.driver).toEqual({ kind: 'ai', level: 'random' });
});

test('a character whose car a person drove for a while is that character again', async () => {
  const match = await started([YOU, as(one.id)]);
  const hand = (driver: Driver) => value(me.client.call('match.handOver', { match, seat: 1, driver }));
  await hand({ kind: 'hotseat' });
  expect(me.seen(match).seats[1]?.driver).toEqual({ kind: 'hotseat' });
  await hand({ kind: 'ai', level: 'hard' });
  expect(me.seen(match).seats[1]).toMatchObject({ name: one.given, driver: { level: 'hard', character: one.id } });
});

test('empty seats of a party go to characters who are not at the table', async () => {
  await openTable(me, derbySetup([YOU, as(one.id), LAN]));
  const { match } = await value(me.client.call('party.start', { force: true }));
  const { seats } = await value(me.client.call('match.watch', { match }));
  expect(seats[2]).toMatchObject({ name: two.given, driver: { kind: 'ai', level: 'easy', character: two.id } });
  expect(me.party().seats[2]?.name).toBe(two.given);
});

test('a season names its characters from the plan on', async () => {
  const setup = derbySetup([YOU, as(one.id)]);
  const drivers = setup.seats.map((seat, at) => ({ ...seat, id: `d${at}`, team: null }));
  const round = { id: 'r1', game: 'derby', circuit: 'field', options: setup.options, clock: 0, series: false };
  const plan = {
    name: 'Cup',
    preset: null,
    drivers,
    teams: [],
    rounds: [round],
    rules: {
      points: { kind: 'own' as const },
      drop: 0,
      grid: 'random' as const,
      ties: [],
      fillIn: null,
      missed: 'none' as const,
    },
  };
  const { season } = await value(me.client.call('seasons.create', { plan }));
  const view = await value(me.client.call('seasons.get', { season }));
  expect(view.plan.drivers.map((driver) => driver.name)).toEqual(['Driver 0', one.given]);
  const { match } = await value(me.client.call('seasons.start', { season }));
  expect((await value(me.client.call('match.watch', { match }))).seats[1]?.driver).toEqual(as(one.id));
});

function seatOf(state: { asks: readonly { id: number; seat: number }[] }, id: number): number | undefined {
  return state.asks.find((decision) => decision.id === id)?.seat;
}
