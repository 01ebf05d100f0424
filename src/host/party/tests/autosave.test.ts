// What survives: restarts, damaged rows, full disks, rules that run in circles, backups, settings and presets.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SETTINGS, PROTOCOL, type RaceSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import { english, saying } from '@api/tests/saying';
import type { AnyGame } from '@core/contract';
import { hashState } from '@core/hash';
import { derby } from '@core/tests/toy';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RESTS } from '../../match/held-answers';
import { bot, code, derbySetup, type Guest, hashOnDisk, type Party, party, YOU } from '../../tests/party';

let it: Party;
beforeEach(async () => {
  it = await party();
});
afterEach(() => it.end());

async function create(guest: Guest, setup: RaceSetup): Promise<string> {
  return (await value(guest.client.call('matches.create', setup))).match;
}
/** Lets the AI drivers run until the person has a decision. */
async function runOn(guest: Guest, match: string, answers: number): Promise<void> {
  guest.updates.push(await value(guest.client.call('match.watch', { match })));
  for (let i = 0; i < answers; i++) {
    await it.rest();
    const update = guest.seen(match);
    const decision = update.asks.find((one) => one.seat === 0 && !one.committed);
    if (decision === undefined) continue;
    const choices = update.choices[String(decision.id)] as { cards?: number[] };
    const action = choices.cards ? { type: 'stake', card: choices.cards[0] } : { type: 'rest' };
    await value(guest.client.call('match.act', { match, ask: decision.id, action }));
  }
  await it.rest();
}
function alterFile(sql: string, ...values: unknown[]): void {
  const handle = new Sqlite(path.join(it.dir, 'paddock.db'));
  handle.prepare(sql).run(...values);
  handle.close();
}
async function list(guest: Guest) {
  return value(guest.client.call('matches.list', {}));
}

test('25 open races come back after a restart, each to the same hash, and drivers go on', async () => {
  const me = it.join();
  const before = new Map<string, string | undefined>();
  for (let i = 0; i < 25; i++) {
    const match = await create(me, derbySetup([YOU, bot('random'), bot('random')], { options: { length: 60 } }));
    await runOn(me, match, i % 9);
    before.set(match, hashOnDisk(it, match));
  }
  await it.restart();
  const again = it.join();
  const listed = await list(again);
  expect(listed.map((one) => one.status)).toEqual(Array.from({ length: 25 }, () => 'open'));
  for (const [match, hash] of before) {
    await value(again.client.call('match.watch', { match }));
    expect(hashOnDisk(it, match)).toBe(hash);
  }
  const [match] = before.keys();
  await runOn(again, match ?? '', 4);
  expect(hashOnDisk(it, match ?? '')).not.toBe(before.get(match ?? ''));
});

test('a damaged race is reported and can be deleted, and the others go on', async () => {
  const me = it.join();
  const matches: string[] = [];
  for (let i = 0; i < 5; i++) {
    const match = await create(me, derbySetup([YOU, bot('random')], { options: { length: 60 } }));
    matches.push(match);
    await runOn(me, match, 12);
    await value(me.client.call('match.leave', { match }));
  }
  const [move, hash, snapshots, seats, whole] = matches;
  await it.restart();
  alterFile('UPDATE moves SET move = substr(move, 3) WHERE race = ? AND step = 1', move);
  alterFile('DELETE FROM snapshots WHERE race = ?', move);
  alterFile("UPDATE moves SET hash = '0' WHERE race = ? AND step = (SELECT step FROM races WHERE id = race)", hash);
  // Every snapshot is damaged: the seed and the moves still give the same race.
  alterFile("UPDATE snapshots SET state = replace(state, 'round', 'rownd') WHERE race = ?", snapshots);
  alterFile("UPDATE races SET seats = '[1' WHERE id = ?", seats);
  const again = it.join();
  const found = new Map((await list(again)).map((one) => [one.match, one]));
  const statuses = [move, hash, snapshots, seats, whole].map((match) => found.get(match ?? '')?.status);
  expect(statuses).toEqual(['damaged', 'damaged', 'open', 'damaged', 'open']);
  expect(found.get(move ?? '')?.trouble).toEqual(saying(/delete/));
  expect(await code(again.client.call('match.watch', { match: move ?? '' }))).toBe('storage');
  expect(await code(again.client.call('match.watch', { match: snapshots ?? '' }))).toBe('granted');
  expect(await code(again.client.call('matches.delete', { match: move ?? '' }))).toBe('granted');
  expect((await list(again)).length).toBe(4);
});

