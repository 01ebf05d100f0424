// The rotating backups: 5 daily, 4 weekly, one before each migration, all verified. Made only through SQLite's backup API.
// Not here: setting damaged files aside (set-aside.ts).

import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Database } from '../database';
import { StoreError, storeErrorOf } from '../store-error';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-folder';
import { removeDatabase } from './side-files';
import { unreadableRowsIn } from './unreadable-rows';

/** Backups kept of each kind. */
export const KEEP = { daily: 5, weekly: 4 } as const;

/** Backups kept that a person asked for. */
const KEEP_BY_HAND = 5;

/** One verified backup. at: ms since 1970. */
export interface Backup {
  file: string;
  at: number;
}

/** Returns what is wrong with a copy; undefined if nothing. It reads all of it, so it may do so in another thread. */
export type CheckCopy = (file: string) => Promise<string | undefined>;

/**
 * renew: replaces today's backup. offered: backups that a notice offers, which are neither dropped nor overwritten. check: left
 * out, this thread checks the copies.
 */
export interface TakeOptions {
  renew?: boolean;
  offered?: readonly string[];
  check?: CheckCopy | undefined;
}

/** Makes today's and this week's backup if they are missing, and drops the oldest. Throws StoreError. */
export async function takeDue(db: Database, dir: string, now: number, options: TakeOptions = {}): Promise<void> {
  await withStoreErrors(() => dueCopies(db, dir, now, options));
}

async function dueCopies(db: Database, dir: string, now: number, options: TakeOptions): Promise<void> {
  const { renew = false, offered = [], check } = options;
  const folder = folderOf(dir);
  // A backup on request may be in progress: its partial file stays.
  dropIn(folder, DUE_HALF);
  const day = new Date(now).toISOString().slice(0, 10);
  // After a day with a loss there are two backups: one with what was lost, and one with what came after.
  const isOffered = offered.includes(path.join(folder, `daily-${day}.db`));
  const name = renew && isOffered ? `${day}-${stampOf(now).slice(-6)}` : day;
  await takeNamed(db, folder, { kind: 'daily', when: name, renew, offered, check });
  await takeNamed(db, folder, { kind: 'weekly', when: weekOf(now), renew: false, offered, check });
}

/** A backup in progress, with SQLite's files beside it: of any kind, and of the kinds made on schedule. */
const HALF = /^(paddock|daily|weekly|by-hand|before-migration)-.*\.part(-wal|-shm|-journal)?$/;
const DUE_HALF = /^(daily|weekly)-.*\.part(-wal|-shm|-journal)?$/;

/** Removes partial backups that a kill left. None may be in progress. */
export function dropHalfCopies(dir: string): void {
  for (const folder of [dir, path.join(dir, 'backups')]) dropIn(folder, HALF);
}

function dropIn(folder: string, which: RegExp): void {
  if (!(statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false)) return;
  const halves = readdirSync(folder).filter((name) => which.test(name));
  for (const half of halves) rmSync(path.join(folder, half), { recursive: true, force: true });
}

/** Makes a backup because a person asks for it; only the newest few of these are kept. Throws StoreError. */
export async function takeByHand(
  db: Database,
  dir: string,
  now: number,
  options: Omit<TakeOptions, 'renew'>,
): Promise<void> {
  await withStoreErrors(() => copyByHand(db, dir, now, options));
}

async function copyByHand(
  db: Database,
  dir: string,
  now: number,
  { offered = [], check }: Omit<TakeOptions, 'renew'>,
): Promise<void> {
  const folder = folderOf(dir);
  await copyTo(db.handle, path.join(folder, `by-hand-${stampOf(now)}.db`), check);
  const mine = readdirSync(folder).filter((name) => name.startsWith('by-hand-') && name.endsWith('.db'));
  const older = mine.filter((name) => !offered.includes(path.join(folder, name))).sort();
  for (const old of older.slice(0, Math.max(0, older.length - KEEP_BY_HAND))) rmSync(path.join(folder, old));
}

/** Every backup, newest first. */
export function copiesHere(dir: string): Backup[] {
  return copiesIn(dir).sort((a, b) => b.at - a.at || (a.file < b.file ? 1 : -1));
}

