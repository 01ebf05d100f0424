// What is stored of a race besides its head, whether it is rows or a pack: the one place that knows. Not here: writing either.

import type { Move } from '@core/contract';
import type { Database } from '../database';
import { readJson } from '../json';
import { eventsIn, recordIn, recordingIn, viewsIn } from '../packs/race-pack';
import { seen } from '../soundness/sums';
import type { SavedMove } from './record';

/** A stored state. hash: of the full state. */
export interface Snapshot {
  step: number;
  stateVersion: number;
  hash: string;
  state: unknown;
}

/** One race. Damaged columns are undefined; of a damaged pack, everything in the damaged section is missing. */
export interface Past {
  /** In order. */
  movesAfter(step: number): SavedMove[];
  lastMove(): SavedMove | undefined;
  /** The events of every step in order; the first are the events of the start. Undefined: none of them can be read. */
  events(): unknown[] | undefined;
  /** The newest moves with their events, at most this many, in order; if that is all, also the start, without a move. */
  newest(moves: number): { events: unknown; move: Move | undefined }[];
  /** Newest first. */
  snapshots(): Snapshot[];
  startView(): unknown;
  endView(): unknown;
  recording(): Uint8Array | undefined;
}

/** What is stored of a race. */
export type PastOf = (race: string) => Past;

/** The races of an open database. */
export function pastIn(db: Database): PastOf {
  const inRows = rowsPast(db);
  const pack = db.prepare<[string], Uint8Array>(`SELECT pack FROM packs WHERE race = ? AND ${seen('packs')}`).pluck();
  return (race) => {
    const packed = pack.get(race);
    return packed === undefined ? inRows(race) : packedPast(packed);
  };
}

interface MoveRow {
  step: number;
  move: string;
  hash: string;
  barrier: number;
}
interface SnapshotRow {
  step: number;
  state_version: number;
  state: string;
  hash: string;
}

function rowsPast(db: Database): PastOf {
  const moves = `SELECT step, move, hash, barrier FROM moves WHERE race = ?`;
  const movesAfter = db.prepare<[string, number], MoveRow>(`${moves} AND step > ? AND ${seen('moves')} ORDER BY step`);
  const lastMove = db.prepare<[string], MoveRow>(`${moves} AND ${seen('moves')} ORDER BY step DESC LIMIT 1`);
  const start = db.prepare<[string], { view: string; events: string }>(
    `SELECT view, events FROM starts WHERE race = ? AND ${seen('starts')}`,
  );
  const events = db
    .prepare<[string], string>(`SELECT events FROM moves WHERE race = ? AND ${seen('moves')} ORDER BY step`)
    .pluck();
  const newest = db.prepare<[string, number], { events: string; move: string }>(
    `SELECT events, move FROM moves WHERE race = ? AND ${seen('moves')} ORDER BY step DESC LIMIT ?`,
  );
  const snapshots = db.prepare<[string], SnapshotRow>(
    `SELECT step, state_version, state, hash FROM snapshots WHERE race = ? AND ${seen('snapshots')} ORDER BY step DESC`,
  );
  const endView = db
    .prepare<[string], string>(`SELECT view FROM results WHERE race = ? AND ${seen('results')}`)
    .pluck();
  const film = db.prepare<[string], Uint8Array>(`SELECT film FROM films WHERE race = ? AND ${seen('films')}`).pluck();
  const startOf = (race: string): unknown[] => {
    const row = start.get(race);
    return row === undefined ? [] : [readJson(row.events)];
  };

  return (race) => ({
    movesAfter: (step) => movesAfter.all(race, step).map(moveOf),
    lastMove() {
      const row = lastMove.get(race);
      return row && moveOf(row);
    },
    events: () => [...startOf(race), ...events.all(race).map(readJson)],
    newest(most) {
      const rows = newest.all(race, most).reverse();
      const known = rows.map((row) => ({ events: readJson(row.events), move: readJson(row.move) as Move | undefined }));
      const first = rows.length < most ? startOf(race).map((own) => ({ events: own, move: undefined })) : [];
      return [...first, ...known];
    },
    snapshots: () => snapshots.all(race).map(snapshotOf),
    startView: () => readJson(start.get(race)?.view ?? ''),
    endView: () => readJson(endView.get(race) ?? ''),
    recording: () => film.get(race),
  });
}

function packedPast(pack: Uint8Array): Past {
  const moves = (): SavedMove[] => {
    const record = recordIn(pack);
    return (record?.moves ?? []).map((move, i) => ({
      step: i + 1,
      move: move as Move,
      hash: record?.hashes[i] ?? '',
      barrier: record?.barriers[i] !== 0,
    }));
  };
  return {
    movesAfter: (step) => moves().slice(step),
    lastMove: () => moves().at(-1),
    events: () => eventsIn(pack),
    newest(most) {
      const own = moves();
      const steps = (eventsIn(pack) ?? []).map((events, step) => ({ events, move: own[step - 1]?.move }));
      return steps.slice(Math.max(0, steps.length - most));
    },
    snapshots: () => (viewsIn(pack)?.snapshots ?? []).toReversed(),
    startView: () => viewsIn(pack)?.start,
    endView: () => viewsIn(pack)?.end,
    recording: () => recordingIn(pack),
  };
}

function moveOf({ step, move, hash, barrier }: MoveRow): SavedMove {
  return { step, move: readJson(move) as Move | undefined, hash, barrier: barrier !== 0 };
}

function snapshotOf({ step, state_version: stateVersion, state, hash }: SnapshotRow): Snapshot {
  return { step, stateVersion, hash, state: readJson(state) };
}
