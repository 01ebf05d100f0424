// A driver's possible moves at an open decision: speeds, runs and cards with the roads of each, before their results are
// computed. Not here: chances and warnings (choices.ts), or which move is good (ai/).

import type { Seat } from '@core/contract';
import { carOf, circuitOfRace, isStanding, leastSpeed, mostReduction, mostSpeed, wearOf } from '../cars';
import { CARBURETTOR, SUPERB, SURGE_SPEED } from '../data/cards';
import { STEP } from '../data/charts';
import { type Dared, type Road, roadsAhead, standingRoad } from '../moves';
import { hasClearRoad, isHeldUp, reach } from '../phases/roads';
import { runReadings } from '../phases/run';
import { cardSquares } from '../phases/window';
import type { Car, Tactic, WaddingtonState, Wear } from '../types';

/** A speed that may be chosen, its wear, and the gauges after it. */
export interface SpeedOption {
  readonly speed: number;
  readonly wear: Wear;
  readonly after: Wear;
  readonly roads: readonly Road[];
}

/** A run up behind the car ahead, with the possible readings after it. spins: it ends off the road (R28). */
export interface RunOption {
  readonly road: Road;
  readonly spins: boolean;
  readonly readings: readonly Omit<SpeedOption, 'roads'>[];
}

/**
 * A way to play a card. speed: the new reading for a surge, 0 for other cards. short: it moves fewer
 * squares than its full number (R32).
 */
export interface PlayOption {
  readonly speed: number;
  readonly short: boolean;
  readonly roads: readonly Road[];
}

/**
 * Every speed that may be chosen, ascending. dared: leaves out roads with more than `bands` bands that the car would pass by
 * more than `mph` over their limit, as in roadsAhead; without it, all roads are kept.
 */
export function speedOptions(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  dared?: Pick<Dared, 'mph' | 'bands'>,
): SpeedOption[] {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const standing = isStanding(circuit, car);
  const most = mostSpeed(circuit, car) / STEP;
  const least = leastSpeed(circuit, car);
  const roads = roadsAhead(s, seat, most, true, dared && { ...dared, least });
  const speeds: SpeedOption[] = [];
  for (let n = least / STEP; n <= most; n++) {
    speeds.push({ ...readingOf(car, standing, n * STEP), roads: roads[n] ?? [] });
  }
  return speeds;
}

/** Every run; none if the car is not held up. */
export function runOptions(s: Readonly<WaddingtonState>, seat: Seat): RunOption[] {
  const car = carOf(s, seat);
  const roads = reach(s, seat, mostSpeed(circuitOfRace(s), car) / STEP);
  if (!isHeldUp(s, seat, roads)) return [];
  const { depth } = roads;
  if (depth === 0) return [runOption(s, seat, standingRoad(car))];
  return (roadsAhead(s, seat, depth, false)[depth] ?? []).map((road) => runOption(s, seat, road));
}

function runOption(s: Readonly<WaddingtonState>, seat: Seat, road: Road): RunOption {
  const car = carOf(s, seat);
  const standing = isStanding(circuitOfRace(s), car);
  const speeds = runReadings(s, seat, road.to, road.squares);
  const spins = !standing && speeds[0] === 0;
  const readings = speeds.map((speed) => {
    const isSlowing = !standing && !spins && car.reading - speed <= mostReduction(car);
    return readingOf(car, !isSlowing, speed);
  });
  return { road, spins, readings };
}

/** Every held card that can be played on some road, sorted by card. */
export function cardOptions(s: Readonly<WaddingtonState>, seat: Seat): { card: Tactic; plays: PlayOption[] }[] {
  const held = [...new Set(carOf(s, seat).hand)].sort((a, b) => a - b);
  return held
    .map((card) => ({ card, plays: playsOf(s, seat, card) }))
    .filter(({ plays }) => plays.some(({ roads }) => roads.length > 0));
}

/** Whether some held card can be played without crossing a band. */
export function hasEasyPlay(s: Readonly<WaddingtonState>, seat: Seat): boolean {
  const { hand, reading, at } = carOf(s, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Tactic;
    if (card === SUPERB || hand.indexOf(card) < i) continue;
    if (card === CARBURETTOR) {
      // Any longer surge begins with a surge of one square.
      if (reading < SURGE_SPEED && hasClearRoad(s, seat, at, 1, true)) return true;
      continue;
    }
    const { full, squares } = cardSquares(s, seat, card);
    if (squares > 0 && hasClearRoad(s, seat, at, squares, full)) return true;
  }
  return false;
}

function playsOf(s: Readonly<WaddingtonState>, seat: Seat, card: Tactic): PlayOption[] {
  if (card === SUPERB) return [];
  const { reading } = carOf(s, seat);
  if (card === CARBURETTOR) {
    const ahead = roadsAhead(s, seat, Math.max(0, (SURGE_SPEED - reading) / STEP), true);
    const plays = ahead.map((roads, n) => ({ speed: reading + n * STEP, short: false, roads }));
    return plays.filter(({ roads }) => roads.length > 0);
  }
  const { full, squares } = cardSquares(s, seat, card);
  return [{ speed: 0, short: !full, roads: roadsAhead(s, seat, squares, full)[squares] ?? [] }];
}

function readingOf(car: Readonly<Car>, isStill: boolean, speed: number): Omit<SpeedOption, 'roads'> {
  return { speed, ...wearOf(car, isStill, speed) };
}
