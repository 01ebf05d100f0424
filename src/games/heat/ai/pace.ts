// The plain drivers' table: expected rounds to the finish by progress and gear, as if any usual speed could be
// played. Not here: the strong drivers' table, which considers hands and Heat (outlook.ts).

import { Memory } from '@core/memory';
import { GRID, lineAhead, type Road } from './road';

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
    const fixed = 1 + (Math.abs(to - gear) === 2 ? HEAT_PRICE : 0) - COOLING_GAIN * (COOLING[to] ?? 0);
    for (let speed = low; speed <= high; speed++) {
      const heat = lineHeat(pace.road, progress, speed);
      if (heat > MOST_HEAT) continue;
      const rounds = fixed + heat * HEAT_PRICE + paceRounds(pace, progress + speed, to);
      if (rounds < best) best = rounds;
    }
  }
  return best;
}

function lineHeat(road: Road, from: number, speed: number): number {
  let heat = 0;
  for (let i = lineAhead(road, from); i < road.lines.length && (road.lines[i] ?? 0) <= from + speed; i++) {
    const excess = speed - (road.limits[i] ?? 0);
    if (excess > 0) heat += excess + (road.overheat[i] ?? 0);
  }
  return heat;
}
