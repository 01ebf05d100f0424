// Lists every legal answer to a decision in a fixed order, or picks one at random.
// Not here: the default answer (fallback.ts) or good answers; those are ai/.

import type { Decision, Draw, Seat } from '@core/contract';
import { carOf, circuitOfRace, hasFaultyTyres, leastSpeed, mostSpeed } from './cars';
import { CARBURETTOR, SUPERB, SURGE_SPEED, tacticOf } from './data/cards';
import { STEP } from './data/charts';
import { freePlaces } from './phases/choosing';
import { mayUseSuperb } from './phases/drive';
import { hasRoad, isHeldUp, paths, type Reach, reach, WIDTH } from './phases/roads';
import { runReadings } from './phases/run';
import { cardSquares } from './phases/window';
import type { DecisionKind, Place, Tactic, WaddingtonAction, WaddingtonState } from './types';

/** All legal answers: speeds ascending, then paths by square ids, each plain, with Superb Driving, and with no card window. */
export function* actions(s: Readonly<WaddingtonState>, decision: Decision): Generator<WaddingtonAction> {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'car':
      for (const place of freePlaces(s)) yield { type: 'car', place };
      return;
    case 'drive':
      yield* runActions(s, seat);
      yield* driveActions(s, seat);
      return;
    case 'card':
      yield { type: 'pass' };
      for (const card of new Set(carOf(s, seat).hand)) yield* cardActions(s, seat, card);
      return;
    case 'tyres':
      yield { type: 'tyres', use: true };
      yield { type: 'tyres', use: false };
      return;
  }
}

function* driveActions(s: Readonly<WaddingtonState>, seat: Seat): Generator<WaddingtonAction> {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const superb = mayUseSuperb(s, seat);
  for (let speed = leastSpeed(circuit, car); speed <= mostSpeed(circuit, car); speed += STEP) {
    for (const path of paths(s, seat, speed / STEP, true)) {
      for (const quiet of [false, true]) {
        yield { type: 'drive', speed, path, superb: -1, quiet };
        if (!superb) continue;
        for (const corner of cornersOn(s, path)) yield { type: 'drive', speed, path, superb: corner, quiet };
      }
    }
  }
}

function* runActions(s: Readonly<WaddingtonState>, seat: Seat): Generator<WaddingtonAction> {
  const car = carOf(s, seat);
  const roads = reach(s, seat, mostSpeed(circuitOfRace(s), car) / STEP);
  if (!isHeldUp(s, seat, roads)) return;
  for (const path of paths(s, seat, roads.depth, false)) {
    for (const speed of runReadings(s, seat, path.at(-1) ?? car.at, path.length)) yield { type: 'run', path, speed };
  }
}

function* cardActions(s: Readonly<WaddingtonState>, seat: Seat, card: Tactic): Generator<WaddingtonAction> {
  if (card === SUPERB) return;
  if (card === CARBURETTOR) {
    const { reading } = carOf(s, seat);
    for (let speed = reading + STEP; speed <= SURGE_SPEED; speed += STEP) {
      for (const path of paths(s, seat, (speed - reading) / STEP, true)) yield { type: 'card', card, speed, path };
    }
    return;
  }
  const { squares, full } = cardSquares(s, seat, card);
  if (squares === 0) return;
  for (const path of paths(s, seat, squares, full)) yield { type: 'card', card, speed: 0, path };
}

/** How rarely sample picks answers that would make random races odd: once in this many calls. */
const QUIET_ODDS = 8;
const PASS_ODDS = 3;

/** One legal answer at random. */
export function sample(s: Readonly<WaddingtonState>, decision: Decision, draw: Draw): WaddingtonAction {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'car':
      return { type: 'car', place: oneOf(freePlaces(s), draw) };
    case 'drive':
      return sampleDrive(s, seat, draw);
    case 'card':
      return sampleCard(s, seat, draw);
    case 'tyres':
      return { type: 'tyres', use: draw(2) === 0 };
  }
}

