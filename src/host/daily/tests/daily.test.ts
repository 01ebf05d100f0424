// Races of the day on the host: one scored attempt, practice, friends' codes, the calendar; the same race on every computer.

import { createInlineBotRunner } from '@ai/inline';
import type { DailyRace } from '@api/daily/commands';
import { message } from '@api/messages';
import { value } from '@api/tests/granted';
import { english, refusal } from '@api/tests/saying';
import type { AnyGame } from '@core/contract';
import { OWN_LUCK } from '@core/rng';
import { derby } from '@core/tests/toy';
import { readCode } from '@daily/code';
import { countedMoves } from '@daily/proof';
import { games } from '@games/registry';
import { addDays } from '@puzzles/days';
import { afterEach, describe, expect, test } from 'vitest';
import { driven } from '../../tests/driven';
import { code, type Guest, type Party, party } from '../../tests/party';

const parties: Party[] = [];
afterEach(() => {
  for (const it of parties.splice(0)) it.end();
});

async function computer(its: Readonly<Record<string, AnyGame>> = { derby }): Promise<{ it: Party; me: Guest }> {
  const it = await party({ games: its });
  parties.push(it);
  return { it, me: it.join() };
}

const home = (me: Guest) => value(me.client.call('daily.home', {}));

async function scored(it: Party, me: Guest, kind: 'day' | 'week' = 'day'): Promise<DailyRace> {
  const { today, week } = await home(me);
  const { day } = kind === 'day' ? today : week;
  const { match } = await value(me.client.call('daily.start', { kind, day, practice: false }));
  await driven(it, me, match);
  return (await value(me.client.call('daily.look', { kind, day }))).race;
}

const DAY = 24 * 60 * 60_000;

test('the scored attempt is raced once, resumed while it runs, and keeps its result after its race is deleted', async () => {
  const { it, me } = await computer();
  const { today } = await home(me);
  expect(today).toMatchObject({ kind: 'day', state: 'open', match: null, result: null, game: 'derby' });
  const which = { kind: 'day', day: today.day } as const;
  const { match } = await value(me.client.call('daily.start', { ...which, practice: false }));
  expect((await home(me)).today).toMatchObject({ state: 'running', match });
  expect(await value(me.client.call('daily.start', { ...which, practice: false }))).toEqual({ match });
  expect(it.store.saves.head(match)?.seed.startsWith(OWN_LUCK)).toBe(true);
  await driven(it, me, match);
  const done = (await home(me)).today;
  expect(done).toMatchObject({ state: 'done', match, result: { cars: 2, match } });
  expect(done.result?.squares.length).toBeGreaterThan(0);
  expect(await value(me.client.call('daily.of', { match }))).toEqual(done);
  const refused = await me.client.call('daily.start', { ...which, practice: false });
  expect(refusal(refused)).toBe(english(message('daily.over')));
  await value(me.client.call('matches.delete', { match }));
  await it.restart();
  const again = it.join();
  expect((await home(again)).today).toMatchObject({
    state: 'done',
    match: null,
    result: { ...done.result, match: null },
  });
});

test('a scored attempt has no hints and no take-backs, also after a restart; practice has both', async () => {
  const { it, me } = await computer();
  const { today } = await home(me);
  const { match } = await value(me.client.call('daily.start', { kind: 'day', day: today.day, practice: false }));
  await it.restart();
  const back = it.join();
  back.updates.push(await value(back.client.call('match.watch', { match })));
  for (let i = 0; i < 20 && back.seen(match).asks.every(({ seat }) => !back.seen(match).mine.includes(seat)); i++)
    await it.rest();
  const ask = back.seen(match).asks.find(({ seat }) => back.seen(match).mine.includes(seat));
  if (ask === undefined) throw new Error('nobody is asked');
  const hint = await back.client.call('match.hint', { match, ask: ask.id });
  expect(refusal(hint)).toBe(english(message('daily.unaided')));
  expect(refusal(await back.client.call('match.takeBack', { match }))).toBe(english(message('daily.unaided')));
  const free = await value(back.client.call('daily.start', { kind: 'day', day: today.day, practice: true }));
  expect(free.match).not.toBe(match);
  back.updates.push(await value(back.client.call('match.watch', free)));
  const own = back.seen(free.match).asks.find(({ seat }) => back.seen(free.match).mine.includes(seat));
  expect(own && (await back.client.call('match.hint', { match: free.match, ask: own.id })).ok).toBe(true);
});

test('an attempt whose race is deleted while it runs is over', async () => {
  const { me } = await computer();
  const { today } = await home(me);
  const { match } = await value(me.client.call('daily.start', { kind: 'day', day: today.day, practice: false }));
  await value(me.client.call('matches.delete', { match }));
  expect((await home(me)).today).toMatchObject({ state: 'done', result: null });
  expect(await code(me.client.call('daily.start', { kind: 'day', day: today.day, practice: false }))).toBe(
    'not-allowed',
  );
});

