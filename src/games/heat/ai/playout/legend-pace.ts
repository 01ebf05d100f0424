// How Legends move and how many rounds they still need, from the averages of their cards.
// Not here: the Legends of the race itself (phases/legends.ts).

import { GRID, lineAhead, type Road } from '../../outlook/road';
import type { Chance } from '../cards/hands';

/** One Legend's entries on the ten cards: speed, diamond, corner (R72). */
export interface LegendPace {
  road: Road;
  entries: readonly { speed: number; diamond: number; corner: number }[];
  /** Rounds to go, by progress + GRID. */
  rounds: Float32Array;
}

const SPACE_PAST = 0.1;

/** Solves a Legend's rounds to go backwards over the road. */
export function legendPaceOf(road: Road, entries: LegendPace['entries']): LegendPace {
  const rounds = new Float32Array(road.finish + GRID);
  const pace = { road, entries, rounds };
  for (let progress = road.finish - 1; progress >= -GRID; progress--) {
    let sum = 0;
    for (const entry of entries) sum += legendRounds(pace, legendTo(road, progress, entry));
    rounds[progress + GRID] = 1 + sum / entries.length;
  }
  return pace;
}

/** Rounds that a Legend at this progress still needs. */
export function legendRounds(pace: LegendPace, progress: number): number {
  const past = progress - pace.road.finish;
  return past >= 0 ? -SPACE_PAST * past : (pace.rounds[progress + GRID] ?? 0);
}

/** The progress that a Legend reaches with a random card. */
export function legendMove(pace: LegendPace, progress: number, chance: Chance): number {
  const entry = pace.entries[Math.floor(chance() * pace.entries.length)];
  return entry ? legendTo(pace.road, progress, entry) : progress;
}

/** R73 to R75 and R77, with no car in the way. */
function legendTo(road: Road, progress: number, entry: { speed: number; diamond: number; corner: number }): number {
  const next = lineAhead(road, progress);
  const line = road.lines[next];
  if (line === undefined) return progress + entry.speed;
  if (progress < (road.zones[next] ?? 0)) {
    return progress + entry.speed < line ? progress + entry.speed : Math.max(progress + 1, line - 1 - entry.diamond);
  }
  const to = progress + Math.max(1, (road.limits[next] ?? 0) + entry.corner);
  const second = road.lines[next + 1];
  return second !== undefined && to >= second ? second - 1 : to;
}
