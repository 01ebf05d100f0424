// kill -9 within and between the races of a season in which cards go from race to race: every race begins with what the one
// before it left, as if nothing had happened.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SeasonPlan } from '@api/season';
import type { RaceConfig } from '@core/contract';
import { replay } from '@core/record';
import { relay } from '@core/tests/relay';
import { openStore } from '@store/open';
import type { Store } from '@store/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram, runAndKill } from './killing';
import { PLAN } from './season-grid';

const ROUNDS = 40;
const KILLS = 8;
/** ms after the first line within which a kill comes: some races each. */
const WITHIN = 200;
const RELAYS: SeasonPlan = {
  ...PLAN,
  rounds: Array.from({ length: ROUNDS }, (_, at) => {
    return { id: `r${at}`, game: 'relay', circuit: 'field', options: { length: 30 }, clock: 0, series: false };
  }),
};
let dir: string;
let racer: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-handing-kill-'));
  racer = await builtProgram('handing-racer');
}, 120_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function inStore<T>(work: (store: Store) => T): Promise<T> {
  const store = await openStore({ dir });
  if (!store.ok) throw store.trouble;
  try {
    return work(store.store);
  } finally {
    store.store.close();
  }
}

test('races killed in the middle and between them go on with the same cards', { timeout: 120_000 }, async () => {
  await inStore((store) => store.seasons.create({ id: 'cup', plan: RELAYS, at: 0 }));
  let within = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    await runAndKill(racer, [dir], WITHIN);
    within += await inStore(({ seasons }) => seasons.races('cup').filter((race) => race.status === 'open').length);
  }
  expect(within).toBeGreaterThan(0);
  await inStore(({ seasons, saves }) => {
    const raced = seasons.races('cup');
    expect(raced.length).toBeGreaterThan(2);
    let before: RaceConfig['before'];
    for (const { race, status } of raced) {
      expect((saves.head(race)!.config as RaceConfig).before).toEqual(before);
      if (status === 'open') continue;
      const end = replay(relay, saves.record(race)!);
      if (!end.ok) throw new Error(end.breach.code);
      before = relay.handOver!(end.value.state);
    }
    expect(before?.cars).toHaveLength(RELAYS.drivers.length);
  });
});
