// A car chosen during the race (as in Waddington) keeps its colour in everything stored about the race.

import { value } from '@api/tests/granted';
import { waddington } from '@games/waddington';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, type Guest, type Party, party } from '../../tests/party';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games: { waddington } });
  me = it.join();
});
afterEach(() => it.end());

/** Three AI drivers who roll for the cars, run to the flag; with this seed no one keeps the car of the setup. */
async function raced(): Promise<string> {
  const seats = (['red', 'blue', 'black'] as const).map((colour, at) => {
    return { name: `Driver ${at}`, colour, driver: bot('random') };
  });
  const options = { laps: 3, carChoice: 'dice', handSize: 0 };
  const setup = { seed: 'cars', game: 'waddington', circuit: 'thornbury-park', options, seats, clock: 0 };
  const { match } = await value(me.client.call('matches.create', setup));
  await value(me.client.call('match.watch', { match }));
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  return match;
}

test('[22] a car chosen in the race has its colour in results, replays, statistics and files', async () => {
  const match = await raced();
  const result = await value(me.client.call('matches.result', { match }));
  const cars = (result.view as { cars: { colour: string }[] }).cars.map((car) => car.colour);
  const setUp = ['red', 'blue', 'black'];
  expect(cars.every((colour, seat) => colour !== setUp[seat])).toBe(true);

  expect(result.seats.map((seat) => seat.colour)).toEqual(cars);
  const { races } = await value(me.client.call('replays.list', { filter: {}, offset: 0, limit: 10 }));
  expect(races[0]?.seats.map((seat) => seat.colour)).toEqual(cars);
  const listed = await value(me.client.call('matches.list', {}));
  expect(listed[0]?.seats.map((seat) => seat.colour)).toEqual(cars);
  const drivers = await value(me.client.call('stats.drivers', {}));
  const byName = new Map(drivers.map((driver) => [driver.name, driver.colour]));
  expect(result.seats.map(({ name }) => byName.get(name))).toEqual(cars);
  // The original setup: a rematch rolls for the cars again.
  expect(result.setup.seats.map((seat) => seat.colour)).toEqual(setUp);
});

test('[22] a race with chosen cars can be imported from its file, and driven on from a moment', async () => {
  const match = await raced();
  const { text } = await value(me.client.call('matches.export', { match }));
  const before = await value(me.client.call('matches.result', { match }));
  await value(me.client.call('matches.delete', { match }));
  const again = await value(me.client.call('files.import', { text }));
  const brought = again.kind === 'race' ? again.match : '';
  const after = await value(me.client.call('matches.result', { match: brought }));
  expect(after.seats.map((seat) => seat.colour)).toEqual(before.seats.map((seat) => seat.colour));
  const fork = await value(me.client.call('replays.fork', { match: brought, step: 6, seat: 0, level: 'easy' }));
  const update = await value(me.client.call('match.watch', fork));
  expect(update.finished).toBe(false);
});
