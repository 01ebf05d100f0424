// kill -9 in the middle of races many times: nothing acknowledged is lost, the file is sound, the race goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@games/registry';
import { openStore } from '@store/open';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram, runAndKill } from '../../tests/killing';
import { resume } from '../resume';

/** Each starts a program anew. PADDOCK_LONG=1: as many as the checklists ask for. */
const KILLS = process.env.PADDOCK_LONG === '1' ? 50 : 20;
let dir: string;
let racer: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-kill-'));
  racer = await builtProgram('racer', import.meta.dirname, ['heat']);
}, 120_000);
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

interface Acknowledged {
  match: string;
  step: number;
  hash: string;
}

/** Runs the racer and kills it a random while after its first acknowledged step; returns all it acknowledged. */
async function raceAndKill(): Promise<Acknowledged[]> {
  const lines = await runAndKill(racer, [dir], 120);
  return lines.map((line) => {
    const [match = '', step = '', hash = ''] = line.split(' ');
    return { match, step: Number(step), hash };
  });
}

/** Looks at the file as the kill left it. */
function quickCheck(): unknown {
  const handle = new Sqlite(path.join(dir, 'paddock.db'));
  try {
    return handle.pragma('quick_check', { simple: true });
  } finally {
    handle.close();
  }
}

test(`${KILLS} kills: no acknowledged action is lost and every race resumes to its hash`, {
  timeout: 300_000,
}, async () => {
  let steps = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await raceAndKill();
    steps += acknowledged.length;
    expect(quickCheck()).toBe('ok');
    const opened = await openStore({ dir });
    if (!opened.ok) throw opened.trouble;
    const { saves, notices } = opened.store;
    expect(notices.list()).toEqual([]);
    for (const { match, step, hash } of acknowledged) {
      const kept = saves.movesAfter(match, step - 1)[0];
      expect({ kill, match, step: kept?.step, hash: kept?.hash }).toEqual({ kill, match, step, hash });
    }
    for (const match of new Set(acknowledged.map((one) => one.match))) {
      const head = saves.head(match);
      const back = head && resume(saves, games, head);
      expect(back?.ok && back.hash).toBe(saves.lastMove(match)?.hash);
    }
    opened.store.close();
  }
  expect(steps).toBeGreaterThan(KILLS * 3);
});
