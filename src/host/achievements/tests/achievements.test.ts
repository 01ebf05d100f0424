// Achievements on the host: won at the flag, kept and counted again after deletions and imports; read from earlier races; the year.

import { value } from '@api/tests/granted';
import type { AnyGame, GameAchievements } from '@core/contract';
import { derby, type ToyEvent } from '@core/tests/toy';
import { least, play, skill, WON } from '@kit/achievements';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bot, code, derbySetup, type Guest, type Party, party, runOut, YOU } from '../../tests/party';

const achievements: GameAchievements<ToyEvent> = {
  version: 1,
  facts: (log, cars) =>
    Array.from({ length: cars }, (_, seat) => ({
      moves: log.filter((event) => event.type === 'moved' && event.seat === seat).length,
    })),
  list: [
    play('first', ['bronze', 'round', 'flag'], {}),
    play('second', ['bronze', 'round', 'flag'], { goal: 2 }),
    skill('win', ['gold', 'shield', 'crown'], { when: [WON] }),
    play('mover', ['silver', 'cog', 'cog'], { when: [least('moves')] }),
    play('hidden', ['silver', 'cog', 'cog'], { when: [least('moves', 100_000)], secret: true }),
  ],
};
const game: AnyGame = { ...derby, achievements };
const ME = 'person/driver 0';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games: { derby: game } });
  me = it.join();
});
afterEach(() => it.end());

/** A race that the person in the first seat drives to its end. */
async function raced(seed = 'one'): Promise<string> {
  it.clock.pass(60_000);
  const { match } = await value(me.client.call('matches.create', { ...derbySetup([YOU, bot('easy')]), seed }));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  await runOut(it, me, match);
  return match;
}
const of = (driver = ME) => value(me.client.call('achievements.of', { driver }));
const wonIds = async () => (await of()).list.filter(({ at }) => at !== null).map(({ id }) => id);
const pin = async (id: string) => (await of()).list.find((one) => one.id === `derby/${id}`);