test('a race of a newer Paddock, or of an unknown game, says so', async () => {
  const me = it.join();
  const newer = await create(me, derbySetup([YOU, bot()]));
  const other = await create(me, derbySetup([YOU, bot()]));
  await it.restart();
  alterFile('UPDATE snapshots SET state_version = 99 WHERE race = ?', newer);
  alterFile('UPDATE races SET rules_version = 99 WHERE id = ?', newer);
  alterFile("UPDATE races SET game = 'ludo' WHERE id = ?", other);
  const troubles = new Map((await list(it.join())).map((one) => [one.match, one.trouble]));
  expect(troubles.get(newer)).toEqual(saying(/newer Paddock/));
  expect(troubles.get(other)).toEqual(saying(/does not have the game ludo/));
});

test('a full disk: the action is refused, nothing is lost, and it works again once there is room', async () => {
  it.end();
  it = await party({ maxPages: 140 });
  const me = it.join();
  const match = await create(me, derbySetup([YOU, { kind: 'hotseat' }]));
  await value(me.client.call('match.watch', { match }));
  const first = await value(me.client.call('match.sit', { match, seat: 0 }));
  const fillers = await fill(me);
  const decision = first.asks[0]?.id ?? 0;
  const { cards } = first.choices[String(decision)] as { cards: number[] };
  const input = { match, ask: decision, action: { type: 'stake', card: cards[0] } };
  // Small rows may still fit in existing pages; repeated changes of mind fill those too.
  let got = await me.client.call('match.act', input);
  let acknowledged = 0;
  while (got.ok) {
    acknowledged += 1;
    it.clock.pass(RESTS[0]?.ms ?? 0);
    got = await me.client.call('match.act', input);
  }
  expect(got.fault).toMatchObject({ code: 'storage', said: saying(/disk is full/) });
  expect(it.store.saves.head(match)?.step).toBe(acknowledged);
  const now = await value(me.client.call('match.sit', { match, seat: 0 }));
  expect(now).toMatchObject({ step: acknowledged, view: acknowledged === 0 ? first.view : expect.anything() });
  for (const filler of fillers) await value(me.client.call('matches.delete', { match: filler }));
  expect(await code(me.client.call('match.act', input))).toBe('granted');
  expect(it.store.saves.head(match)?.step).toBe(acknowledged + 1);
});

/** Starts races until the disk is full, and returns them. */
async function fill(guest: Guest): Promise<string[]> {
  const started: string[] = [];
  for (let i = 0; i < 500; i++) {
    const reply = await guest.client.call('matches.create', derbySetup([YOU, bot()]));
    if (!reply.ok) {
      expect(reply.fault.code).toBe('storage');
      return started;
    }
    started.push(reply.value.match);
  }
  throw new Error('the disk never filled');
}

test("an AI driver's move that the disk refuses is retried later", async () => {
  const me = it.join();
  const match = await create(me, derbySetup([YOU, bot()]));
  const { append } = it.store.saves;
  const { StoreError } = await import('@store/store-error');
  it.store.saves.append = () => {
    throw new StoreError('full');
  };
  await value(me.client.call('match.watch', { match }));
  await it.rest();
  expect(me.notices.map(({ title }) => english(title))).toEqual(['The race is waiting for the disk']);
  it.store.saves.append = append;
  it.clock.pass(5000);
  await it.rest();
  expect(it.store.saves.head(match)?.step).toBe(1);
});

test('rules that run in circles stop the race with a saved report; the others go on', async () => {
  it.end();
  const circles: AnyGame = {
    ...derby,
    apply(s, decision, action, io) {
      if (action.type === 'push') for (;;) io.draw(6);
      derby.apply(s, decision, action, io);
    },
  };
  it = await party({ games: { derby: circles } });
  it.botRunner.trouble = 'silent';
  const me = it.join();
  const match = await create(me, derbySetup([YOU, { kind: 'hotseat' }]));
  await value(me.client.call('match.watch', { match }));
  for (const seat of [0, 1]) {
    const update = await value(me.client.call('match.sit', { match, seat }));
    const decision = update.asks[seat]?.id ?? 0;
    const { cards } = update.choices[String(decision)] as { cards: number[] };
    await value(me.client.call('match.act', { match, ask: decision, action: { type: 'stake', card: cards[0] } }));
  }
  const { asks: decisions } = await value(me.client.call('match.sit', { match, seat: 0 }));
  const push = { match, ask: decisions[0]?.id ?? 0, action: { type: 'push' } };
  expect(await code(me.client.call('match.act', push))).toBe('internal');
  const [report] = readdirSync(path.join(it.dir, 'reports'));
  const text = readFileSync(path.join(it.dir, 'reports', report ?? ''), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ move: { action: { type: 'push' } }, record: { moves: [{}, {}] } });
  expect(me.notices.map(({ title }) => english(title))).toEqual(['A race was stopped']);
  const trouble = 'The rules of Derby failed or got stuck, so this race was stopped.';
  expect(english(me.notices[0]?.text ?? [])).toBe(
    `${trouble} A report was saved in ${path.join(it.dir, 'reports', report ?? '')}.`,
  );
  expect(await list(me)).toMatchObject([{ match, status: 'damaged', trouble: saying(trouble) }]);
  expect(await code(me.client.call('matches.delete', { match }))).toBe('granted');
});

