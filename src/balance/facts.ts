// What a balance report needs to know of one race, as plain JSON that crosses from a worker.
// Not here: gathering it (watch.ts) or adding it up (tally.ts).

/** fair: equal drivers, one from each starting place; skill: the better of two levels against the one below. */
export type Series = 'fair' | 'skill';

/** How often something happened at one place. passes, troubles: times; cost: points; overtakes: pairs of cars that swapped on the way to it. */
export interface PlaceCounts {
  readonly passes: number;
  readonly troubles: number;
  readonly cost: number;
  readonly overtakes: number;
}

/** What happened at one place. */
export interface PlaceFacts extends PlaceCounts {
  readonly place: string;
}

/** Nothing has happened. */
export const NO_COUNTS: PlaceCounts = { passes: 0, troubles: 0, cost: 0, overtakes: 0 };

/** Both together. */
export function addCounts(counts: PlaceCounts, more: Partial<PlaceCounts>): PlaceCounts {
  return {
    passes: counts.passes + (more.passes ?? 0),
    troubles: counts.troubles + (more.troubles ?? 0),
    cost: counts.cost + (more.cost ?? 0),
    overtakes: counts.overtakes + (more.overtakes ?? 0),
  };
}

/** Changes of order in one lap, 1-based, counted between rounds. overtakes: pairs of cars that swapped places. */
export interface LapFacts {
  readonly lap: number;
  readonly overtakes: number;
  readonly leadChanges: number;
}

/** How many cars took one way on one leg, 1-based. way: its parts in the order in which a car crosses them. */
export interface WayFacts {
  readonly leg: number;
  readonly way: string;
  readonly cars: number;
}

/** How a race of a series is found again. index: 0-based. seed: plays the same race again. */
export interface RaceName {
  readonly series: Series;
  readonly index: number;
  readonly seed: string;
}

/** One race. Only name and rounds mean anything if it did not end. */
export interface RaceFacts extends RaceName {
  readonly ended: boolean;
  readonly rounds: number;
  /** By seat: the driver's name, such as 'hard'. */
  readonly drivers: readonly string[];
  /** By seat, 1-based; 0 if unknown. */
  readonly starts: readonly number[];
  /** By seat, 1-based; equal cars share the better place. */
  readonly places: readonly number[];
  readonly laps: readonly LapFacts[];
  /** Parts of the game's unit behind the winner, from second place on; cars that are out are missing at the end. */
  readonly gaps: readonly number[];
  /** Whether somebody else led when two thirds of the rounds were over. */
  readonly open: boolean;
  /** In the order of their ids as text. */
  readonly marks: readonly PlaceFacts[];
  /** By leg, then in the order of the ways as text; empty in a game without a choice of way. */
  readonly ways: readonly WayFacts[];
}
