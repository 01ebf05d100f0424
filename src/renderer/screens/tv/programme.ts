// Which tables a television shows. Pure. Not here: asking for the races (use-programme.ts).

import type { MatchUpdate } from '@api/contract';
import type { TvTable } from '@api/tv/commands';
import type { RaceFrame } from '@ui/game-ui';

/** Tables side by side, at most. */
export const MOST_SHOWN = 4;
/** ms for which a television stays with a race at least. */
export const STAYS = 30_000;
/** From this share of a race on, a television stays until its end. */
const LAST = 0.9;

/** How close a race is. apart: between first and second, in the game's own unit; undefined: places do not depend on distance. */
export interface Closeness {
  readonly apart: number | undefined;
  /** The share of the race that the leader has driven. */
  readonly done: number;
  readonly isOver: boolean;
}

/** How close the race of this frame is. */
export function closenessOf({ standings, done }: RaceFrame, { finished }: Pick<MatchUpdate, 'finished'>): Closeness {
  const [leader, second] = standings.filter(({ out }) => !out);
  const behind = second?.trails;
  const apart = leader === undefined || behind === undefined ? undefined : behind - (leader.trails ?? 0);
  return { apart, done, isOver: finished };
}

/** The table on screen, and since when, ms. */
export interface OnScreen {
  readonly table: string;
  readonly since: number;
}

/**
 * The closest race: the smallest gap between first and second, of equals the one that is further on. The race on screen stays for STAYS,
 * and to its end once its last part has begun; races of which nothing is known come last, and races that are over after them.
 */
export function closestTable(
  racing: readonly TvTable[],
  known: ReadonlyMap<string, Closeness>,
  now: OnScreen | null,
  at: number,
): string | undefined {
  const current = racing.find(({ id }) => id === now?.table);
  const about = (table: TvTable) => known.get(table.match ?? '');
  if (current !== undefined && now !== null) {
    const isLast = (about(current)?.done ?? 0) >= LAST && about(current)?.isOver !== true;
    if (isLast || at - now.since < STAYS) return current.id;
  }
  const [first] = racing.toSorted((a, b) => {
    const [left, right] = [about(a), about(b)];
    const over = Number(left?.isOver === true) - Number(right?.isOver === true);
    const gap = gapOf(left) - gapOf(right);
    return over || (Number.isNaN(gap) ? 0 : gap) || (right?.done ?? 0) - (left?.done ?? 0) || a.number - b.number;
  });
  return first?.id;
}

function gapOf(closeness: Closeness | undefined): number {
  return closeness?.apart ?? Number.POSITIVE_INFINITY;
}
