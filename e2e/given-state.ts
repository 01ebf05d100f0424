// Puts a stored race into a state that play would reach too rarely. Only while no host has its folder open.

import path from 'node:path';
import type { RaceState } from '@core/contract';
import { hashState } from '@core/hash';
import { openReadOnlyStore } from '@store/read-only-store';
import { counted, teachSums } from '@store/soundness/sums';
import Database from 'better-sqlite3';

/** Changes the newest stored state of a race; the next host that opens it continues from there. */
export function giveState<S extends RaceState>(data: string, match: string, change: (state: S) => void): void {
  const db = new Database(path.join(data, 'paddock.db'));
  teachSums(db);
  const row = db
    .prepare<[string], { step: number; state: string }>(
      'SELECT step, state FROM snapshots WHERE race = ? ORDER BY step DESC LIMIT 1',
    )
    .get(match);
  if (row === undefined) throw new Error(`no state of ${match} is stored`);
  const state = JSON.parse(row.state) as S;
  change(state);
  const hash = hashState(state);
  const kept = JSON.stringify(state);
  db.prepare('UPDATE snapshots SET state = ?, hash = ? WHERE race = ? AND step = ?').run(kept, hash, match, row.step);
  db.prepare('UPDATE moves SET hash = ? WHERE race = ? AND step = ?').run(hash, match, row.step);
  for (const table of ['snapshots', 'moves'] as const) {
    db.prepare(`UPDATE ${table} SET sum = ${counted(table)} WHERE race = ? AND step = ?`).run(match, row.step);
  }
  db.close();
}

/** The actions of a race as they were stored, in order. */
export function storedActions(data: string, match: string): unknown[] {
  // It may be packed by then.
  const store = openReadOnlyStore(data);
  const moves = store.saves.movesAfter(match, 0);
  store.close();
  return moves.map(({ move }) => move?.action);
}
