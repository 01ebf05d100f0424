// kill -9 in the middle of races, at exact commits: nothing acknowledged is lost, the file is intact, and the race continues.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@games/registry';
import { openStore } from '@store/open';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram, runToPowerCut } from '../../tests/killing';
import { MOMENTS } from '../../tests/power-cut';
import { resume } from '../resume';

/** Each kill restarts a program. PADDOCK_LONG=1 runs the number that the checklists require. */
const KILLS = process.env.PADDOCK_LONG === '1' ? 180 : 20;
let dir: string;
let racer: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-kill-'));
  racer = await builtProgram('racer', import.meta.dirname, ['heat']);
});
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

interface Acknowledged {
  match: string;
  step: number;
  hash: string;
}

/** Runs the racer until the power fails at this commit; returns everything that it acknowledged. */
async function raceAndKill(commit: number, moment: string): Promise<Acknowledged[]> {
  const lines = await runToPowerCut(racer, [dir, `${commit}`, moment]);
  return lines.map((line) => {
    const [match = '', step = '', hash = ''] = line.split(' ');
    return { match, step: Number(step), hash };
  });
}

function quickCheck(): unknown {
  const handle = new Sqlite(path.join(dir, 'paddock.db'));
  try {
    return handle.pragma('quick_check', { simple: true });
  } finally {
    handle.close();
  }
}

test(`${KILLS} kills: no acknowledged action is lost and every race resumes to its hash`, {
  timeout: 7_200_000,
}, async () => {
  let steps = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    // Every moment, at commits 2 to 14.
    const moment = MOMENTS[kill % MOMENTS.length] ?? 'before';
    const acknowledged = await raceAndKill(2 + ((kill * 5) % 13), moment);
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
