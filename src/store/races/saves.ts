// Races on disk: one row per race, one per accepted move, and occasional snapshots. Each method is one transaction.
// Not here: replaying moves (host/match/resume.ts). Every method throws StoreError if the disk refuses.

import type { Move, RaceRecord, Standing } from '@core/contract';
import type { Database } from '../database';
import { entriesIn, type NewEntry } from './entries';
import { headOf, type RaceHead, type SeasonPart } from './head';
import { type PastOf, pastIn, type Snapshot } from './past';
import { recordFrom, type SavedMove } from './record';
import { type Best, prepareSaves } from './saves-sql';

/** A race that begins. at: ms since 1970. startView and startEvents: as 'all' sees them, so that it stays watchable. */
export interface NewRace {
  id: string;
  game: string;
  circuit: string;
  rulesVersion: number;
  seed: string;
  config: unknown;
  setup: unknown;
  seats: unknown;
  clock: number;
  at: number;
  snapshot: Snapshot;
  startView: unknown;
  startEvents: readonly unknown[];
  /** Set if the race is over before anyone has a decision. */
  finish: Finish | undefined;
  /** The round of a season that it counts for: the disk refuses it if that round already has its race. */
  season?: SeasonPart | undefined;
  /** The race it was forked from, which makes it practice. */
  fork?: { parent: string; step: number } | undefined;
}

/** A race with moves already made: from a file, or forked. */
export interface WholeRace {
  race: NewRace;
  moves: readonly NewMove[];
}

/** One accepted move. step: the step after it. barrier: it drew or revealed something, so it can't be taken back. */
export interface NewMove {
  step: number;
  move: Move;
  events: readonly unknown[];
  hash: string;
  barrier: boolean;
  at: number;
  snapshot: Snapshot | undefined;
  finish: Finish | undefined;
}

/** The end as stored. seats: the final cars; missing: unchanged. view: as 'all' sees it. best: qualifying only, in rounds. */
export interface Finish {
  seats?: unknown;
  standings: readonly Standing[];
  view: unknown;
  rounds: number;
  /** The race's occasion, by its id in the game; null: none. */
  occasion: string | null;
  best: { name: string; best: number; total: number; overshoot: number } | undefined;
  /** Every car, for statistics; empty if the race counts in none (practice, alone against the clock). */
  entries: readonly NewEntry[];
  /** Laps, if the game's races have them. */
  length: number | null;
  /** The packed recording (host/archive/recording.ts); undefined if it could not be made. */
  film: Uint8Array | undefined;
}

export interface Saves {
  create(race: NewRace): void;
  /** In one transaction. */
  createWhole(whole: WholeRace): void;
  append(id: string, move: NewMove): void;
  /** Deletes every move after this step, for a take-back. */
  cut(id: string, toStep: number, at: number): void;
  keepSnapshot(id: string, snapshot: Snapshot): void;
  setSeats(id: string, seats: unknown): void;
  /** Marks a race that can't continue; text says why. */
  setTrouble(id: string, text: string): void;
  /** False if no race has this id. */
  delete(id: string): boolean;
  head(id: string): RaceHead | undefined;
  /** Every open race and the newest finished ones, last saved first. */
  list(finished: number): RaceHead[];
  /** Newest first. */
  snapshots(id: string): Snapshot[];
  /** In order. */
  movesAfter(id: string, step: number): SavedMove[];
  lastMove(id: string): SavedMove | undefined;
  /** Every event since the start; undefined if a damaged column makes it incomplete. */
  log(id: string): unknown[] | undefined;
  /** The events of every step in order, 0 for the start; damaged columns are left out. */
  steps(id: string): { step: number; events: readonly unknown[] }[];
  /** The newest moves with their events, at most this many, in order; if that is all, also the start, without a move. */
  newestSteps(id: string, moves: number): { events: readonly unknown[]; move: Move | undefined }[];
  startView(id: string): unknown;
  endView(id: string): unknown;
  /** Best first. */
  bests(game: string, circuit: string, count: number): Best[];
  /** The names with a best lap, each once, best first. */
  ranking(game: string, circuit: string): string[];
  /** Ids of races with any of these seeds. */
  seeded(seeds: readonly string[]): string[];
  /** The race as one record, to replay and verify; undefined if there is none or it is damaged. */
  record(id: string): RaceRecord | undefined;
}

/** The races of an open database. */
export function savesIn(db: Database): Saves {
  const sql = prepareSaves(db);
  return { ...savesWritten(db, sql), ...savesRead(db, sql, pastIn(db)) };
}

type Statements = ReturnType<typeof prepareSaves>;
type Written = 'create' | 'createWhole' | 'append' | 'cut' | 'keepSnapshot' | 'setSeats' | 'setTrouble' | 'delete';

