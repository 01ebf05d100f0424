// Replays: recordings verified by hash or stored at the end, lists by filter, and driving on from a moment.

import path from 'node:path';
import type { Out } from '@api/contract';
import { openRecording } from '@api/recording-file';
import { value } from '@api/tests/granted';
import type { AnyGame } from '@core/contract';
import { hashState } from '@core/hash';
import { replay as playAgain } from '@core/record';
import { derby } from '@core/tests/toy';
import { heat } from '@games/heat';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bot,
  code,
  derbySetup,
  type Guest,
  HOTSEAT,
  hashOnDisk,
  type Party,
  party,
  runOut,
  YOU,
} from '../../tests/party';

/** The derby with one rule changed: a push is worth one more. */
const newer: AnyGame = {
  ...derby,
  rulesVersion: 2,
  apply(s, decision, action, io) {
    derby.apply(s, decision, action, io);
    if (action.type === 'push') s.cars[decision.seat].at += 1;
  },
};

let games: Record<string, AnyGame>;
let it: Party;
let me: Guest;
beforeEach(async () => {
  games = { derby, heat };
  it = await party({ games });
  me = it.join();
});
afterEach(() => it.end());

/** A race of AI drivers, run to its end. */
async function raced(more: Parameters<typeof derbySetup>[1] = {}, drivers = [bot(), bot('random')]): Promise<string> {
  const { match } = await value(me.client.call('matches.create', derbySetup(drivers, more)));
  await value(me.client.call('match.watch', { match }));
  await it.rest();
  await runOut(it, me, match);
  return match;
}
const watch = (match: string) => value(me.client.call('replays.film', { match }));
function alter(sql: string, ...values: unknown[]): void {
  const handle = new Sqlite(path.join(it.dir, 'paddock.db'));
  handle.prepare(sql).run(...values);
  handle.close();
}
/** Closes the app and reopens it with these rules, after between() has changed something. */
async function reopen(game: AnyGame, between: () => void = () => {}): Promise<void> {
  it.host.close();
  between();
  games.derby = game;
  await it.restart();
  me = it.join();
}

describe('a recording', () => {
  test('shows every step of the race, verified by its hashes', async () => {
    const match = await raced();
    const shown = await watch(match);
    expect(shown).toMatchObject({ match, game: 'derby', circuit: 'field', proved: 'same' });
    const recording = openRecording(shown.film);
    const record = it.store.saves.record(match)!;
    for (const frame of recording.frames) {
      const then = playAgain(derby, record, frame.step);
      expect(then.ok && derby.view(then.value.state, 'all')).toEqual(frame.view);
    }
    expect(recording.frames.flatMap((frame) => frame.events)).toEqual(it.store.saves.log(match));
    expect(recording.frames.at(-1)?.view).toEqual(it.store.saves.endView(match));
    expect(recording.rounds.at(-1)?.round).toBe(shown.rounds);
  });
  test('is stored when the race ends and shows the same', async () => {
    const match = await raced();
    const kept = it.store.archive.film(match)!;
    expect(Buffer.from(kept).toString('base64')).toBe((await watch(match)).film);
  });
  test('stays the same after the rules change, marked as raced under older rules', async () => {
    const match = await raced({ options: { length: 60 } });
    const { film: recording } = await watch(match);
    await reopen(newer);
    expect(await watch(match)).toMatchObject({ proved: 'older', film: recording });
    const record = it.store.saves.record(match)!;
    const other = playAgain(newer, { ...record, rulesVersion: 2 });
    expect(other.ok && newer.view(other.value.state, 'all')).not.toEqual(openRecording(recording).frames.at(-1)?.view);
  });
  test.each([
    ['moves are', "UPDATE moves SET move = replace(move, 'stake', 'steak') WHERE race = ?"],
    ['a hash is', "UPDATE moves SET hash = '0000000000000000' WHERE race = ? AND step % 32 = 0"],
    ['the seed is', "UPDATE races SET seed = 'another' WHERE id = ?"],
    // Hashes cover none of these.
    ['what was told is', "UPDATE moves SET events = replace(events, ':1', ':3') WHERE race = ? AND step = 2"],
    ['the time of a move is', 'UPDATE moves SET at = at + 1 WHERE race = ? AND step = 2'],
    ['a hash between two marks is', "UPDATE moves SET hash = substr(hash, 2) || '-' WHERE race = ? AND step = 3"],
    ['the first view is', "UPDATE starts SET view = replace(view, '1', '3') WHERE race = ?"],
    ['the time of the start is', 'UPDATE races SET started_at = started_at + 1 WHERE id = ?'],
  ])('is the one that was kept where %s damaged', async (_, sql) => {
    const match = await raced({ options: { length: 60 } });
    const { film: recording } = await watch(match);
    await reopen(derby, () => alter(sql, match));
    expect(await watch(match)).toMatchObject({ proved: 'damaged', film: recording });
    // Reported as a notice too, and not just for this race.
    const textsOf = () => it.store.notices.list().map(({ title }) => title.id);
    await vi.waitFor(() => expect(textsOf()).toContain('notice.unreadable'), { timeout: 30_000 });
  });
  test('is made from the record for a race from before recordings existed', async () => {
    const match = await raced();
    const { film: recording } = await watch(match);
    await reopen(derby, () => alter('DELETE FROM films WHERE race = ?', match));
    expect(await watch(match)).toMatchObject({ proved: 'same', film: recording });
  });
  test.each([
    ['is missing', 'DELETE FROM films WHERE race = ?'],
    ['is damaged', "UPDATE films SET film = x'00ff00ff' WHERE race = ?"],
  ])('of older rules that %s tells the events between start and end', async (_, sql) => {
    const match = await raced();
    const whole = openRecording((await watch(match)).film);
    await reopen(newer, () => alter(sql, match));
    const shown = await watch(match);
    expect(shown.proved).toBe('older');
    const recording = openRecording(shown.film);
    expect(recording.frames.map((frame) => frame.events)).toEqual(whole.frames.map((frame) => frame.events));
    expect(recording.frames[0]?.view).toEqual(whole.frames[0]?.view);
    expect(recording.frames.at(-1)?.view).toEqual(whole.frames.at(-1)?.view);
    expect(recording.rounds).toMatchObject([{ order: whole.rounds.at(-1)?.order }]);
  });
  test('is refused with a message if nothing is left, while a race is running, and for an unknown race', async () => {
    const match = await raced();
    await reopen(newer, () => {
      alter('DELETE FROM films WHERE race = ?', match);
      alter("UPDATE starts SET view = '{' WHERE race = ?", match);
    });
    expect(await code(me.client.call('replays.film', { match }))).toBe('storage');
    const open = await value(me.client.call('matches.create', derbySetup([YOU, HOTSEAT])));
    expect(await code(me.client.call('replays.film', open))).toBe('not-found');
    expect(await code(me.client.call('replays.film', { match: 'none' }))).toBe('not-found');
  });
});

