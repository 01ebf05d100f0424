// The plain drivers' table: expected rounds to the finish by progress and gear, as if any usual speed could be
// played. Not here: the strong drivers' table, which considers hands and Heat (prospect.ts).

import { Memory } from '@core/memory';
import { cornerHeat, GRID, type Road } from '../outlook/road';
import { shiftCost } from '../phases/gears';

/** Expected rounds by progress and gear; read it with paceRounds. */
export interface Pace {
  road: Road;
  rounds: Float32Array;
}

/** Speeds that each gear usually reaches, by gear. */
const USUAL: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 5],
  [3, 8],
  [5, 11],
  [8, 14],
];
/** Prices in rounds: one Heat, and what a useful cooldown gives back. */
const HEAT_PRICE = 0.16;
const COOLING_GAIN = 0.08;
const COOLING: readonly number[] = [0, 2, 1, 0, 0];
/** An Engine that can pay for everything. */
const ALL_HEAT = Number.POSITIVE_INFINITY;
/** The most Heat that a plan may pay at once. */
const MOST_HEAT = 6;

const solved = new Memory<Pace>(48);

/** The pace table of a road; solved once, then cached for a while. */
export function paceOf(road: Road): Pace {
  return solved.recall(road.key, () => solvedFor(road));
}

function solvedFor(road: Road): Pace {
  const pace = { road, rounds: new Float32Array((road.finish + GRID) * 4) };
  for (let progress = road.finish - 1; progress >= -GRID; progress--) {
    for (let gear = 1; gear <= 4; gear++)
      pace.rounds[(progress + GRID) * 4 + gear - 1] = bestRounds(pace, progress, gear);
  }
  return pace;
}

/** Expected rounds to the finish; 0 past it. */
export function paceRounds(pace: Pace, progress: number, gear: number): number {
  return progress >= pace.road.finish ? 0 : (pace.rounds[(progress + GRID) * 4 + gear - 1] ?? 0);
}

function bestRounds(pace: Pace, progress: number, gear: number): number {
  let best = 99;
  for (let to = Math.max(1, gear - 2); to <= Math.min(4, gear + 2); to++) {
    const [low, high] = USUAL[to] ?? [0, 0];
    const fixed = 1 + HEAT_PRICE * shiftCost(gear, to) - COOLING_GAIN * (COOLING[to] ?? 0);
    for (let speed = low; speed <= high; speed++) {
      const heat = cornerHeat(pace.road, progress, progress + speed, speed, ALL_HEAT);
      if (heat > MOST_HEAT) continue;
      const rounds = fixed + heat * HEAT_PRICE + paceRounds(pace, progress + speed, to);
      if (rounds < best) best = rounds;
    }
  }
  return best;
}
