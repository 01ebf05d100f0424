// A large database opens without being checked. The check follows while it is open, and whatever finds damage makes the next
// start check the file before it is used.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { english } from '@api/tests/saying';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProblem } from '../folder/backups';
import { problemIn } from '../folder/integrity';
import { openStore } from '../open';
import type { Store } from '../store';
import { toyMove, toyRace } from './toy-race';

/** Every file counts as large. */
const LARGE = { smallBytes: 0, look: { after: 3_600_000, pause: 3_600_000, again: 3_600_000 } };
const PAGE = 4096;

let dir: string;
let store: Store | undefined;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-large-'));
});
afterEach(() => {
  closed();
  rmSync(dir, { recursive: true, force: true });
});
const file = () => path.join(dir, 'paddock.db');
const aside = () => readdirSync(dir).filter((name) => name.startsWith('paddock-damaged-') && name.endsWith('.db'));
const reported = () => (store?.notices.list() ?? []).map(({ title }) => english(title));

function closed(): void {
  store?.close();
  store = undefined;
}
async function opened(options: Partial<typeof LARGE> = LARGE): Promise<Store> {
  closed();
  const result = await openStore({ dir, ...options });
  if (!result.ok) throw result.trouble;
  store = result.store;
  return store;
}

/** A database whose page with the moves of a race is no page any more. */
async function damaged(): Promise<void> {
  const { saves } = await opened();
  saves.create(toyRace('a'));
  for (let n = 1; n <= 40; n++) saves.append('a', toyMove(n));
  closed();
  const bytes = readFileSync(file());
  const at = bytes.indexOf('"went"');
  expect(at).toBeGreaterThan(PAGE);
  bytes[at - (at % PAGE)] = 0xff;
  writeFileSync(file(), bytes);
}

test('a large database opens unchecked; the check finds its damage, and the next start sets it aside', async () => {
  await damaged();
  const { check, saves } = await opened();
  expect([check.isDue, reported(), saves.head('a')?.step]).toEqual([true, [], 40]);
  const problem = problemIn(dir);
  expect(problem).toBeTruthy();
  check.damaged(problem ?? '');
  expect(store?.notices.list().map(({ id, text }) => [id, english(text)])).toEqual([
    ['unsound', expect.stringContaining('Close Paddock and start it again')],
  ]);
  expect(aside()).toEqual([]);
  await opened();
  expect([reported(), aside().length]).toEqual([['The race database was damaged'], 1]);
  // The new database is sound: nothing is suspected of it.
  await opened();
  expect(aside()).toHaveLength(1);
});

test('damage that a read meets makes the next start check the file', async () => {
  await damaged();
  const { saves } = await opened();
  expect(() => saves.log('a')).toThrow('damaged');
  await opened();
  expect([reported(), aside().length]).toEqual([['The race database was damaged'], 1]);
});

test('a small database is checked before it is used', async () => {
  await damaged();
  await opened({});
  expect([store?.check.isDue, reported(), aside().length]).toEqual([false, ['The race database was damaged'], 1]);
});

test('a sound database has no problem, and one that was suspected without reason is not suspected for long', async () => {
  const { saves, check } = await opened();
  saves.create(toyRace('a'));
  expect(problemIn(dir)).toBeUndefined();
  check.damaged('a mistake');
  expect(existsSync(path.join(dir, 'paddock.suspect'))).toBe(true);
  const again = await opened();
  expect([again.check.isDue, aside()]).toEqual([false, []]);
  expect(existsSync(path.join(dir, 'paddock.suspect'))).toBe(false);
  expect((await opened()).check.isDue).toBe(true);
});

test('a large database whose log was left behind is checked before it is used', async () => {
  await damaged();
  const { saves } = await opened();
  saves.create(toyRace('b'));
  const [bytes, log] = [readFileSync(file()), readFileSync(`${file()}-wal`)];
  expect(log.length).toBeGreaterThan(0);
  closed();
  writeFileSync(file(), bytes);
  writeFileSync(`${file()}-wal`, log);
  await opened();
  expect([reported(), aside().length]).toEqual([['The race database was damaged'], 1]);
});

test('a backup is checked by the caller’s function, and is dropped if it is damaged', async () => {
  const checked: string[] = [];
  let problem: string | undefined;
  closed();
  const checkCopy = async (copy: string) => {
    checked.push(path.basename(copy));
    expect(copyProblem(copy)).toBeUndefined();
    return problem;
  };
  const result = await openStore({ dir, checkCopy });
  if (!result.ok) throw result.trouble;
  store = result.store;
  store.saves.create(toyRace('a'));
  await store.backUp();
  await store.copyNow();
  expect(checked.map((name) => name.replace(/-.*/, ''))).toEqual(['daily', 'weekly', 'by']);
  expect(checked.every((name) => name.endsWith('.part'))).toBe(true);
  const before = store.copies().copies;
  expect(before).toHaveLength(3);
  problem = 'page 3 is never used';
  await expect(store.copyNow()).rejects.toThrow('io');
  expect(store.copies().copies).toEqual(before);
});
