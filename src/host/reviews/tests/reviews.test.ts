// Reviews on the host: made in the background, stored with the race and deleted with it, stopped, refused to guests.

import type { ReviewState } from '@api/review/commands';
import { value } from '@api/tests/granted';
import type { AnyGame } from '@core/contract';
import { derby } from '@core/tests/toy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, code, derbySetup, type Guest, type Party, party, runOut, YOU } from '../../tests/party';

let games: Record<string, AnyGame>;
let it: Party;
let me: Guest;
beforeEach(async () => {
  games = { derby };
  it = await party({ games });
  me = it.join();
});
afterEach(() => it.end());

/** A race of a person against an AI driver, run to its end. */
async function raced(): Promise<string> {
  const { match } = await value(me.client.call('matches.create', derbySetup([YOU, bot()])));
  await value(me.client.call('match.watch', { match }));
  await runOut(it, me, match);
  return match;
}
const get = (match: string) => value(me.client.call('review.get', { match }));
async function settled(match: string): Promise<ReviewState> {
  for (let i = 0; i < 400; i++) {
    const found = await get(match);
    if (found.state !== 'making') return found;
    await it.rest();
  }
  throw new Error('the review was not made in time');
}

test('a review is made in the background, stored, and the same after a restart', async () => {
  const match = await raced();
  expect(await get(match)).toEqual({ state: 'none' });
  await value(me.client.call('review.make', { match }));
  expect((await get(match)).state).toBe('making');
  const made = await settled(match);
  if (made.state !== 'made') throw new Error(made.state);
  const { review } = made;
  expect(made.isOlder).toBe(false);
  expect(review.seats).toEqual([0]);
  expect(review.decisions.length).toBeGreaterThan(3);
  expect(review.decisions.every(({ seat, loss }) => seat === 0 && loss >= 0)).toBe(true);
  expect(review.curve.at(-1)?.chances.some((one) => one >= 5000)).toBe(true);
  await value(me.client.call('review.make', { match }));
  expect(await settled(match)).toEqual(made);
});

test('a decision is shown as it looked to its seat', async () => {
  const match = await raced();
  const step = it.store.saves.movesAfter(match, 0).findIndex((one) => one.move?.seat === 0);
  const look = await value(me.client.call('review.look', { match, step }));
  expect(look).toMatchObject({ seat: 0, kind: 'stake', choices: { kind: 'stake' } });
  expect((look.view as { cars: { hand: number[] | null }[] }).cars.map(({ hand }) => hand !== null)).toEqual([
    true,
    false,
  ]);
  expect(await code(me.client.call('review.look', { match, step: 100_000 }))).toBe('not-found');
});

test('a cancelled review leaves nothing, and can be made again', async () => {
  const match = await raced();
  await value(me.client.call('review.make', { match }));
  await value(me.client.call('review.cancel', { match }));
  expect(await get(match)).toEqual({ state: 'none' });
  await it.rest();
  expect(it.store.reviews.of(match)).toBeUndefined();
  await value(me.client.call('review.make', { match }));
  expect((await settled(match)).state).toBe('made');
});

test('a review is deleted with its race, and an outdated or unreadable one says so', async () => {
  const match = await raced();
  await value(me.client.call('review.make', { match }));
  await settled(match);
  const kept = it.store.reviews.of(match)!;
  it.store.reviews.keep(match, { ...kept, reckoning: 0 });
  expect(await get(match)).toMatchObject({ state: 'made', isOlder: true });
  it.store.reviews.keep(match, { ...kept, bytes: Buffer.from('nothing') });
  expect(await get(match)).toEqual({ state: 'none' });
  await value(me.client.call('matches.delete', { match }));
  expect(it.store.reviews.of(match)).toBeUndefined();
  expect(await code(me.client.call('review.get', { match }))).toBe('not-found');
});

test('a race in progress can’t be reviewed: what is hidden in it stays hidden', async () => {
  const { match } = await value(me.client.call('matches.create', derbySetup([YOU, bot()])));
  expect(await code(me.client.call('review.make', { match }))).toBe('not-found');
  expect(await code(me.client.call('review.look', { match, step: 0 }))).toBe('not-found');
});

test('driving on without a level is against the original drivers', async () => {
  const match = await raced();
  const step = it.store.saves.movesAfter(match, 0).findIndex((one) => one.move?.seat === 0);
  const fork = await value(me.client.call('replays.fork', { match, step, seat: 0 }));
  const seats = it.store.saves.head(fork.match)?.seats as { driver: unknown }[];
  expect(seats.map(({ driver }) => driver)).toEqual([{ kind: 'you' }, bot()]);
});
