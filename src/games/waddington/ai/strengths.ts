// The strength of each car in a race: progress, wear, cards held, and turns still to miss, as a lead relative to what is
// left of the race. Every number is fitted to how races ended (docs/ai.md).
// Not here: choosing.

import { carOf, circuitOfRace, isStanding, progressOf } from '../cars';
import { ROW } from '../data/circuits';
import type { WaddingtonState } from '../types';
import { handTurns } from './hand';

/** Rows that a usual turn brings. */
const PACE = 5;
/** Rows that a missed turn costs, and a restart. */
const MISSED = 7.5;
const STANDING = 4;
/** Rows that each step of a worn gauge costs. */
const TYRE = 0.9;
const BRAKE = 0.35;
/**
 * Rows counted for each turn that a hand's cards would win a Maestro: half a turn's worth. Maestros gain all of it, but
 * Club drivers who hold cards for long finish no better.
 */
const CARDS = PACE / 2;
/**
 * The lead, in rows, that makes the odds e to 1: the first value at the flag, plus the second times the
 * root of the rows still to drive.
 */
const SPREAD = 0.4;
const SPREAD_LEFT = 0.5;

/** By seat, in log-odds. Changes nothing. */
export function strengths(s: Readonly<WaddingtonState>): number[] {
  if (s.status === 'choosing') return s.cars.map(() => 0);
  const left = s.cars.map((_, seat) => rowsLeft(s, seat));
  const racing = left.filter((_, seat) => carOf(s, seat).lap < s.laps);
  const spread = SPREAD + SPREAD_LEFT * Math.sqrt(Math.min(...racing, s.laps * circuitOfRace(s).rows));
  return s.cars.map((_, seat) => -worthIn(s, seat, left[seat] as number) / spread);
}

/** Rows to the flag, never fewer than a turn's. */
function rowsLeft(s: Readonly<WaddingtonState>, seat: number): number {
  const circuit = circuitOfRace(s);
  return Math.max(PACE, s.laps * circuit.rows - progressOf(circuit, carOf(s, seat)) / ROW);
}

/** What the car still has to do, in rows: less for the turns that its cards will win, more for wear and missed turns. */
function worthIn(s: Readonly<WaddingtonState>, seat: number, left: number): number {
  const car = carOf(s, seat);
  const standing = isStanding(circuitOfRace(s), car) ? STANDING : 0;
  const cards = CARDS * handTurns(car.hand, left / PACE);
  return left + car.missTurns * MISSED + standing + car.tyres * TYRE + car.brakes * BRAKE - cards;
}
