// The prospects in use, solved once per circuit, laps to go and purse, then cached. Not here: the solving (solve.ts).

import { Memory } from '@core/memory';
import { MOST_GEAR } from '../data/dice';
import type { CircuitId, Gear, Space } from '../types';
import type { Openness } from './field';
import type { Prospect, Purse } from './lap-prospect';
import { type Roads, roadsOf } from './roads';
import { outRoundsFrom, solveLap } from './solve';

/** One per circuit, laps to go and purse in use. */
const kept = new Memory<Prospect>(96);

/**
 * The prospect of a car that must cross the line this many more times, 1 to 3. pits: they are open at the
 * end of every lap but the last.
 */
export function prospectFor(id: CircuitId, laps: number, pits: boolean, purse: Purse): Prospect {
  const { budget, price, aim } = purse;
  const key = `${id} ${laps} ${laps > 1 && pits} ${budget} ${price} ${aim?.lead} ${aim?.out} ${aim?.pace}`;
  return kept.recall(key, () => {
    const after = laps > 1 ? prospectFor(id, laps - 1, pits, purse) : undefined;
    return solveLap(roadsFor(id, laps === 1, laps > 1 && pits), purse, after);
  });
}

/** By circuit, with and without its flag and its pits. */
const roads = new Memory<Roads>(24);

function roadsFor(id: CircuitId, last: boolean, pits: boolean): Roads {
  return roads.recall(`${id} ${last} ${pits}`, () => roadsOf(id, last, pits));
}

/** The index where a prospect begins for a car on that space. Add gear × levels + wear points (roundsAt, opennessAt). */
export function beginOf({ roads: paths, levels }: Prospect, space: Space, stops: number): number {
  const { graph, stationOf } = paths;
  const corner = graph.corner[space] as number;
  const made = corner < 0 ? 0 : Math.min(stops, graph.stops[corner] as number);
  return (((stationOf[space] as number) + made) * MOST_GEAR - 1) * levels;
}

/** Rounds left for a car between turns, from its index in the prospect. wear: WP left, more than 0. */
export function roundsAt({ levels, purse, at }: Prospect, begin: number, gear: Gear, wear: number): number {
  const level = purse.budget === 0 ? 0 : Math.min(wear, purse.budget);
  return at[begin + Math.max(1, gear) * levels + level] as number;
}

/** The rounds counted for a car that runs out of wear points there. */
export function outAt({ roads: paths, purse, out, laps }: Prospect, space: Space): number {
  const { pos, lapPos } = paths.graph.circuit;
  return outRoundsFrom(purse, out, laps - (pos[space] as number) / lapPos);
}

/** Rounds left for a car on that space between turns. wear: WP left, any number with a price. */
export function roundsFrom(prospect: Prospect, space: Space, stops: number, gear: Gear, wear: number): number {
  if (prospect.purse.budget > 0 && wear <= 0) return outAt(prospect, space);
  return roundsAt(prospect, beginOf(prospect, space, stops), gear, wear);
}

/** The variance of those rounds, and the chance to finish, for a prospect with an aim. */
export function opennessFrom(prospect: Prospect, space: Space, stops: number, gear: Gear, wear: number): Openness {
  return opennessAt(prospect, beginOf(prospect, space, stops), gear, wear);
}

/** The same from the car's index in the prospect. */
export function opennessAt(prospect: Prospect, begin: number, gear: Gear, wear: number): Openness {
  const { levels, purse, spread, home } = prospect;
  const level = Math.min(wear, purse.budget);
  if (level <= 0) return OUT;
  const index = begin + Math.max(1, gear) * levels + level;
  return { spread: spread[index] as number, home: home[index] as number };
}

const OUT: Openness = { spread: 0, home: 0 };
