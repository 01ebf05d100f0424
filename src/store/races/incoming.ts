// Imports whole races or a season: another thread writes them into a separate file, which is then copied into the
// database slice by slice, so that nothing is blocked. They stay hidden until the last slice; a restart or failure before that
// removes them. Not here: verifying them (host/files).

import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Database } from '../database';
import { removeDatabase } from '../folder/side-files';
import { migrate } from '../migrate';
import { MIGRATIONS } from '../migrations/all';
import { seasonsIn, type WholeSeason } from '../seasons';
import { insertSql, updateSql } from '../soundness/sums';
import { StoreError, storeErrorOf } from '../store-error';
import type { SeasonPart } from './head';
import type { WholeRace } from './saves';
import { savesIn } from './saves';
import { COMING } from './saves-sql';

/** A race that is already here and belongs to the imported season. */
export interface ExistingRace {
  race: string;
  part: SeasonPart;
}

const PREFIX = 'paddock-incoming-';
/** Tables whose rows count nowhere while their race is hidden, in the order in which they refer to each other. */
const FIRST = ['starts', 'snapshots', 'forks'];
/** Tables whose rows make a race visible and counted. */
const LAST = ['results', 'entries', 'figures', 'films', 'bests', 'seasons', 'season_races', 'season_changes'];
/** ms that one slice may take; the number of moves per slice adapts to it. */
const SLICE_MS = 8;
const FIRST_SLICE = 200;
const SMALLEST_SLICE = 20;
const LARGEST_SLICE = 4000;

/** The name of an import file. n: number within this run. */
export function incomingFile(dir: string, n: number): string {
  return path.join(dir, `${PREFIX}${n}.db`);
}

/** Writes races, or a season with its races, into a new file. Throws StoreError. */
export function writeIncoming(file: string, what: { races: readonly WholeRace[] } | { season: WholeSeason }): void {
  removeIncoming(file);
  const db = new Database(file);
  try {
    // The file is not needed after a crash.
    db.handle.pragma('synchronous = OFF');
    migrate(db, MIGRATIONS);
    const saves = savesIn(db);
    if ('season' in what) seasonsIn(db, saves).bringIn({ ...what.season, here: [] });
    else db.write(() => what.races.forEach(saves.createWhole));
  } finally {
    db.close();
  }
}

/** Removes the file and SQLite's files beside it. */
export function removeIncoming(file: string): void {
  removeDatabase(file);
}

/** Removes what an earlier run left unfinished: its files, and rows of incomplete races. Throws StoreError. */
export function dropHalves(db: Database): void {
  const dir = path.dirname(db.file);
  for (const name of readdirSync(dir))
    if (name.startsWith(PREFIX)) rmSync(path.join(dir, name), { recursive: true, force: true });
  const left = db
    .prepare<[], { id: string }>(`SELECT id FROM races WHERE status = 'open' AND trouble = '${COMING}'`)
    .all();
  if (left.length > 0) dropComing(db);
}

/**
 * Copies a file made by writeIncoming into the database: all of it, or nothing if it throws StoreError. Others may read and
 * write meanwhile. The file stays.
 */
export async function takeIncoming(db: Database, file: string, here: readonly ExistingRace[] = []): Promise<void> {
  db.read(() => db.handle.prepare('ATTACH ? AS incoming').run(file));
  try {
    db.write(() => {
      db.handle.exec('INSERT INTO races SELECT * FROM incoming.races');
      db.handle.exec(
        updateSql('races', { status: "'open'", trouble: `'${COMING}'` }, 'id IN (SELECT id FROM incoming.races)'),
      );
      for (const table of FIRST) copy(db, table);
      db.noteRaces(false);
    });
    await takeMoves(db);
    db.write(() => finish(db, here));
  } catch (error) {
    if (db.handle.open) dropComing(db);
    throw storeErrorOf(error) ?? error;
  } finally {
    if (db.handle.open) db.handle.exec('DETACH incoming');
  }
}

/** Copies the moves in slices, by race and step, each as large as its time allows. */
async function takeMoves(db: Database): Promise<void> {
  type Key = { race: string; step: number };
  const next = db.prepare<[string, number, number], Key>(
    'SELECT race, step FROM incoming.moves WHERE (race, step) > (?, ?) ORDER BY race, step LIMIT 1 OFFSET ?',
  );
  const last = db.prepare<[], Key>('SELECT race, step FROM incoming.moves ORDER BY race DESC, step DESC LIMIT 1').get();
  const put = db.prepare<[string, number, string, number]>(
    'INSERT INTO moves SELECT * FROM incoming.moves WHERE (race, step) > (?, ?) AND (race, step) <= (?, ?)',
  );
  let done: Key = { race: '', step: 0 };
  let size = FIRST_SLICE;
  while (last !== undefined && (done.race !== last.race || done.step !== last.step)) {
    await setImmediate();
    if (!db.handle.open) throw new StoreError('io', 'the database was closed while something was brought in');
    const began = performance.now();
    const until = next.get(done.race, done.step, size - 1) ?? last;
    const from = done;
    db.write(() => put.run(from.race, from.step, until.race, until.step));
    done = until;
    const took = performance.now() - began;
    size = Math.min(LARGEST_SLICE, Math.max(SMALLEST_SLICE, Math.round(took > SLICE_MS ? size / 2 : size * 1.5)));
  }
}

function finish(db: Database, here: readonly ExistingRace[]): void {
  for (const table of LAST) copy(db, table);
  const bind = db.prepare<[string, string, string, number, string]>(insertSql('season_races'));
  for (const { race, part } of here) bind.run(race, part.season, part.round, part.leg, JSON.stringify(part.entrants));
  db.handle.exec(
    `UPDATE races
     SET (status, trouble, sum) = (SELECT status, trouble, sum FROM incoming.races AS came WHERE came.id = races.id)
     WHERE id IN (SELECT id FROM incoming.races)`,
  );
  db.noteRaces(true);
}

function copy(db: Database, table: string): void {
  db.handle.exec(`INSERT INTO main.${table} SELECT * FROM incoming.${table}`);
}

function dropComing(db: Database): void {
  db.write(() => {
    db.handle.exec(`DELETE FROM races WHERE status = 'open' AND trouble = '${COMING}'`);
    db.noteRaces(false);
  });
}
