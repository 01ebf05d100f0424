// A car as its driver sees it in the race: how it counts its wear points, the road ahead, the cars around it.
// Not here: what answers are worth (weigh.ts).

import type { Seat } from '@core/contract';
import type { Style } from '@core/style';
import { carOf, circuitOfRace, distanceOf, isRunning } from '../cars';
import { isNeighbour } from '../phases/close';
import type { Car, FormulaState, Space } from '../types';
import type { Finish } from './field';
import type { Prospect, Purse } from './lap-prospect';
import { prospectFor } from './prospect';

/** Wear points that the most careful driver keeps back. The boldest counts on one that does not exist. */
export const RESERVE = 2;
/** Shares by which the boldest undervalues a wear point and the most careful overvalues it. */
const CHEAP = 0.5;
const DEAR = 0.12;

/** A car to be judged in the current race. price: what a wear point costs in rounds, 0 if the prospect counts them. */
export interface Sight {
  readonly s: Readonly<FormulaState>;
  readonly seat: Seat;
  readonly car: Readonly<Car>;
  readonly purse: Purse;
  readonly style: Style;
  readonly ahead: Prospect;
  readonly next: Prospect | undefined;
  /** When each rival is likely to reach the flag. Set if answers are judged by the chance to be there first. */
  readonly rivals?: readonly Finish[];
}

/** The sight of a seat. */
export function sightOf(s: Readonly<FormulaState>, seat: Seat, given: Purse, style: Style): Sight {
  const car = carOf(s, seat);
  const { laps } = s.options;
  const purse = bent(given, style);
  // Before the first crossing, the road is a whole race's, whose laps begin at the line.
  const left = Math.max(1, Math.min(laps, laps + 1 - car.lap));
  const of = (count: number) => prospectFor(s.circuit, count, s.options.pitStops, purse);
  const next = car.lap === 0 ? of(left) : left > 1 ? of(left - 1) : undefined;
  return { s, seat, car, purse, style, ahead: of(left), next };
}

/** Risk and saving change the price. Without a price, wear points are counted instead (believedWear). */
function bent(purse: Purse, { risk, saving }: Style): Purse {
  if (purse.price === 0) return purse;
  return {
    budget: 0,
    price: Math.round(100 * purse.price * (1 - (risk > 0 ? CHEAP : DEAR) * risk + DEAR * saving)) / 100,
  };
}

/** Wear points as a driver counts them: a careful one keeps some back, a bold one ignores the last ones. */
export function believedWear({ style }: Sight, wear: number): number {
  return wear <= 0 ? wear : Math.max(1, wear + Math.round(style.risk > 0 ? style.risk : RESERVE * style.risk));
}

/** The other cars, as far as they matter for where a turn ends. */
export interface Traffic {
  /** The distances of the cars still running. */
  readonly distances: readonly number[];
  /** The spaces of cars that make a car beside or behind them roll for collision. */
  readonly near: readonly Space[];
}

/** The traffic around a seat. */
export function trafficOf({ s, seat }: Sight): Traffic {
  const circuit = circuitOfRace(s);
  const distances: number[] = [];
  const near: Space[] = [];
  for (let other = 0; other < s.cars.length; other++) {
    const rival = s.cars[other] as Car;
    if (other === seat || !isRunning(rival)) continue;
    distances.push(distanceOf(circuit, rival));
    if (isNeighbour(rival)) near.push(rival.at);
  }
  return { distances, near };
}
