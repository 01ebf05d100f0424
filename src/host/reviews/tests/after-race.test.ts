// Quiet reviews after races: only if the setting is on, only for one's own races that count, and never while someone races.

import { DEFAULT_SETTINGS } from '@api/default-settings';
import { value } from '@api/tests/granted';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, derbySetup, type Guest, type Party, party, runOut, YOU } from '../../tests/party';
import { REVIEW_PACE } from '../after-race';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party();
  me = it.join();
});
afterEach(() => it.end());

async function raced(setup = derbySetup([YOU, bot()])): Promise<string> {
  const { match } = await value(me.client.call('matches.create', setup));
  await value(me.client.call('match.watch', { match }));
  await runOut(it, me, match);
  await it.rest();
  return match;
}
const wants = (findPuzzles: boolean) => me.client.call('settings.save', { ...DEFAULT_SETTINGS, findPuzzles });
const stateOf = async (match: string) => (await value(me.client.call('review.get', { match }))).state;

/** Waits for a review that has begun. */
async function made(match: string): Promise<string> {
  for (let i = 0; i < 400 && (await stateOf(match)) === 'making'; i++) await it.rest();
  return stateOf(match);
}

test('with the setting on, a race is reviewed once nobody races', async () => {
  await wants(true);
  const match = await raced();
  await value(me.client.call('match.leave', { match }));
  const other = await value(me.client.call('matches.create', derbySetup([YOU, bot()])));
  await value(me.client.call('match.watch', other));
  it.clock.pass(3 * REVIEW_PACE);
  expect(await stateOf(match)).toBe('none');
  await value(me.client.call('matches.delete', other));
  it.clock.pass(REVIEW_PACE);
  expect(await made(match)).toBe('made');
});

test('with the setting off, nothing happens', async () => {
  await wants(false);
  const match = await raced();
  it.clock.pass(3 * REVIEW_PACE);
  expect(await stateOf(match)).toBe('none');
});

test('races without a person at this screen are left alone, and a deleted race is forgotten', async () => {
  await wants(true);
  const { match: robots } = await value(me.client.call('matches.create', derbySetup([bot(), bot()])));
  await value(me.client.call('match.watch', { match: robots }));
  for (let i = 0; i < 200 && it.store.saves.head(robots)?.status === 'open'; i++) await it.rest();
  const match = await raced();
  await value(me.client.call('matches.delete', { match }));
  it.clock.pass(3 * REVIEW_PACE);
  await it.rest();
  expect(await stateOf(robots)).toBe('none');
  expect(it.store.reviews.of(match)).toBeUndefined();
});
