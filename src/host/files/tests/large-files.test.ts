// A long race as a file: a worker thread reads, replays, forks and writes it, so that other players are not held up
// meanwhile; with the same results as an in-process job runner.

import path from 'node:path';
import type { CommandName, In } from '@api/contract';
import { PROTOCOL } from '@api/contract';
import { value } from '@api/tests/granted';
import { saying } from '@api/tests/saying';
import { games } from '@games/registry';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createHost } from '../../host';
import { createJobRunner } from '../../jobs/job-runner';
import type { JobRunner } from '../../jobs/job-types';
import { builtProgram } from '../../tests/killing';
import { code, type Guest, type Party, party } from '../../tests/party';
import { longRace } from './long-race';
import { kept } from './raced-cup';

/** Moves of a RoboRally race several hours long; the host must have time for other calls meanwhile. */
const MOVES = 1200;
const CALLS = 10;

let text: string;
let worker: string;
let it: Party;
let me: Guest;
let jobs: JobRunner | undefined;
beforeAll(async () => {
  text = JSON.stringify(longRace(MOVES, 'draft'));
  worker = await builtProgram('worker', path.join(import.meta.dirname, '../../jobs'));
});
afterEach(async () => {
  it.end();
  await jobs?.close();
  jobs = undefined;
});

/** Starts a host that runs its jobs in a thread. */
async function withWorker(): Promise<void> {
  it = await party({ games });
  it.host.close();
  jobs = createJobRunner(worker);
  const { store, botRunner, clock } = it;
  it.host = createHost({ store, botRunner, jobs, games, version: '0', shell: 'test', clock });
  me = it.join();
}

/** Makes the call, and other calls by someone else meanwhile; returns its value and how many were answered before it. */
async function besides<N extends CommandName>(name: N, input: In<N>): Promise<{ got: unknown; before: number }> {
  const other = it.join();
  let done = false;
  let before = 0;
  const call = value(me.client.call(name, input) as Promise<never>).finally(() => {
    done = true;
  });
  for (let n = 0; n < CALLS; n++) {
    await value(other.client.call('app.hello', { protocol: PROTOCOL, version: '0.1.0' }));
    if (!done) before += 1;
  }
  return { got: await call, before };
}
/** What is stored of a race, and how it is watched and exported. */
async function all(match: string) {
  const { saves, archive } = it.store;
  const recording = await value(me.client.call('replays.film', { match }));
  const file = await value(me.client.call('matches.export', { match }));
  const head = saves.head(match);
  const read = [
    saves.record(match),
    saves.log(match),
    saves.snapshots(match),
    saves.startView(match),
    saves.endView(match),
  ];
  return { head, read, film: recording, file, kept: archive.film(match), drivers: archive.drivers({}) };
}

test('[attack] others get answers while the longest file is read, watched, written and driven on from', async () => {
  await withWorker();
  const brought = await besides('files.import', { text });
  const { match } = brought.got as { match: string };
  const recording = await besides('replays.film', { match });
  const file = await besides('matches.export', { match });
  const fork = await besides('replays.fork', { match, step: MOVES - 9, seat: 2, level: 'easy' });
  expect([brought, recording, file, fork].map((one) => one.before)).toEqual([CALLS, CALLS, CALLS, CALLS]);
  expect((recording.got as { proved: string }).proved).toBe('same');
  const forked = (fork.got as { match: string }).match;
  expect(it.store.saves.head(forked)).toMatchObject({ step: MOVES - 9, practice: true, status: 'open' });
  // An exported file can be imported, also elsewhere: it is the same race.
  const { text: written } = file.got as { text: string };
  expect(await value(me.client.call('files.import', { text: written }))).toEqual({ kind: 'race', match });
});

test('a worker thread gives the same results as this one', async () => {
  it = await party({ games });
  me = it.join();
  const here = await value(me.client.call('files.import', { text }));
  const plain = await all((here as { match: string }).match);
  const { now } = it.clock;
  it.end();
  await withWorker();
  expect(it.clock.now()).toBe(now());
  const there = await value(me.client.call('files.import', { text }));
  expect(there).toEqual(here);
  expect(await all((there as { match: string }).match)).toEqual(plain);
});

test("the same file imported twice at once is stored once; a damaged file and another file don't disturb it", async () => {
  await withWorker();
  const empty = kept(it) as number[];
  const spoilt = text.replace('"by":"player"', '"by":"nobody"');
  const [first, bad, second] = await Promise.all([
    value(me.client.call('files.import', { text })),
    code(me.client.call('files.import', { text: spoilt })),
    value(me.client.call('files.import', { text })),
  ]);
  expect([second, bad]).toEqual([first, 'bad-input']);
  expect((kept(it) as number[])[0]).toBe((empty[0] ?? 0) + 1);
  expect(it.store.archive.list({}, 0, 9).total).toBe(1);
});

test('an app that closes while it reads a file has nothing of it at the next start', async () => {
  await withWorker();
  const empty = kept(it);
  const call = me.client.call('files.import', { text }).catch(() => 'gone');
  await value(me.client.call('app.hello', { protocol: PROTOCOL, version: '0.1.0' }));
  it.host.close();
  await jobs?.close();
  await it.store.backUp(true);
  it.store.close();
  await call;
  await it.restart();
  expect([kept(it), it.store.notices.list()]).toEqual([empty, []]);
});

test('a race that is too long for a file is refused with a message, so that every exported file can be imported', async () => {
  it = await party({ games });
  me = it.join();
  const brought = await value(me.client.call('files.import', { text: JSON.stringify(longRace(40, 'draft')) }));
  const { match } = brought as { match: string };
  const head = it.store.saves.head(match)!;
  const huge = { ask: 1, seat: 0, action: { text: 'x'.repeat(2 * 1024 * 1024) }, by: 'player' } as const;
  const one = { events: [], hash: 'h', barrier: false, at: 1, snapshot: undefined, finish: undefined };
  it.store.saves.append(match, { ...one, step: head.step + 1, move: huge });
  const got = await me.client.call('matches.export', { match });
  expect(got).toMatchObject({
    ok: false,
    fault: { code: 'not-allowed', said: saying(/too long for a 2 MB file/) },
  });
});
