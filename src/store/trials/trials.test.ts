// Attempts at time trials as they are stored: in order, replaced by race, kept after a restart and after their race is gone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openStore } from '../open';
import { openReadOnlyStore } from '../read-only-store';
import { closedStore, type Store } from '../store';
import { StoreError } from '../store-error';
import type { StoredTrial } from './trials';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function opened(dir: string): Promise<Store> {
  const result = await openStore({ dir });
  if (!result.ok) throw result.trouble;
  return result.store;
}

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'trials-'));
  folders.push(made);
  return made;
}

const LAP = { game: 'heat', circuit: 'usa', kind: 'lap', rung: undefined } as const;
const RUNNING: StoredTrial = { ...LAP, race: 'b', outcome: undefined, figure: undefined, at: 9 };
const DONE: StoredTrial = { ...LAP, race: 'a', outcome: 'done', figure: 82, at: 1 };
const RUNG: StoredTrial = { ...LAP, race: 'c', rung: 'gold', outcome: 'out', figure: undefined, at: 3 };

test('attempts are kept in the order in which they began, whatever the clock says, after a restart too', async () => {
  const dir = folder();
  const store = await opened(dir);
  for (const attempt of [DONE, RUNNING, RUNG]) store.trials.keep(attempt);
  store.trials.keep({ ...RUNNING, outcome: 'done', figure: 79 });
  expect(store.trials.ghost()).toBeUndefined();
  store.trials.setGhost('rival');
  store.close();
  const again = await opened(dir);
  expect(again.trials.attempts()).toEqual([DONE, { ...RUNNING, outcome: 'done', figure: 79 }, RUNG]);
  expect(again.trials.ghost()).toBe('rival');
  again.trials.drop('a');
  again.trials.drop('unknown');
  expect(again.trials.attempts().map(({ race }) => race)).toEqual(['b', 'c']);
  again.close();
});

test('a store that only reads refuses to keep attempts', async () => {
  const dir = folder();
  const store = await opened(dir);
  store.trials.keep(DONE);
  const reader = openReadOnlyStore(dir);
  expect(reader.trials.attempts()).toEqual([DONE]);
  expect(() => reader.trials.keep(RUNNING)).toThrow();
  expect(() => reader.trials.setGhost('off')).toThrow();
  reader.close();
  store.close();
});

test('a folder that could not be opened has no attempts and keeps none', () => {
  const closed = closedStore(folder(), new StoreError('read-only'));
  expect(closed.trials.attempts()).toEqual([]);
  expect(closed.trials.ghost()).toBeUndefined();
  for (const write of [
    () => closed.trials.keep(DONE),
    () => closed.trials.drop('a'),
    () => closed.trials.setGhost('off'),
  ])
    expect(write).toThrow(StoreError);
});
