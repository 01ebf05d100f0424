// A migration that fails, hits a full disk or is killed leaves the database unchanged, or migrates all of it.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtProgram, runAndHear, runToPowerCut } from '@host/tests/killing';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newestVersion } from '../migrate';
import { MIGRATIONS } from '../migrations/all';
import type { SchemaMigration } from '../migrations/migration';
import { openStore } from '../open';
import { LONG_STEPS, writeMuch } from './long-steps';
import { columnsOf, rowsOf, unpacked, versionOf } from './old';

const KILLS = 10;
const NEWEST = newestVersion(MIGRATIONS);

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-migration-'));
  file = path.join(dir, 'paddock.db');
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

const stepTo = (to: number, sql: string): SchemaMigration => ({ to, name: 'next', sql });
function names(): string[] {
  return readdirSync(dir).filter((name) => !['paddock.lock', 'backups'].includes(name));
}

test.each([
  ['at once', 'INSERT INTO nowhere VALUES (1);'],
  ['after all the steps before it', `DELETE FROM races; INSERT INTO nowhere VALUES (1);`],
  [
    'after it has written more than fits into memory',
    `${writeMuch(250)} DELETE FROM moves; INSERT INTO nowhere VALUES (1);`,
  ],
  ['by a rule of the tables', `DELETE FROM settings; INSERT INTO races SELECT * FROM races;`],
])('a step that fails %s leaves the old file byte for byte, with a copy beside it', async (_, sql) => {
  const bytes = unpacked(1);
  writeFileSync(file, bytes);
  const result = await openStore({ dir, migrations: [...MIGRATIONS, stepTo(NEWEST + 1, sql)] });
  expect(result).toMatchObject({ ok: false, trouble: { code: 'not-migrated' } });
  result.store.close();
  expect(names()).toEqual(['paddock.db']);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  const [copy = ''] = readdirSync(path.join(dir, 'backups'));
  expect(versionOf(path.join(dir, 'backups', copy))).toEqual([1, 'ok']);
  // A Paddock with correct steps continues from there.
  const next = await openStore({ dir });
  expect(next.store.saves.list(99).length).toBe(4);
  next.store.close();
});

test('a disk that fills up during a migration leaves the old file byte for byte; with room it is migrated', async () => {
  const bytes = unpacked(1);
  writeFileSync(file, bytes);
  const pages = bytes.readUInt32BE(28);
  // Full at the first new page, in the middle of the known steps, and after a log of many pages was written.
  for (const room of [0, 8, 1000]) {
    const result = await openStore({ dir, migrations: LONG_STEPS, maxPages: pages + room });
    expect(result).toMatchObject({ ok: false, trouble: { code: 'full' } });
    result.store.close();
    expect(names()).toEqual(['paddock.db']);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  }
  const result = await openStore({ dir });
  expect(result.ok).toBe(true);
  expect(result.store.saves.list(99).length).toBe(4);
  result.store.close();
});

test(`killed at any step of its migration, ${KILLS} times: a database is of the old schema or the new one, with every row`, async () => {
  const program = await builtProgram('migrating', import.meta.dirname);
  const newest = newestVersion(LONG_STEPS);
  const bytes = unpacked(2);
  writeFileSync(file, bytes);
  const columns = columnsOf(file);
  const before = rowsOf(file, columns);
  const lay = () => {
    // Files of an earlier run would change the number of steps.
    for (const name of readdirSync(dir)) rmSync(path.join(dir, name), { recursive: true, force: true });
    writeFileSync(file, bytes);
  };
  const whole = await runAndHear(program, [dir, '0']);
  const steps = Number(whole.lines[0]);
  expect(steps).toBeGreaterThan(20);
  const found: unknown[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    lay();
    await runToPowerCut(program, [dir, `${Math.ceil(((kill - 0.5) * steps) / KILLS)}`]);
    found.push(...versionAfterKill());
    expect(rowsOf(file, columns)).toEqual(before);
    const result = await openStore({ dir, migrations: LONG_STEPS });
    expect(result.ok && result.store.notices.list()).toEqual([]);
    result.store.close();
    expect(versionOf(file)).toEqual([newest, 'ok']);
    expect(rowsOf(file, columns)).toEqual(before);
  }
  expect(found.filter((version) => version !== 2 && version !== newest)).toEqual([]);
  expect(found).toContain(2);
}, 900_000);

/** The version that the kill left, after reading has taken in the log. */
function versionAfterKill(): [unknown] {
  const handle = new Sqlite(file);
  try {
    expect(handle.pragma('integrity_check', { simple: true })).toBe('ok');
    return [handle.pragma('user_version', { simple: true })];
  } finally {
    handle.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
  }
}