test('a damaged database offers a backup through the contract, and restoring it brings the races back', async () => {
  const me = it.join();
  const match = await create(me, derbySetup([YOU, bot()]));
  await it.store.backUp();
  it.host.close();
  it.store.close();
  const file = path.join(it.dir, 'paddock.db');
  const bytes = readFileSync(file);
  bytes.fill(7, 4096, 20_000);
  writeFileSync(file, bytes);
  await it.restart();
  const again = it.join();
  const hello = await value(again.client.call('app.hello', { protocol: PROTOCOL, version: '0.1.0' }));
  const offer = hello.notices.find((notice) => notice.backup !== null);
  expect(await list(again)).toEqual([]);
  expect(await code(again.client.call('app.restoreBackup', { notice: 'no' }))).toBe('not-found');
  await value(again.client.call('app.restoreBackup', { notice: offer?.id ?? '' }));
  expect((await list(again)).map((one) => one.match)).toEqual([match]);
  expect(await code(again.client.call('match.watch', { match }))).toBe('granted');
});

test('settings are stored one by one, presets by game', async () => {
  const me = it.join();
  const hello = () => value(me.client.call('app.hello', { protocol: PROTOCOL, version: '0.1.0' }));
  expect((await hello()).settings).toEqual(DEFAULT_SETTINGS);
  await value(me.client.call('settings.save', { ...DEFAULT_SETTINGS, name: 'Ada', volume: 10 }));
  expect((await hello()).settings).toMatchObject({ name: 'Ada', volume: 10 });
  it.store.settings.write({ ...DEFAULT_SETTINGS, name: 'Ada', volume: 'loud', colour: undefined });
  expect((await hello()).settings).toEqual({ ...DEFAULT_SETTINGS, name: 'Ada' });
  const setup = derbySetup([YOU, bot()]);
  const saved = await value(me.client.call('presets.save', { title: ' Friday ', setup }));
  expect(await value(me.client.call('presets.list', { game: 'derby' }))).toEqual([saved]);
  expect(saved.title).toBe('Friday');
  expect(await value(me.client.call('presets.list', { game: 'heat' }))).toEqual([]);
  await value(me.client.call('presets.delete', { id: saved.id }));
  expect(await code(me.client.call('presets.delete', { id: saved.id }))).toBe('not-found');
  expect(await code(me.client.call('app.hello', { protocol: 0, version: 'x' }))).toBe('too-old');
  expect(await code(me.client.call('app.hello', { protocol: 9, version: 'x' }))).toBe('too-new');
});

test('qualifying results are listed best first', async () => {
  it.end();
  let best = 30;
  const timed: AnyGame = {
    ...derby,
    qualifying: {
      session: { length: 20 },
      laps: [],
      grid: { length: 5 },
      result: ([first]) => ({ best: first.pips, total: first.pips * 3, overshoot: 0 }),
    },
    setup(config, base, io) {
      const state = derby.setup(config, base, { ...io, emit: () => undefined });
      state.asks.length = 0;
      io.emit({ type: 'rolled', seat: 0, pips: best });
      return state;
    },
  };
  it = await party({ games: { derby: timed } });
  const me = it.join();
  for (best of [30, 20, 25]) await create(me, derbySetup([YOU, bot()]));
  await create(me, derbySetup([bot(), bot()]));
  const bests = await value(me.client.call('matches.best', { game: 'derby', circuit: 'field' }));
  expect(bests.map((one) => [one.name, one.best, one.total])).toEqual([
    ['Driver 0', 20, 60],
    ['Driver 0', 25, 75],
    ['Driver 0', 30, 90],
  ]);
  expect(await code(me.client.call('matches.best', { game: 'ludo', circuit: 'field' }))).toBe('not-found');
});

test('the record on disk replays to the hash of the race', async () => {
  const me = it.join();
  const match = await create(me, derbySetup([bot('random'), bot('random')]));
  await value(me.client.call('match.watch', { match }));
  for (let i = 0; i < 30; i++) await it.rest();
  const { replay, verify } = await import('@core/record');
  const record = it.store.saves.record(match);
  if (record === undefined) throw new Error('no record');
  expect(verify(derby, record).ok).toBe(true);
  const turn = replay(derby, record);
  expect(turn.ok && turn.value.state.step).toBe(me.seen(match).step);
  expect(turn.ok && hashState(turn.value.state)).toBe(hashOnDisk(it, match));
  expect(turn.ok && turn.value.events).toEqual(it.store.saves.log(match));
});
