// Seasons on disk: plans, which race belongs to which round, corrections. Standings are never kept; src/season computes them.
// Not for: the races themselves (saves.ts). Every method throws StoreTrouble where the disk refuses.

import type { WholeRace } from './saves';

/** A season's row. plan: undefined where the column is damaged. Times: ms since 1970. */
export interface StoredSeason {
  id: string;
  plan: unknown;
  createdAt: number;
  savedAt: number;
}

/** One race of a season with what its cars showed; results is empty before the end. at: last saved. */
export interface StoredSeasonRace {
  race: string;
  round: string;
  leg: number;
  /** By seat; undefined where the column is damaged. */
  entrants: unknown;
  status: 'open' | 'finished';
  trouble: string | undefined;
  at: number;
  results: { seat: number; place: number; out: boolean; points: number; figures: unknown }[];
}

/** One line of the audit. correction: undefined where it changed the plan only. */
export interface StoredChange {
  at: number;
  text: string;
  correction: unknown;
}

/** One season from a file, whole: all of it is kept, or nothing. races: those that are not here yet. */
export interface WholeSeason {
  season: StoredSeason;
  changes: readonly StoredChange[];
  races: readonly WholeRace[];
}

export interface Seasons {
  create(season: { id: string; plan: unknown; at: number }): void;
  /** Another plan, with its line in the audit. False where there is no season of this id. */
  change(id: string, plan: unknown, text: string, at: number): boolean;
  correct(id: string, change: StoredChange): void;
  /** Its races stay. False where there is none. */
  delete(id: string): boolean;
  get(id: string): StoredSeason | undefined;
  /** Last saved first. A race of it that was saved counts as the season being saved. */
  list(): StoredSeason[];
  /** In the order of round and leg as they were started. */
  races(id: string): StoredSeasonRace[];
  /** Oldest first. */
  changes(id: string): StoredChange[];
  bringIn(whole: WholeSeason): void;
}
