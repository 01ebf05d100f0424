// A database that was too large to be checked at the start is checked in a job while the host runs.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { derby } from '@core/tests/toy';
import { openStore } from '@store/open';
import type { Store } from '@store/store';
import { toyMove, toyRace } from '@store/tests/toy-race';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHost, type Host } from '../../host';
import { inlineJobRunner } from '../../jobs/job-runner';
import { type HandClock, handClock, testBotRunner } from '../../tests/party';

const games = { derby };
const PAGE = 4096;

let dir: string;
let store: Store;
let host: Host;
let clock: HandClock;
let jobs: string[];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-check-'));
});
afterEach(() => {
  host.close();
  store.close();
  rmSync(dir, { recursive: true, force: true });
});

async function opened(smallBytes: number): Promise<void> {
  const result = await openStore({ dir, smallBytes });
  if (!result.ok) throw result.trouble;
  store = result.store;
}

/** Starts a host over the open store and lets this many ms pass. */
async function hosted(ms: number): Promise<void> {
  const inline = inlineJobRunner(games);
  jobs = [];
  const run: typeof inline.run = (kind, at, input) => {
    jobs.push(kind);
    return inline.run(kind, at, input);
  };
  clock = handClock();
  const about = { version: '0', shell: 'test' } as const;
  host = createHost({ store, botRunner: testBotRunner(games), jobs: { ...inline, run }, games, clock, ...about });
  clock.pass(ms);
  await new Promise((resolve) => setImmediate(resolve));
}
const notices = () => store.notices.list().map(({ id }) => id);

/** Spoils the page with the moves of a race. */
function spoil(): void {
  const file = path.join(dir, 'paddock.db');
  const bytes = readFileSync(file);
  const at = bytes.indexOf('"went"');
  bytes[at - (at % PAGE)] = 0xff;
  writeFileSync(file, bytes);
}

test('the check runs some seconds after the start, and reports damage', async () => {
  await opened(0);
  store.saves.create(toyRace('a'));
  for (let n = 1; n <= 40; n++) store.saves.append('a', toyMove(n));
  store.close();
  spoil();
  await opened(0);
  await hosted(9000);
  expect(jobs).not.toContain('check');
  clock.pass(2000);
  await vi.waitFor(() => expect(notices()).toEqual(['unsound']));
  expect(jobs.filter((kind) => kind === 'check')).toHaveLength(1);
});

test('a sound database is checked without a word, and a small one needs no check', async () => {
  await opened(0);
  store.close();
  await opened(0);
  await hosted(11_000);
  expect(jobs).toContain('check');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(notices()).toEqual([]);
  host.close();
  store.close();
  await opened(1e9);
  await hosted(11_000);
  expect(jobs).not.toContain('check');
});

test('a job finds what is wrong with a copy', async () => {
  await opened(0);
  store.saves.create(toyRace('a'));
  for (let n = 1; n <= 40; n++) store.saves.append('a', toyMove(n));
  await hosted(0);
  store.close();
  const file = path.join(dir, 'paddock.db');
  const problem = () => inlineJobRunner(games).run('checkCopy', { dir, now: 0 }, { file });
  expect(await problem()).toEqual({ problem: null });
  spoil();
  expect((await problem()).problem).toBeTruthy();
  await opened(0);
});
