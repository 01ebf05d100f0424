// The rows that a pack replaces: reading them with their checksums, and deleting them. Not here: the pack (race-pack.ts).

import type { Database } from '../database';
import { type Cell, SUMMED, type Summed, sumOf, updateSql } from '../soundness/sums';
import type { MoveCells, RaceCells, SnapshotCells } from './race-pack';

/** A row with its checksum. */
type Row = Record<string, Cell> & { sum: number };

/** Tables whose rows a pack replaces, and the table of which it replaces one column. */
const REPLACED = ['starts', 'moves', 'snapshots', 'films'] as const;
const TABLES = [...REPLACED, 'results'] as const;
const ORDER = { starts: 'race', moves: 'step', snapshots: 'step', films: 'race', results: 'race' } as const;

/** What results.view holds once the view is in a pack: JSON, like any other view. */
export const PACKED_VIEW = 'null';

/** A race's rows. sums: all of their checksums, in order. */
export interface RaceRows {
  cells: RaceCells;
  sums: string;
}

export interface RowsOfRaces {
  /** Undefined if a row is missing, or is not as it was saved. */
  read(race: string): RaceRows | undefined;
  /** The checksums that read returns, without reading the rows. */
  sums(race: string): string;
  /** Deletes the rows, within the caller's transaction. */
  drop(race: string): void;
}

export function raceRowsIn(db: Database): RowsOfRaces {
  const perTable = <V>(make: (table: (typeof TABLES)[number]) => V) => TABLES.map(make);
  const rows = perTable((table) => {
    const sql = `SELECT ${[...SUMMED[table], 'sum'].join(', ')} FROM ${table} WHERE race = ? ORDER BY ${ORDER[table]}`;
    return db.prepare<[string], Row>(sql);
  });
  const sums = perTable((table) =>
    db.prepare<[string], number>(`SELECT sum FROM ${table} WHERE race = ? ORDER BY ${ORDER[table]}`).pluck(),
  );
  const deletes = REPLACED.map((table) => db.prepare<[string]>(`DELETE FROM ${table} WHERE race = ?`));
  const emptyView = db.prepare<[{ race: string }]>(updateSql('results', { view: `'${PACKED_VIEW}'` }, 'race = $race'));
  return {
    // One transaction: another thread may be writing.
    read: (race) => db.read(() => db.handle.transaction(() => rowsOf(rows.map((one) => one.all(race))))()),
    sums: (race) => sums.map((one) => one.all(race).join()).join(';'),
    drop(race) {
      for (const one of deletes) one.run(race);
      emptyView.run({ race });
    },
  };
}

function rowsOf(tables: readonly Row[][]): RaceRows | undefined {
  if (!TABLES.every((table, i) => (tables[i] ?? []).every((row) => isWhole(table, row)))) return undefined;
  const [[start] = [], moves = [], snapshots = [], [film] = [], [result] = []] = tables;
  if (start === undefined || result === undefined) return undefined;
  // Steps are not stored in a pack: they count up from 1.
  if (moves.some(({ step }, i) => step !== i + 1)) return undefined;
  const cells: RaceCells = {
    startView: String(start.view),
    startEvents: String(start.events),
    moves: moves.map(moveOf),
    snapshots: snapshots.map(snapshotOf),
    endView: String(result.view),
    recording: film?.film instanceof Uint8Array ? film.film : undefined,
  };
  return { cells, sums: tables.map((rows) => rows.map((row) => row.sum).join()).join(';') };
}

function isWhole(table: Summed, row: Row): boolean {
  return sumOf(SUMMED[table].map((column) => row[column] ?? null)) === row.sum;
}

function moveOf({ move, events, hash, barrier, at }: Row): MoveCells {
  return { move: String(move), events: String(events), hash: String(hash), barrier: Number(barrier), at: Number(at) };
}

function snapshotOf({ step, state_version, state, hash }: Row): SnapshotCells {
  return { step: Number(step), stateVersion: Number(state_version), state: String(state), hash: String(hash) };
}
