// The calendar that a season race sends its table at the start: the same for the host and every guest, and without events
// that are still to be drawn.

import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, comeIn, type Guest, LAN, type Party, party, startTable, YOU } from '../../tests/party';
import { created, derbySeason, got, started } from '../../tests/season';

const { heat } = games;
if (heat === undefined) throw new Error('Heat is not there');

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games: { heat } });
  me = it.join();
});
afterEach(() => it.end());

const DRIVERS = { marta: YOU, ines: LAN, ada: bot('easy'), legend: { kind: 'automaton', id: 'legend' } } as const;
const ROUNDS = [
  ['great-britain', 'grandstand'],
  ['usa', 'drawn'],
  ['italy', 'drawn'],
  ['france', 'crowds'],
] as const;

const PLAN: SeasonPlan = {
  ...derbySeason(['marta'], 0),
  drivers: Object.entries(DRIVERS).map(([id, driver], at) => {
    return { id, name: id, colour: heat.colours[at] ?? 'red', driver, team: null };
  }),
  rounds: ROUNDS.map(([circuit, event], at) => {
    const options = { laps: 1, event, sponsorship: true };
    return { id: `r${at}`, game: 'heat', circuit, options, clock: 0, series: false };
  }),
  rules: { ...derbySeason(['marta'], 0).rules, grid: 'reversed' },
};
const watch = (guest: Guest, match: string) => value(guest.client.call('match.watch', { match, shows: true }));

/** Drives the next race to its end with AI drivers in every car. */
async function driven(season: string): Promise<string> {
  const lineUp = ['marta', 'ines'].map((driver) => ({ driver, at: 'ai' as const }));
  const match = await started(me, season, lineUp);
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  return match;
}

test('the first race shows itself, the races to come and the points per place, and no one has points yet', async () => {
  it.botRunner.trouble = 'silent';
  const season = await created(me, PLAN);
  const { match } = await value(me.client.call('seasons.start', { season, lineUp: [{ driver: 'ines', at: 'here' }] }));
  const { calendar } = (await watch(me, match)).start!;
  expect(calendar).toEqual({
    rounds: [
      ['great-britain', 'Great Britain', { id: 'grandstand', name: 'Grandstand opening' }, 'now'],
      ['usa', 'USA', { id: null, name: 'Event drawn at the start' }, 'later'],
      ['italy', 'Italy', { id: null, name: 'Event drawn at the start' }, 'later'],
      ['france', 'France', { id: 'crowds', name: 'Sold-out weekend' }, 'later'],
    ].map(([circuit, name, occasion, state]) => ({ game: 'heat', circuit, name, occasion, state, winners: [] })),
    points: [8, 6, 4, 2],
    table: [],
  });
  // Only the update at the start has it.
  expect((await value(me.client.call('match.sit', { match, seat: 0 }))).start).toBeUndefined();
});

test('a later race at a party: host and guest see the past races, their winners, and the standings', async () => {
  const season = await created(me, PLAN);
  await driven(season);
  it.botRunner.trouble = 'silent';
  await value(me.client.call('seasons.host', { season, networks: ['192.168.1.24'], port: 0 }));
  const ines = await comeIn(it, me.party().code, 'INES');
  const match = await startTable(me, [ines]);
  const own = (await watch(me, match)).start?.calendar;
  const update = await watch(ines, match);
  expect(update.start?.calendar).toEqual(own);
  const view = await got(me, season);
  const winner = view.rounds[0]!.results.find(({ place }) => place === 1)!.driver;
  expect(own?.rounds.map(({ state, winners }) => [state, winners])).toEqual([
    ['done', [winner]],
    ['now', []],
    ['later', []],
    ['later', []],
  ]);
  expect(own?.rounds[0]?.occasion).toEqual({ id: 'grandstand', name: 'Grandstand opening' });
  // The event of this race is revealed only by its own draw; the next one is not drawn yet.
  expect(own?.rounds[1]?.occasion?.id).toBeNull();
  const { table } = view;
  const line = (driver: string) => table.find((one) => one.driver === driver)!;
  expect(own?.table).toEqual(
    update.seats.map(({ name }) => {
      const { place, shared, points } = line(name);
      return { place, shared, points };
    }),
  );
});

test('a race without a season has no calendar, and one whose season’s plan is gone begins without it', async () => {
  it.botRunner.trouble = 'silent';
  const season = await created(me, PLAN);
  const { match } = await value(me.client.call('seasons.start', { season, lineUp: [{ driver: 'ines', at: 'here' }] }));
  await value(me.client.call('seasons.delete', { season }));
  expect((await watch(me, match)).start).not.toHaveProperty('calendar');
});
