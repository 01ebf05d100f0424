// Season files from before the four levels: their hard drivers keep giving the same answers.

import type { SeasonPlan } from '@api/season';
import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, type Guest, type Party, party } from '../../tests/party';
import type { SeasonFile } from '../shapes';
import { cup } from './raced-cup';

let here: Party;
let there: Party;
let owner: Guest;
let guest: Guest;
beforeEach(async () => {
  [here, there] = [await party({ games }), await party({ games })];
  [owner, guest] = [here.join(), there.join()];
});
afterEach(async () => {
  await here.end();
  await there.end();
});

/** Nothing is raced yet: one hard driver, one medium one, and hard substitutes for missing drivers. */
function plan(...rounds: readonly [game: string, circuit: string][]): SeasonPlan {
  const [first] = rounds;
  const made = cup(
    first?.[0] ?? '',
    rounds.map(([, circuit]) => circuit),
    {},
  );
  return {
    ...made,
    drivers: made.drivers.slice(0, 2).map((one, i) => ({ ...one, driver: bot(i === 0 ? 'hard' : 'medium') })),
    rounds: made.rounds.map((one, i) => ({ ...one, game: rounds[i]?.[0] ?? '' })),
    rules: { ...made.rules, grid: 'random', fillIn: 'hard' },
  };
}

async function fileOf(plan: SeasonPlan): Promise<SeasonFile> {
  const { season } = await value(owner.client.call('seasons.create', { plan }));
  return JSON.parse((await value(owner.client.call('seasons.export', { season, as: 'file' }))).text);
}

/** The drivers and substitutes of the season that a file of this version becomes elsewhere. */
async function driven(file: SeasonFile, version: 1 | 2 | 3): Promise<unknown> {
  const text = JSON.stringify({ ...file, version });
  const got = (await value(guest.client.call('files.import', { text }))) as { season: string };
  const { plan } = await value(guest.client.call('seasons.get', got));
  return [...plan.drivers.map(({ driver }) => (driver.kind === 'ai' ? driver.level : driver.kind)), plan.rules.fillIn];
}

test.each([
  ['havoc', 'havoc-speedway'],
  ['waddington', 'thornbury-park'],
  ['roborally', 'first-shift'],
  ['formula-d', 'monaco'],
])('a hard driver of %s from before four levels gets the best level', async (game, circuit) => {
  const file = await fileOf(plan([game, circuit], [game, circuit]));
  expect(await driven(file, 2)).toEqual(['best', 'medium', 'best']);
});

test("a file is written in today's version, and a hard driver in it is a hard one", async () => {
  const file = await fileOf(plan(['havoc', 'havoc-speedway']));
  expect(file.version).toBe(3);
  expect(await driven(file, 3)).toEqual(['hard', 'medium', 'hard']);
});

test('a season with a race of another game to come stays as it was written', async () => {
  expect(await driven(await fileOf(plan(['heat', 'usa'])), 1)).toEqual(['hard', 'medium', 'hard']);
  const mixed = await fileOf(plan(['havoc', 'havoc-speedway'], ['heat', 'usa']));
  expect(await driven(mixed, 2)).toEqual(['hard', 'medium', 'hard']);
});

test('an old file is the same season each time it is imported', async () => {
  const text = JSON.stringify({ ...(await fileOf(plan(['havoc', 'havoc-speedway']))), version: 2 });
  const first = await value(guest.client.call('files.import', { text }));
  expect(await value(guest.client.call('files.import', { text }))).toEqual(first);
  expect(await value(guest.client.call('seasons.list', {}))).toHaveLength(1);
});