test('days in a row count, one missed day is forgiven, and a clock set back scores no day twice', async () => {
  const { it, me } = await computer();
  const first = (await scored(it, me)).day;
  it.clock.jump(DAY);
  await scored(it, me);
  it.clock.jump(2 * DAY);
  await scored(it, me);
  const now = await home(me);
  expect(now.streak).toEqual({ days: 3, best: 3, today: true });
  expect(now.days.map(({ done }) => done).slice(-4)).toEqual([true, true, false, true]);
  expect(now.before?.day).toBe(addDays(first, 1));
  it.clock.jump(-2 * DAY);
  expect((await home(me)).today).toMatchObject({ day: addDays(first, 1), state: 'done' });
  it.clock.jump(7 * DAY);
  expect((await home(me)).streak).toEqual({ days: 0, best: 3, today: false });
});

test('earlier days can be raced as practice only, and days to come not at all', async () => {
  const { me } = await computer();
  const { day } = (await home(me)).today;
  const start = (date: string, practice: boolean) =>
    me.client.call('daily.start', { kind: 'day', day: date, practice });
  expect((await start(addDays(day, -40), true)).ok).toBe(true);
  expect(await code(start(addDays(day, -40), false))).toBe('not-allowed');
  expect(refusal(await start(addDays(day, 1), true))).toBe(english(message('daily.later')));
  expect(await code(start('2020-02-29', true))).toBe('not-found');
  const { days } = await value(me.client.call('daily.calendar', { month: day.slice(0, 7) }));
  expect(days.at(-1)?.day).toBe(day);
  expect(days.every(({ place }) => place === null)).toBe(true);
  expect((await value(me.client.call('daily.calendar', { month: '2019-12' }))).days).toEqual([]);
});

test('a week has a race of its own', async () => {
  const { it, me } = await computer();
  const done = await scored(it, me, 'week');
  expect(done).toMatchObject({ kind: 'week', state: 'done' });
  expect((await home(me)).streak.days).toBe(0);
});

describe('friends', () => {
  test('compare by code: the same moves are recognised, a changed code is refused', async () => {
    const [here, there] = [await computer(), await computer()];
    const mine = await scored(here.it, here.me);
    const theirs = await scored(there.it, there.me);
    const friendCode = theirs.result?.code ?? '';
    const added = await value(here.me.client.call('daily.compare', { code: friendCode.toLowerCase(), name: 'Zoë' }));
    expect(added).toEqual({ kind: 'day', day: mine.day });
    const look = () => value(here.me.client.call('daily.look', { kind: 'day', day: mine.day }));
    expect((await look()).friends).toMatchObject([{ name: 'Zoë', place: theirs.result?.place, same: true }]);
    const last = friendCode.at(-1) === '0' ? '1' : '0';
    const forged = await here.me.client.call('daily.compare', {
      code: `${friendCode.slice(0, -1)}${last}`,
      name: 'Eve',
    });
    expect(refusal(forged)).toBe(english(message('daily.code')));
    await value(here.me.client.call('daily.forget', { kind: 'day', day: mine.day, name: 'Zoë' }));
    expect((await look()).friends).toEqual([]);
    const again = await here.me.client.call('daily.forget', { kind: 'day', day: mine.day, name: 'Zoë' });
    expect(refusal(again)).toBe(english(message('daily.stranger')));
  });
  test('of a day to come are refused', async () => {
    const [here, there] = [await computer(), await computer()];
    there.it.clock.jump(3 * DAY);
    const theirs = await scored(there.it, there.me);
    const refused = await here.me.client.call('daily.compare', { code: theirs.result?.code ?? '', name: 'Zoë' });
    expect(refusal(refused)).toBe(english(message('daily.later')));
  });
});

// Every game has its turn within five days.
test.each([0, 1, 2, 3, 4])('two computers that answer alike race the same race, day %i of five', async (later) => {
  const [here, there] = [await computer(games), await computer(games)];
  const raced = [];
  for (const { it, me } of [here, there]) {
    it.clock.jump(later * DAY);
    Object.assign(it.botRunner, { decide: createInlineBotRunner().decide });
    const { today } = await home(me);
    const { match } = await value(me.client.call('daily.start', { kind: 'day', day: today.day, practice: false }));
    await driven(it, me, match, games);
    const record = it.store.saves.record(match);
    const game = games[today.game];
    if (record === undefined || game === undefined) throw new Error('no record');
    raced.push({
      moves: countedMoves(game, record),
      end: it.store.saves.endView(match),
      code: (await home(me)).today.result?.code,
    });
  }
  const [one, two] = raced;
  expect(two).toEqual(one);
  expect(readCode(one?.code ?? '')).toBeDefined();
});
