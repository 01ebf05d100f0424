// kill -9 of a host in the middle of a party: the same code, and every guest in the same seat by the token alone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@store/open';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram, runAndKill } from './killing';

const KILLS = 12;
let dir: string;
let racer: string;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-party-kill-'));
  racer = await builtProgram('party-racer');
}, 120_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Run {
  match: string;
  code: string;
  tokens: string[];
  seats: string[];
  hashes: string[];
}

async function partyAndKill(tokens: readonly string[]): Promise<Run> {
  const [first = '', ...hashes] = await runAndKill(racer, [dir, ...tokens], 250);
  const [match = '', code = '', ada = '', bo = '', ...seats] = first.split(' ');
  return { match, code, tokens: [ada, bo], seats, hashes };
}

test(`${KILLS} kills: guests come back with their tokens, and nothing they saw is lost`, {
  timeout: 120_000,
}, async () => {
  let before: Run | undefined;
  let seen = 0;
  let resumed = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const run = await partyAndKill(before?.tokens ?? []);
    if (before !== undefined && before.match === run.match) {
      resumed += 1;
      expect({ kill, ...run, hashes: [] }).toEqual({ kill, ...before, hashes: [] });
    }
    const opened = await openStore({ dir });
    if (!opened.ok) throw opened.trouble;
    const { saves } = opened.store;
    const start = saves.snapshots(run.match).find((one) => one.step === 0)?.hash;
    const kept = new Set([start, ...saves.movesAfter(run.match, 0).map((one) => one.hash)]);
    expect(run.hashes.filter((hash) => !kept.has(hash))).toEqual([]);
    opened.store.close();
    seen += run.hashes.length;
    before = run;
  }
  expect(resumed).toBeGreaterThan(KILLS / 3);
  expect(before?.seats).toEqual(['0', '2']);
  expect(seen).toBeGreaterThan(KILLS * 4);
});