test('a person who never raced has all of them open; a stranger is refused', async () => {
  const { list, driver, reading } = await value(me.client.call('achievements.of', {}));
  expect(driver).toMatch(/^person\//);
  expect(reading).toBe(0);
  expect(list).toHaveLength(25);
  expect(list.every(({ at, value: reached }) => at === null && reached === 0)).toBe(true);
  expect(list.find(({ id }) => id === 'derby/hidden')).toMatchObject({ secret: true, game: 'derby' });
  expect(await code(me.client.call('achievements.of', { driver: 'person/nobody' }))).toBe('not-found');
  expect(await code(me.client.call('achievements.year', { driver: 'person/nobody' }))).toBe('not-found');
  expect(await code(me.client.call('achievements.race', { match: 'nothing' }))).toBe('not-found');
});

test('a race that ends wins what it reaches, with its date, and says so once', async () => {
  const won: string[] = [];
  me.client.on('achievements.won', (push) => won.push(...push.won.map(({ achievement }) => achievement.id)));
  const match = await raced();
  await it.rest();
  expect(won).toEqual(expect.arrayContaining(['derby/first', 'derby/mover']));
  expect(await pin('first')).toMatchObject({ race: match, value: 1, at: new Date(it.clock.now()).toISOString() });
  expect(await pin('second')).toMatchObject({ at: null, value: 1, goal: 2 });
  const result = await value(me.client.call('achievements.race', { match }));
  expect(new Set(result.won.map(({ achievement }) => achievement.id))).toEqual(new Set(won));
  expect(result.won[0]).toMatchObject({ driver: ME, name: 'Driver 0' });
  const second = await raced('two');
  const { won: later } = await value(me.client.call('achievements.race', { match: second }));
  expect(later.map(({ achievement }) => achievement.id)).toContain('derby/second');
  expect(later.map(({ achievement }) => achievement.id)).not.toContain('derby/first');
});

test('a deleted race leaves what it won, without a way to it, and counts no more for what is open', async () => {
  const match = await raced();
  const { at } = (await pin('first'))!;
  await value(me.client.call('matches.delete', { match }));
  expect(await pin('first')).toMatchObject({ at, race: null });
  expect(await pin('second')).toMatchObject({ at: null, value: 0 });
  const next = await raced('two');
  expect(await pin('first')).toMatchObject({ at, race: null });
  expect(await pin('second')).toMatchObject({ at: null, value: 1 });
  const { won } = await value(me.client.call('achievements.race', { match: next }));
  expect(won.map(({ achievement }) => achievement.id)).not.toContain('derby/first');
});

test('races without facts, such as imported ones, are read in the background; and win', async () => {
  const first = await raced();
  const file = await value(me.client.call('matches.export', { match: first }));
  const other = await party({ games: { derby: game } });
  const you = other.join();
  try {
    const changed: unknown[] = [];
    you.client.on('achievements.changed', (push) => changed.push(push));
    await value(you.client.call('files.import', { text: file.text }));
    for (let i = 0; i < 200 && changed.length === 0; i++) await other.rest();
    const { list, reading } = await value(you.client.call('achievements.of', { driver: ME }));
    expect(reading).toBe(0);
    const [imported] = other.store.achievements.results(ME);
    const won = { at: new Date(imported?.at ?? 0).toISOString(), race: imported?.race };
    expect(list.find(({ id }) => id === 'derby/first')).toMatchObject(won);
    expect(list.find(({ id }) => id === 'derby/mover')).toMatchObject(won);
  } finally {
    other.end();
  }
});

test('facts of another version are read again, and a damaged log leaves what the result says', async () => {
  const match = await raced();
  it.store.achievements.keepFacts(match, 'old', new Map([[0, {}]]));
  expect(it.store.achievements.unread('derby', '1.1', 5)).toEqual([match]);
  expect((await of()).reading).toBe(1);
  for (let i = 0; i < 200 && it.store.achievements.unreadCount('derby', '1.1') > 0; i++) await it.rest();
  const [result] = it.store.achievements.results(ME);
  expect(result?.facts?.moves).toBeGreaterThan(0);
  expect(result?.facts).toMatchObject({ cars: 2, people: 0, out: 0, own: 0 });
});

test('a race of AI drivers alone and a practice race count for no one', async () => {
  const { match } = await value(me.client.call('matches.create', derbySetup([bot('easy'), bot('easy')])));
  await value(me.client.call('match.watch', { match }));
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  expect(it.store.achievements.unreadCount('derby', '1.1')).toBe(0);
  expect(await code(me.client.call('achievements.of', { driver: ME }))).toBe('not-found');
});

test('the year adds up its races, and a year without one is empty', async () => {
  const matches = [await raced('one'), await raced('two'), await raced('three')];
  const year = new Date(it.clock.now()).getFullYear();
  const review = await value(me.client.call('achievements.year', { driver: ME }));
  const results = await Promise.all(matches.map((match) => value(me.client.call('matches.result', { match }))));
  const places = results.map(({ standings }) => standings.find(({ seat }) => seat === 0)?.place);
  expect(review).toMatchObject({
    name: 'Driver 0',
    year,
    years: [year],
    races: 3,
    wins: places.filter((place) => place === 1).length,
    podiums: 3,
    days: 1,
    daily: 0,
    rival: { name: 'Driver 1', races: 3, ahead: places.filter((place) => place === 1).length },
  });
  expect(review.games).toEqual([
    expect.objectContaining({ game: 'derby', races: 3, circuit: expect.objectContaining({ id: 'field', races: 3 }) }),
  ]);
  expect(review.achievements.map(({ id }) => id)).toEqual(expect.arrayContaining(await wonIds()));
  const before = await value(me.client.call('achievements.year', { driver: ME, year: year - 1 }));
  expect(before).toMatchObject({ year: year - 1, years: [year], races: 0, best: null, rival: null, achievements: [] });
});

test('an earlier race that comes later brings its date', async () => {
  const match = await raced();
  const { at } = (await pin('first'))!;
  it.store.achievements.keepWin(ME, { achievement: 'derby/first', race: null, at: Date.parse(at!) + 5000 });
  expect(await pin('first')).toMatchObject({ at, race: match });
});
