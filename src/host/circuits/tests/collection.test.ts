// Circuits that come with Paddock: lists name them without their sources, and races and seasons on them carry these.

import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, type Guest, type Party, party, YOU } from '../../tests/party';
import { AI, planOf } from '../../tests/short-races';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games });
  me = it.join();
});
afterEach(() => it.end());

const COLLECTION = games.heat!.workshop!.collection();
const BAY = COLLECTION.find(({ name }) => name === 'Lantern Bay')!;
const ON_BAY = { game: 'heat', circuit: BAY.id };

test('lists name them with their sentence, after the workshop’s circuits', async () => {
  const before = await value(me.client.call('circuits.known', {}));
  const all = Object.values(games).flatMap(({ workshop }) => workshop?.collection() ?? []);
  expect(before.map(({ circuit }) => circuit)).toEqual(all.map(({ id }) => id));
  const { blurb, defaults, traits } = BAY;
  const known = { ...ON_BAY, name: 'Lantern Bay', author: 'Paddock', kept: null, blurb, defaults, traits };
  expect(before.find(({ circuit }) => circuit === BAY.id)).toEqual(known);
  const mine = await value(
    me.client.call('circuits.save', { source: { ...(BAY.source as object), laps: 1, name: 'Mine' } }),
  );
  const [first] = await value(me.client.call('circuits.known', {}));
  expect(first).toMatchObject({ circuit: mine.circuit, kept: mine.kept, traits });
});

test('their sources are given for drawing, and a copy names where it came from', async () => {
  expect(await value(me.client.call('circuits.sources', { circuits: [ON_BAY] }))).toEqual([
    { ...ON_BAY, source: BAY.source },
  ]);
  const source = { ...(BAY.source as object), laps: 3, parent: BAY.id };
  expect(await value(me.client.call('circuits.save', { source }))).toMatchObject({ from: 'Lantern Bay' });
});

test('a race on one carries its source', async () => {
  const colours = games.heat!.colours;
  const seats = [YOU, bot()].map((driver, seat) => ({ name: `Driver ${seat + 1}`, colour: colours[seat]!, driver }));
  const setup = { ...ON_BAY, source: BAY.source, options: {}, seats, clock: 0 };
  const { match } = await value(me.client.call('matches.create', setup));
  expect(await value(me.client.call('match.watch', { match }))).toMatchObject({ source: BAY.source });
});

test('a season that names one by its id gets its source, so that it can be verified elsewhere', async () => {
  const rounds = COLLECTION.slice(0, 2).map(({ id }) => ({ game: 'heat', circuit: id, options: {} }));
  const plan = planOf('Bays', { Ada: AI, Bea: AI }, rounds);
  const { season } = await value(me.client.call('seasons.create', { plan }));
  const made = (await value(me.client.call('seasons.get', { season }))).plan;
  expect(made.rounds.map(({ source }) => source)).toEqual(COLLECTION.slice(0, 2).map(({ source }) => source));
  const [first, ...others] = plan.rounds;
  const changed = { ...plan, rounds: [{ ...first!, circuit: BAY.id }, ...others] };
  const after = (await value(me.client.call('seasons.change', { season, plan: changed }))).plan;
  expect(after.rounds[0]).toMatchObject({ circuit: BAY.id, source: BAY.source });
});
