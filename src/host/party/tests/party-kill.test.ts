// kill -9 of a host with races at two tables: the same code, and every guest at the same table and in the same seat by their token alone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { advance, begin } from '@core/engine';
import { hashState } from '@core/hash';
import { games } from '@games/registry';
import { openStore } from '@store/open';
import type { Saves } from '@store/races/saves';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram, runToPowerCut } from '../../tests/killing';
import { MOMENTS } from '../../tests/power-cut';

/** PADDOCK_LONG=1 runs more. Each kill restarts a program. */
const KILLS = process.env.PADDOCK_LONG === '1' ? 50 : 12;
let dir: string;
let racer: string;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-party-kill-'));
  racer = await builtProgram('party-racer', import.meta.dirname, ['heat']);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Run {
  match: string;
  /** The race at the second table. */
  other: string;
  code: string;
  tokens: string[];
  seats: string[];
  /** For each acknowledged step: its race, its number, the viewer, and the hash of the view. */
  shown: string[];
}

async function partyAndKill(kill: number, before: Run | undefined): Promise<Run> {
  // Every moment, at commits 4 to 15: the first three may be the races themselves and the first answer.
  const cut = [`${4 + ((kill * 5) % 12)}`, MOMENTS[kill % MOMENTS.length] ?? 'before'];
  const again = before === undefined ? [] : [before.match, ...before.tokens];
  const [first = '', ...shown] = await runToPowerCut(racer, [dir, ...cut, ...again]);
  const [match = '', other = '', code = '', ada = '', bo = '', cleo = '', ...seats] = first.split(' ');
  return { match, other, code, tokens: [ada, bo, cleo], seats, shown };
}

/** What the guests in seats 0 and 2 of a race saw at every step, according to the record on disk. */
function viewsOnDisk(saves: Saves, match: string): Set<string> {
  const record = saves.record(match);
  const start = record && begin(games.heat!, record.config, record.seed);
  if (record === undefined || !start?.ok) throw new Error('the race cannot be read');
  const { state } = start.value;
  const views = new Set<string>();
  const note = () => {
    for (const seat of [0, 2].filter((one) => one < record.config.cars.length))
      views.add(`${match} ${state.step} ${seat} ${hashState(games.heat!.view(state, seat))}`);
  };
  note();
  for (const move of record.moves) {
    expect(advance(games.heat!, state, move).ok).toBe(true);
    note();
  }
  return views;
}

test(`${KILLS} kills: guests come back with their tokens, and nothing they saw is lost`, {
  timeout: 7_200_000,
}, async () => {
  let before: Run | undefined;
  let seen = 0;
  let seenThere = 0;
  let resumed = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const run = await partyAndKill(kill, before);
    if (before !== undefined && before.match === run.match) {
      resumed += 1;
      expect({ kill, ...run, shown: [] }).toEqual({ kill, ...before, shown: [] });
    }
    const opened = await openStore({ dir });
    if (!opened.ok) throw opened.trouble;
    const { saves } = opened.store;
    const views = new Set([...viewsOnDisk(saves, run.match), ...viewsOnDisk(saves, run.other)]);
    expect(run.shown.filter((line) => !views.has(line))).toEqual([]);
    opened.store.close();
    seen += run.shown.length;
    seenThere += run.shown.filter((line) => line.startsWith(run.other)).length;
    before = run;
  }
  expect(resumed).toBeGreaterThan(KILLS / 3);
  expect(before?.seats).toEqual(['0', '2', '0']);
  expect(seenThere).toBeGreaterThan(KILLS);
  expect(seen).toBeGreaterThan(KILLS * 4);
});
