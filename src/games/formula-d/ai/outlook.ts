// The outlooks in use: solved once per circuit, laps to go and purse, then kept.
// Not for: the solving (solve.ts).

import { MOST_GEAR } from '../data/dice';
import type { CircuitId, Gear, Space } from '../types';
import { roadsOf } from './roads';
import { type Outlook, type Purse, solveLap } from './solve';

const kept = new Map<string, Outlook>();

/** The outlook of a car that has to cross the line so many times, 1 to 3; pits: they open at the end of every lap but the last. */
export function outlookFor(id: CircuitId, laps: number, pits: boolean, purse: Purse): Outlook {
  const key = `${id} ${laps} ${laps > 1 && pits} ${purse.budget} ${purse.price}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const after = laps > 1 ? outlookFor(id, laps - 1, pits, purse) : undefined;
  const outlook = solveLap(roadsFor(id, laps === 1, laps > 1 && pits), purse, after);
  kept.set(key, outlook);
  return outlook;
}

const roads = new Map<string, ReturnType<typeof roadsOf>>();

function roadsFor(id: CircuitId, last: boolean, pits: boolean): ReturnType<typeof roadsOf> {
  const key = `${id} ${last} ${pits}`;
  const known = roads.get(key) ?? roadsOf(id, last, pits);
  roads.set(key, known);
  return known;
}

/** Rounds to come for a car that stands there between turns. wear: WP left, any number with a price. */
export function roundsFrom(outlook: Outlook, space: Space, stops: number, gear: Gear, wear: number): number {
  const { roads: ways, levels, purse, at, out } = outlook;
  const level = purse.budget === 0 ? 0 : Math.min(wear, purse.budget);
  if (purse.budget > 0 && level <= 0) return out;
  const corner = ways.graph.corner[space] as number;
  const made = corner < 0 ? 0 : Math.min(stops, ways.graph.stops[corner] as number);
  const station = (ways.stationOf[space] as number) + made;
  return at[(station * MOST_GEAR + Math.max(1, gear) - 1) * levels + level] as number;
}
