// The outlooks in use: solved once per circuit, laps to go and purse, then kept.
// Not for: the solving (solve.ts).

import { Memory } from '@core/memory';
import { MOST_GEAR } from '../data/dice';
import type { CircuitId, Gear, Space } from '../types';
import type { Openness } from './field';
import { type Roads, roadsOf } from './roads';
import { type Outlook, outRoundsFrom, type Purse, solveLap } from './solve';

/** One for each circuit, laps to go and purse in use. */
const kept = new Memory<Outlook>(96);

/** The outlook of a car that has to cross the line so many times, 1 to 3; pits: they open at the end of every lap but the last. */
export function outlookFor(id: CircuitId, laps: number, pits: boolean, purse: Purse): Outlook {
  const { budget, price, aim } = purse;
  const key = `${id} ${laps} ${laps > 1 && pits} ${budget} ${price} ${aim?.lead} ${aim?.out} ${aim?.pace}`;
  return kept.recall(key, () => {
    const after = laps > 1 ? outlookFor(id, laps - 1, pits, purse) : undefined;
    return solveLap(roadsFor(id, laps === 1, laps > 1 && pits), purse, after);
  });
}

/** Three circuits, each with and without its flag and its pits. */
const roads = new Memory<Roads>(24);

function roadsFor(id: CircuitId, last: boolean, pits: boolean): Roads {
  return roads.recall(`${id} ${last} ${pits}`, () => roadsOf(id, last, pits));
}

/** Rounds to come for a car that stands there between turns. wear: WP left, any number with a price. */
export function roundsFrom(outlook: Outlook, space: Space, stops: number, gear: Gear, wear: number): number {
  const { roads: ways, levels, purse, at, out, laps } = outlook;
  const level = purse.budget === 0 ? 0 : Math.min(wear, purse.budget);
  if (purse.budget > 0 && level <= 0) {
    const { pos, lapPos } = ways.graph.circuit;
    return outRoundsFrom(purse, out, laps - (pos[space] as number) / lapPos);
  }
  return at[stateAt(ways, space, stops, gear) * levels + level] as number;
}

/** The variance of those rounds, and the chance to come home, for an outlook with an aim. */
export function opennessFrom(outlook: Outlook, space: Space, stops: number, gear: Gear, wear: number): Openness {
  const { roads: ways, levels, purse, spread, home } = outlook;
  const level = Math.min(wear, purse.budget);
  if (level <= 0) return OUT;
  const index = stateAt(ways, space, stops, gear) * levels + level;
  return { spread: spread[index] as number, home: home[index] as number };
}

const OUT: Openness = { spread: 0, home: 0 };

function stateAt({ graph, stationOf }: Roads, space: Space, stops: number, gear: Gear): number {
  const corner = graph.corner[space] as number;
  const made = corner < 0 ? 0 : Math.min(stops, graph.stops[corner] as number);
  return ((stationOf[space] as number) + made) * MOST_GEAR + Math.max(1, gear) - 1;
}
