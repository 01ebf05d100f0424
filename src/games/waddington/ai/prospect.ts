// The prospect: expected turns to the flag for a car alone on the road, from every place, reading and pair of gauges,
// driven as well as possible, stops included.
// Not here: other cars, tactic cards or kept pit cards; callers add those.

import { Memory } from '@core/memory';
import { COLUMN_40, STEP } from '../data/charts';
import type { Place, WaddingtonState } from '../types';
import { indexOf, type Prospect, solve } from './solve';

/** Laps to the flag that are solved one by one. Before that, a lap counts like the last one solved. More would win no races. */
const MOST_LAPS = 4;
/** How many prospects are kept at once, the last ones used: six fields of six, at about 3 MB each. */
const known = new Memory<Prospect>(36);

/** The prospect of the car with this place in the order of moving, for a driver that risks this many mph over a limit. */
export function prospectOf(s: Readonly<WaddingtonState>, place: number, dare = COLUMN_40): Prospect {
  const laps = Math.min(MOST_LAPS, s.laps + 1);
  const key = `${s.circuit} ${place} ${s.strictTyres} ${s.pitCards} ${laps} ${dare}`;
  return known.recall(key, () => solve(s.circuit, place, s.strictTyres, s.pitCards, laps, dare));
}

/** Turns to the flag from a square or spin-off point. laps: crossings of the line still to come. */
export function turnsFrom(
  o: Prospect,
  laps: number,
  place: Place,
  reading: number,
  tyres: number,
  brakes: number,
): number {
  const solved = Math.min(laps, o.tables.length - 1);
  const extra = (laps - solved) * o.lapTurns;
  return extra + ((o.tables[solved] as Float32Array)[indexOf(place, reading / STEP, tyres, brakes)] as number);
}

/** Turns to the flag for a car that has just come into its pit, before it draws a card. */
export function turnsFromPit(o: Prospect, laps: number): number {
  const solved = Math.min(laps, o.stop.length - 1);
  return (laps - solved) * o.lapTurns + (o.stop[solved] as number);
}