function savesWritten(db: Database, sql: Statements): Pick<Saves, Written> {
  const { putRace, putMove, putSnapshot } = rowsOf(db, sql);
  return {
    create: (race) => db.write(() => putRace(race)),
    createWhole: ({ race, moves }) =>
      db.write(() => {
        putRace(race);
        for (const one of moves) putMove(race.id, one);
      }),
    append: (id, one) => db.write(() => putMove(id, one)),
    cut: (id, toStep, at) =>
      db.write(() => {
        sql.cutMoves.run(id, toStep);
        sql.cutSnapshots.run(id, toStep);
        sql.touch.run({ id, step: toStep, at });
      }),
    keepSnapshot: (id, snapshot) => db.write(() => putSnapshot(id, snapshot)),
    setSeats: (id, seats) => {
      db.write(() => sql.setSeats.run({ id, seats: JSON.stringify(seats) }));
    },
    setTrouble: (id, text) => {
      db.write(() => sql.setTrouble.run({ id, text }));
    },
    delete: (id) =>
      db.write(() => {
        db.noteRaces(false);
        return sql.drop.run(id).changes > 0;
      }),
  };
}

/** Writes a race's rows, within the caller's transaction. */
function rowsOf(db: Database, sql: Statements) {
  const entries = entriesIn(db);

  function putSnapshot(id: string, one: Snapshot): void {
    sql.putSnapshot.run(id, one.step, one.stateVersion, JSON.stringify(one.state), one.hash);
  }

  function finish(head: { id: string; game: string; circuit: string }, step: number, end: Finish, at: number): void {
    db.noteRaces(true);
    sql.finish.run({ id: head.id });
    if (end.seats !== undefined) sql.setSeats.run({ id: head.id, seats: JSON.stringify(end.seats) });
    sql.putResult.run(head.id, JSON.stringify(end.standings), JSON.stringify(end.view), end.rounds, at, end.occasion);
    // No one goes back to snapshots between the start and the end any more.
    sql.dropMiddleSnapshots.run(head.id, step);
    entries.put({ ...head, length: end.length, at }, end.entries);
    if (end.film !== undefined) sql.putFilm.run(head.id, end.film);
    if (end.best === undefined) return;
    const { name, best, total, overshoot } = end.best;
    sql.putBest.run(head.id, head.game, head.circuit, name, best, total, overshoot, at);
  }

  function putRace(race: NewRace): void {
    db.noteRaces(false);
    const texts = [JSON.stringify(race.config), JSON.stringify(race.setup), JSON.stringify(race.seats)] as const;
    const { id, game, circuit, rulesVersion, seed, clock, at } = race;
    sql.putRace.run(id, game, circuit, rulesVersion, seed, ...texts, clock, at, at);
    sql.putStart.run(race.id, JSON.stringify(race.startView), JSON.stringify(race.startEvents));
    if (race.season !== undefined) {
      const { season, round, leg, entrants } = race.season;
      sql.putSeasonRace.run(id, season, round, leg, JSON.stringify(entrants));
    }
    if (race.fork !== undefined) sql.putFork.run(id, race.fork.parent, race.fork.step);
    putSnapshot(race.id, race.snapshot);
    if (race.finish !== undefined) finish(race, 0, race.finish, race.at);
  }

  function putMove(id: string, one: NewMove): void {
    const { step, hash, at } = one;
    sql.putMove.run(id, step, JSON.stringify(one.move), JSON.stringify(one.events), hash, one.barrier ? 1 : 0, at);
    sql.touch.run({ id, step, at });
    if (one.snapshot !== undefined) putSnapshot(id, one.snapshot);
    const row = one.finish === undefined ? undefined : sql.head.get(id);
    if (one.finish !== undefined && row !== undefined) finish(row, step, one.finish, at);
  }

  return { putRace, putMove, putSnapshot };
}

function savesRead(db: Database, sql: Statements, past: PastOf): Omit<Saves, Written> {
  const movesAfter = (id: string, step: number): SavedMove[] => db.read(() => past(id).movesAfter(step));
  function head(id: string): RaceHead | undefined {
    return db.read(() => {
      const row = sql.head.get(id);
      return row === undefined ? undefined : headOf(row);
    });
  }

  return {
    head,
    list: (finished) =>
      db.read(() =>
        [...sql.open.all(), ...sql.finished.all(finished)].map(headOf).sort((a, b) => b.savedAt - a.savedAt),
      ),
    snapshots: (id) => db.read(() => past(id).snapshots()),
    movesAfter,
    lastMove: (id) => db.read(() => past(id).lastMove()),
    log: (id) =>
      db.read(() => {
        const parts = past(id).events();
        return parts?.every(Array.isArray) ? parts.flat() : undefined;
      }),
    steps: (id) =>
      db.read(() => {
        const steps = past(id).events() ?? [];
        return steps.map((events, step) => ({ step, events: listIn(events) }));
      }),
    newestSteps: (id, moves) =>
      db.read(() => {
        const steps = past(id).newest(moves);
        return steps.map(({ events, move }) => ({ events: listIn(events), move }));
      }),
    startView: (id) => db.read(() => past(id).startView()),
    endView: (id) => db.read(() => past(id).endView()),
    bests: (game, circuit, count) => db.read(() => sql.bests.all(game, circuit, count)),
    ranking: (game, circuit) => db.read(() => sql.ranking.all(game, circuit).map((row) => row.name)),
    seeded: (seeds) => db.read(() => sql.seeded.all(JSON.stringify(seeds)).map((row) => row.id)),
    record(id) {
      const race = head(id);
      return race === undefined ? undefined : recordFrom(race, movesAfter(id, 0));
    },
  };
}

function listIn(events: unknown): readonly unknown[] {
  return Array.isArray(events) ? events : [];
}