function sampleDrive(s: Readonly<WaddingtonState>, seat: Seat, draw: Draw): WaddingtonAction {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const most = mostSpeed(circuit, car) / STEP;
  const roads = reach(s, seat, most);
  const lengths: number[] = [];
  for (let n = leastSpeed(circuit, car) / STEP; n <= most; n++) if (hasRoad(roads, n)) lengths.push(n);
  if (isHeldUp(s, seat, roads) && (lengths.length === 0 || draw(2) === 0)) {
    const path = randomPath(s, seat, roads, roads.depth, 'never', draw);
    const readings = runReadings(s, seat, path.at(-1) ?? car.at, path.length);
    return { type: 'run', path, speed: oneOf(readings, draw) };
  }
  // Half of the time it looks for stops within reach. Otherwise pit cards and their effects would hardly come up.
  const stops = roads.pitSteps !== 0 && draw(2) === 0 ? lengths.filter((n) => isStop(roads, n)) : [];
  const squares = oneOf(stops.length > 0 ? stops : lengths, draw);
  const path = randomPath(s, seat, roads, squares, stops.length > 0 ? 'only' : 'maybe', draw);
  let superb = -1;
  if (car.hand.length > 0 && mayUseSuperb(s, seat) && draw(2) === 0) {
    const corners = cornersOn(s, path);
    if (corners.length > 0) superb = oneOf(corners, draw);
  }
  const quiet = car.hand.length > 0 && !hasFaultyTyres(car) && draw(QUIET_ODDS) === 0;
  return { type: 'drive', speed: squares * STEP, path, superb, quiet };
}

function sampleCard(s: Readonly<WaddingtonState>, seat: Seat, draw: Draw): WaddingtonAction {
  const { hand, reading } = carOf(s, seat);
  if (draw(PASS_ODDS) > 0) return { type: 'pass' };
  const card = oneOf(hand, draw);
  if (card === SUPERB) return { type: 'pass' };
  const most = card === CARBURETTOR ? (SURGE_SPEED - reading) / STEP : tacticOf(card).squares;
  if (most <= 0) return { type: 'pass' };
  const roads = reach(s, seat, most);
  let squares = most;
  if (card === CARBURETTOR) squares = 1 + draw(most);
  if (!hasRoad(roads, squares)) {
    // A surge needs its whole road; the other cards move as far as there is one (R32, R33).
    if (card === CARBURETTOR || roads.depth === 0) return { type: 'pass' };
    squares = roads.depth;
  }
  const path = randomPath(s, seat, roads, squares, 'maybe', draw);
  return { type: 'card', card, speed: card === CARBURETTOR ? reading + squares * STEP : 0, path };
}

/** A path of that many squares within these roads: a random end, then back to the car. */
function randomPath(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  roads: Reach,
  squares: number,
  pit: 'never' | 'maybe' | 'only',
  draw: Draw,
): Place[] {
  if (squares === 0) return [];
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const path: Place[] = [];
  for (let n = 0; n < squares; n++) path.push(0);
  const squaresOpen = pit === 'only' ? 0 : (roads.counts[squares] as number);
  const pick = draw(squaresOpen + (pit !== 'never' && isStop(roads, squares) ? 1 : 0));
  let place = pick < squaresOpen ? (roads.squares[squares * WIDTH + pick] as Place) : (circuit.pit[car.place] as Place);
  path[squares - 1] = place;
  for (let n = squares - 1; n > 0; n--) {
    place =
      place < circuit.squares
        ? randomBefore(circuit.before[place], roads, n, draw)
        : (circuit.pitFrom[car.place] as Place);
    path[n - 1] = place;
  }
  return path;
}

function isStop(roads: Reach, squares: number): boolean {
  return (roads.pitSteps & (1 << squares)) !== 0;
}

/** One of the squares before this one that are n steps from the car. */
function randomBefore(before: readonly Place[] | undefined, roads: Reach, n: number, draw: Draw): Place {
  const bit = 1 << n;
  let count = 0;
  for (const place of before ?? []) if (((roads.within[place] as number) & bit) !== 0) count++;
  let left = count === 1 ? 0 : draw(count);
  for (const place of before ?? []) {
    if (((roads.within[place] as number) & bit) !== 0 && left-- === 0) return place;
  }
  throw new Error(`no square leads on after ${n} steps`);
}

/** The corners whose bands a path enters, in order. */
function cornersOn(s: Readonly<WaddingtonState>, path: readonly Place[]): number[] {
  const { corner } = circuitOfRace(s);
  const corners: number[] = [];
  for (const place of path) {
    const at = corner[place] as number;
    if (at >= 0 && corners.at(-1) !== at) corners.push(at);
  }
  return corners;
}

function oneOf<V>(list: readonly V[], draw: Draw): V {
  const value = list[list.length === 1 ? 0 : draw(list.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