/** When the newest daily backup was made, ms since 1970; undefined if there is none. */
export function newestCopyAt(dir: string): number | undefined {
  const times = copiesIn(dir)
    .filter(({ file }) => path.basename(file).startsWith('daily-'))
    .map((copy) => copy.at);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** Makes a backup before the schema is migrated from this version. Kept forever. Throws StoreError. */
export async function takeBeforeMigration(db: Database, dir: string, now: number): Promise<Backup> {
  const stamp = stampOf(now);
  return copyTo(db.handle, path.join(folderOf(dir), `before-migration-from-${db.version()}-${stamp}.db`));
}

/** The newest intact backup without unreadable rows; if all have some, the newest intact one. */
export function lastGoodBackup(dir: string): Backup | undefined {
  let sound: Backup | undefined;
  for (const backup of copiesHere(dir)) {
    if (problemIn(backup.file) !== undefined) continue;
    if (problemIn(backup.file, hasFlaws) === undefined) return backup;
    sound ??= backup;
  }
  return sound;
}

/** Makes a verified copy, under another name, of a file that no one writes to. Throws StoreError. */
export async function copyFile(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    await copyTo(source, to);
  } finally {
    source.close();
  }
}

/** A UTC timestamp for file names, as '20261120-221530'. */
export function stampOf(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

function copiesIn(dir: string): Backup[] {
  const folder = path.join(dir, 'backups');
  if (!(statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.db'));
  return files.map((name) => path.join(folder, name)).map((file) => ({ file, at: Math.round(statSync(file).mtimeMs) }));
}

async function takeNamed(
  db: Database,
  folder: string,
  { kind, when, renew, offered, check }: { kind: keyof typeof KEEP; when: string } & Required<TakeOptions>,
): Promise<void> {
  const name = `${kind}-${when}.db`;
  if (!renew && existsSync(path.join(folder, name))) return;
  await copyTo(db.handle, path.join(folder, name), check);
  const others = readdirSync(folder).filter((other) => other.startsWith(`${kind}-`) && other.endsWith('.db'));
  // The new backup stays even if a clock that was set back makes its name the oldest.
  const older = others.filter((other) => other !== name && !offered.includes(path.join(folder, other))).sort();
  for (const old of older.slice(0, Math.max(0, older.length - (KEEP[kind] - 1)))) rmSync(path.join(folder, old));
}

async function copyTo(handle: Sqlite.Database, file: string, check: CheckCopy = problemHere): Promise<Backup> {
  const half = `${file}.part`;
  try {
    rmSync(half, { force: true });
    await handle.backup(half);
    chmodSync(half, PRIVATE_FILE);
    settle(half);
    const problem = await check(half);
    if (problem !== undefined) throw new StoreError('io', `the copy ${half} is not sound: ${problem}`);
    renameSync(half, file);
  } catch (error) {
    removeDatabase(half);
    throw storeErrorOf(error) ?? error;
  }
  return { file, at: Math.round(statSync(file).mtimeMs) };
}

async function problemHere(file: string): Promise<string | undefined> {
  return copyProblem(file);
}

/** What SQLite finds wrong with a copy; undefined if nothing. */
export function copyProblem(file: string): string | undefined {
  return problemIn(file);
}

/** The copy of a WAL database is in WAL mode too; as a plain file it can be checked without side files. */
function settle(file: string): void {
  const copy = new Sqlite(file);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

/** Runs work and turns disk errors into StoreError, also from creating folders and dropping old backups. */
async function withStoreErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw storeErrorOf(error) ?? error;
  }
}

function problemIn(file: string, look: (copy: Sqlite.Database) => string = integrityOf): string | undefined {
  let copy: Sqlite.Database | undefined;
  try {
    copy = new Sqlite(file, { readonly: true, fileMustExist: true });
    const problem = look(copy);
    return problem === 'ok' ? undefined : problem;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    copy?.close();
  }
}

function integrityOf(copy: Sqlite.Database): string {
  return String(copy.pragma('integrity_check(1)', { simple: true }));
}

function hasFlaws(copy: Sqlite.Database): string {
  const { rows } = unreadableRowsIn(copy);
  return rows === 0 ? 'ok' : `${rows} rows cannot be read`;
}

function folderOf(dir: string): string {
  const folder = path.join(dir, 'backups');
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  return folder;
}

/** The ISO week as '2026-W47'; a week belongs to the year that has its Thursday. */
function weekOf(now: number): string {
  const day = 86_400_000;
  const date = new Date(now);
  const thursday = new Date(now + (3 - ((date.getUTCDay() + 6) % 7)) * day);
  const start = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = 1 + Math.floor((thursday.getTime() - start) / (7 * day));
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}