describe('the list', () => {
  const list = (filter: object, offset = 0, limit = 100) =>
    value(me.client.call('replays.list', { filter, offset, limit }));
  const ids = (listed: Out<'replays.list'>) => listed.races.map((one) => one.match);

  test('shows finished races newest first, page by page, with drivers and places', async () => {
    const races: string[] = [];
    for (let i = 0; i < 3; i++) {
      it.clock.pass(1000);
      races.unshift(await raced());
    }
    await value(me.client.call('matches.create', derbySetup([YOU, HOTSEAT])));
    expect(ids(await list({}))).toEqual(races);
    expect(await list({}, 1, 1)).toMatchObject({ total: 3, races: [{ match: races[1] }] });
    const [first] = (await list({})).races;
    expect(first).toMatchObject({ game: 'derby', circuit: 'field', options: { length: 20 }, proved: true });
    expect(first?.seats.map((one) => one.name)).toEqual(['Driver 0', 'Driver 1']);
    expect(first?.places.map((one) => one.place)).toEqual([1, 2]);
    expect(first?.origin).toEqual({ practice: false, season: null });
  });
  test('can be filtered by driver, winner, game, circuit and practice', async () => {
    const match = await raced();
    const winner = (await list({})).races[0]!.places[0]!.seat;
    const key = (seat: number) => `ai/driver ${seat}`;
    expect(ids(await list({ driver: key(0) }))).toEqual([match]);
    expect(ids(await list({ driver: key(winner), won: true }))).toEqual([match]);
    expect(ids(await list({ driver: key(1 - winner), won: true }))).toEqual([]);
    expect(ids(await list({ game: 'derby', circuit: 'field', practice: false }))).toEqual([match]);
    expect(ids(await list({ practice: true }))).toEqual([]);
    expect(ids(await list({ circuit: 'nowhere' }))).toEqual([]);
  });
  test('shows which races are no longer verified, and lists damaged ones', async () => {
    const match = await raced();
    await reopen(newer, () => {
      alter("UPDATE results SET standings = '[' WHERE race = ?", match);
      alter("UPDATE races SET config = '{', seats = '3' WHERE id = ?", match);
    });
    expect(await list({})).toMatchObject({
      total: 1,
      races: [{ match, proved: false, seats: [], places: [], options: {} }],
    });
  });
});

