// When tables that have not begun are expected to start, by how long the races of this tournament have taken, and how far those that run
// are. Pure. Not here: its words (side/next-up.tsx).

import { LIMITS } from '@api/constants';
import type { TournamentTable, TournamentView } from '@api/tournament/commands';
import { callOf, isOver } from './lookup';

/** ms. A race that took longer was left and continued another day. */
const LONGEST = 3 * 3_600_000;
/** ms that people need to take their seats at the next tables. */
const BETWEEN = 120_000;
/** Expected times are rounded up to this, ms. */
const STEP = 5 * 60_000;

/** now: the wall clock and the steady clock, ms; calls end at a time of the latter. */
export interface Now {
  wall: number;
  steady: number;
}

/** The share of a race (its id) that its leader has driven, 0 to 1. A race that this page can't see is left out. */
export type Shares = ReadonlyMap<string, number>;

/**
 * Times (ms since 1970) by round id, for tables that still wait for drivers. Empty while nobody can know: before the first table has
 * finished, during a pause, and in leagues, whose weeks are no evening.
 */
export function expectedStarts(view: TournamentView, now: Now, shares: Shares): ReadonlyMap<string, number> {
  const length = usualLength(view);
  const starts = new Map<string, number>();
  if (length === undefined || view.isPaused || view.plan.tournament?.format.kind === 'league') return starts;
  let free = now.wall;
  for (const { tables } of view.stages) {
    const left = tables.filter((table) => !isOver(table));
    if (left.length === 0) continue;
    const ends = left.map((table, at) => {
      // The party has room for no more races at once; the others come after them.
      const start = free + Math.floor(at / LIMITS.tables) * length;
      if (table.state === 'racing') return now.wall + leftOf(table, length, now.wall, shares);
      const call = callOf(view, table.round);
      if (call !== undefined) return now.wall + Math.max(0, call.left - now.steady) + length;
      if (table.state === 'waiting') starts.set(table.round, Math.ceil(start / STEP) * STEP);
      return start + length;
    });
    free = Math.max(free, ...ends) + BETWEEN;
  }
  return starts;
}

/**
 * ms that a race still takes: the rest of it takes its share of the usual length, however long the race has stood still. Where nothing is
 * known of it, one that takes longer than usual may end at any time.
 */
function leftOf({ began, match }: TournamentTable, length: number, now: number, shares: Shares): number {
  const share = match === null ? undefined : shares.get(match);
  if (share !== undefined) return length * (1 - Math.min(1, Math.max(0, share)));
  return Math.min(length, Math.max(0, began === null ? length : Date.parse(began) + length - now));
}

/** The median length of the races so far, ms; undefined before the first one is over. */
function usualLength({ stages }: Pick<TournamentView, 'stages'>): number | undefined {
  const lengths = stages
    .flatMap(({ tables }) => tables)
    .flatMap(({ state, began, ended }) => {
      if (state !== 'finished' || began === null || ended === null) return [];
      const length = Date.parse(ended) - Date.parse(began);
      return length > 0 && length <= LONGEST ? length : [];
    })
    .sort((a, b) => a - b);
  return lengths[Math.floor((lengths.length - 1) / 2)];
}