describe('driving on', () => {
  const fork = (match: string, step: number, seat: number) =>
    me.client.call('replays.fork', { match, step, seat, level: 'medium' });

  test.each([0, 1, 7, 40])('begins exactly as the race was after step %i', async (step) => {
    const match = await raced({ options: { length: 60 } });
    const forked = await value(fork(match, step, 1));
    const then = playAgain(derby, it.store.saves.record(match)!, step);
    const update = await value(me.client.call('match.watch', forked));
    expect(update.step).toBe(step);
    expect(hashOnDisk(it, forked.match)).toBe(then.ok && hashState(then.value.state));
    expect(update.mine).toEqual([1]);
    expect(update.seats).toMatchObject([
      { name: 'Driver 0', driver: { kind: 'ai', level: 'medium' } },
      { name: 'Driver', driver: { kind: 'you' } },
    ]);
    expect(update.origin).toEqual({ practice: true, season: null, from: match });
  });
  test('reaches its own finish, counts for nothing, and can be watched, exported and driven on from', async () => {
    const match = await raced({ options: { length: 60 } });
    const counted = await value(me.client.call('stats.drivers', {}));
    const { match: forked } = await value(fork(match, 30, 0));
    me.updates.push(await value(me.client.call('match.watch', { match: forked })));
    expect(me.seen(forked).canTakeBack).toBe(false);
    await runOut(it, me, forked);
    expect(await value(me.client.call('stats.drivers', {}))).toEqual(counted);
    expect(await watch(forked)).toMatchObject({ proved: 'same', origin: { practice: true } });
    expect(JSON.parse((await value(me.client.call('matches.export', { match: forked }))).text)).toMatchObject({
      format: 'paddock-race',
      practice: true,
    });
    const own = it.store.saves.record(forked)!;
    expect(own.moves.slice(0, 30)).toEqual(it.store.saves.record(match)?.moves.slice(0, 30));
    expect(await code(fork(forked, 31, 1))).toBe('granted');
    const practice = await value(me.client.call('replays.list', { filter: { practice: true }, offset: 0, limit: 10 }));
    expect(practice.races.map((one) => one.match)).toEqual([forked]);
  });
  test('leaves the cars that the rules drive unchanged, and gives no one their seat', async () => {
    const drivers = [bot('random'), bot('random'), { kind: 'automaton', id: 'legend' }] as const;
    const seats = drivers.map((driver, seat) => ({ name: `Driver ${seat}`, colour: heat.colours[seat]!, driver }));
    const setup = { game: 'heat', circuit: 'usa', options: { laps: 1 }, seats, clock: 30, bank: 60 };
    const { match } = await value(me.client.call('matches.create', setup));
    await value(me.client.call('match.watch', { match }));
    while (it.store.saves.head(match)?.status === 'open') await it.rest();
    expect(await code(fork(match, 9, 2))).toBe('not-allowed');
    const update = await value(me.client.call('match.watch', await value(fork(match, 9, 1))));
    expect(update.seats.map((one) => one.driver.kind)).toEqual(['ai', 'you', 'automaton']);
    expect(update).toMatchObject({ clock: 0, banks: [], finished: false });
  });
  test('survives a restart', async () => {
    const match = await raced({ options: { length: 60 } });
    const forked = await value(fork(match, 10, 0));
    const before = await value(me.client.call('match.watch', forked));
    await it.restart();
    me = it.join();
    expect(await value(me.client.call('match.watch', forked))).toMatchObject({ step: 10, view: before.view });
  });
  test('is refused at the end, for an unknown seat, for open races, and under other rules', async () => {
    const match = await raced();
    const steps = it.store.saves.head(match)!.step;
    expect(await code(fork(match, steps, 0))).toBe('not-allowed');
    expect(await code(fork(match, steps + 5, 0))).toBe('not-allowed');
    expect(await code(fork(match, 1, 2))).toBe('bad-input');
    expect(await code(fork('none', 1, 0))).toBe('not-found');
    const open = await value(me.client.call('matches.create', derbySetup([YOU, HOTSEAT])));
    expect(await code(fork(open.match, 0, 0))).toBe('not-found');
    await reopen(newer);
    expect(await code(fork(match, 1, 0))).toBe('not-allowed');
  });
  test('is refused if moves are damaged, and leaves no race behind', async () => {
    const match = await raced();
    await reopen(derby, () => alter("UPDATE moves SET hash = '0' WHERE race = ? AND step = 3", match));
    expect(await code(fork(match, 3, 0))).toBe('storage');
    expect(await value(me.client.call('matches.list', {}))).toHaveLength(1);
    expect(await code(fork(match, 2, 0))).toBe('granted');
  });
});
