// What an open ask offers: every speed with its wear, every square it reaches with the bands on the way and their chances.
// Not for: a list of actions (actions.ts).

import type { Ask, Seat } from '@core/contract';
import { carOf, circuitOfRace, isStanding, leastSpeed, mostReduction, mostSpeed } from './cars';
import { CARBURETTOR, SUPERB, SURGE_SPEED } from './data/cards';
import { CAR_COLOURS, MOST_BRAKES, MOST_TYRES, reductionWear, STEP } from './data/charts';
import { type Road, roadsAhead } from './moves';
import { freePlaces } from './phases/choosing';
import { mayUseSuperb } from './phases/drive';
import { isForced, isHeldUp, reach } from './phases/roads';
import { blockerAt, runReadings } from './phases/run';
import { cardSquares, cardsAfter } from './phases/window';
import { type Crossing, riskOf } from './risk';
import { dangerOf } from './safety';
import type { AskKind, Car, MoveChoice, RunChoice, Tactic, WaddingtonChoices, WaddingtonState, Wear } from './types';

/** What the seat of this ask may answer, with costs and exact chances. */
export function choices(s: Readonly<WaddingtonState>, ask: Ask): WaddingtonChoices {
  const offered = offersOf(s, ask);
  if (offered.kind === 'drive') tellWindows(s, ask.seat, offered);
  return offered;
}

/** The same without what card windows could bring, for those who work that out themselves (ai/). */
export function offersOf(s: Readonly<WaddingtonState>, ask: Ask): WaddingtonChoices {
  const { seat } = ask;
  switch (ask.kind as AskKind) {
    case 'car':
      return { kind: 'car', free: freeCars(s), choosers: s.choosers.slice() };
    case 'drive':
      return driveChoices(s, seat);
    case 'card':
      return { kind: 'card', cards: cardChoices(s, seat), pass: fateOf(s, seat, carOf(s, seat), noted(s)) };
    case 'tyres':
      return { kind: 'tyres', ...fateOf(s, seat, carOf(s, seat), noted(s)) };
  }
}

function freeCars(s: Readonly<WaddingtonState>): Extract<WaddingtonChoices, { kind: 'car' }>['free'] {
  const { grid } = circuitOfRace(s);
  return freePlaces(s).map((place) => ({
    place,
    colour: CAR_COLOURS[place - 1] ?? 'yellow',
    cell: grid[place] ?? -1,
  }));
}

/** What these bands bring, and how bad that may be. verge: the car goes off the road anyhow (R28). */
function fateOf(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  gauges: Readonly<Wear>,
  crossings: readonly Crossing[],
  verge = false,
): Pick<MoveChoice, 'bands' | 'risk' | 'danger'> {
  const fate = riskOf(s, seat, gauges, crossings);
  return { ...fate, danger: dangerOf(fate, verge) };
}

/** The bands of this turn that are still to be judged. */
function noted(s: Readonly<WaddingtonState>): Crossing[] {
  const { bands, judged, lap, superb } = s.turn;
  return bands
    .slice(judged)
    .filter((band) => band.corner !== superb)
    .map((band) => ({ place: band.place, speed: band.speed, beyondLine: band.lap > lap }));
}

function driveChoices(s: Readonly<WaddingtonState>, seat: Seat): WaddingtonChoices {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const standing = isStanding(circuit, car);
  const most = mostSpeed(circuit, car) / STEP;
  const roads = roadsAhead(s, seat, most, true);
  const superb = mayUseSuperb(s, seat);
  const speeds = [];
  for (let n = leastSpeed(circuit, car) / STEP; n <= most; n++) {
    const wear = wearOf(car, standing, n * STEP);
    const after = gaugesAfter(car, wear);
    const moves = (roads[n] ?? []).map((road) => {
      const move = moveChoice(s, seat, road, n * STEP, after, []);
      if (superb) move.freed = freedChoices(s, seat, road, n * STEP, after);
      return move;
    });
    speeds.push({ speed: n * STEP, wear, after, moves });
  }
  return {
    kind: 'drive',
    reading: car.reading,
    standing,
    speeds,
    runs: runChoices(s, seat),
    forced: isForced(s, seat, reach(s, seat, most)),
    superb,
  };
}

/** Changes offered: each move's window, once for all moves that end alike. */
function tellWindows(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  { speeds }: Extract<WaddingtonChoices, { kind: 'drive' }>,
): void {
  if (carOf(s, seat).hand.length === 0) return;
  for (const { speed: reading, after, moves } of speeds) {
    const known = new Map<string, Tactic[]>();
    for (const move of moves) {
      const { to, crosses } = move;
      // T4: a certain spin-off closes the window.
      if (move.danger === 'spin') continue;
      const key = `${to} ${crosses}`;
      const cards = known.get(key) ?? cardsAfter(s, seat, { to, reading, tyres: after.tyres, crosses });
      known.set(key, cards);
      move.window = cards;
    }
  }
}

function wearOf(car: Readonly<Car>, standing: boolean, speed: number): Wear {
  const { brakes, tyres } = reductionWear(standing ? 0 : car.reading - speed);
  return { brakes, tyres };
}

function gaugesAfter(car: Readonly<Car>, wear: Wear): Wear {
  return {
    brakes: Math.min(MOST_BRAKES, car.brakes + wear.brakes),
    tyres: Math.min(MOST_TYRES, car.tyres + wear.tyres),
  };
}

function moveChoice(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  road: Road,
  speed: number,
  gauges: Wear,
  before: readonly Crossing[],
): MoveChoice {
  const circuit = circuitOfRace(s);
  const crossings = [...before, ...crossingsOf(s, seat, road, speed)];
  return {
    to: road.to,
    path: [...road.path],
    pit: circuit.kind[road.to] === 'pit',
    crosses: road.crosses,
    ...fateOf(s, seat, gauges, crossings),
    freed: [],
    window: [],
  };
}

/** What Superb Driving leaves of a road, corner by corner (R36). */
function freedChoices(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  road: Road,
  speed: number,
  gauges: Wear,
): MoveChoice['freed'] {
  const { corner } = circuitOfRace(s);
  const crossings = crossingsOf(s, seat, road, speed);
  const corners = [...new Set(road.bands.map((place) => corner[place] as number))];
  return corners.map((freed) => ({
    corner: freed,
    ...fateOf(
      s,
      seat,
      gauges,
      crossings.filter(({ place }) => corner[place] !== freed),
    ),
  }));
}

/** The bands of a road, ready to be judged at this speed. */
function crossingsOf(s: Readonly<WaddingtonState>, seat: Seat, road: Road, speed: number): Crossing[] {
  const isBeyondAlready = carOf(s, seat).lap > s.turn.lap;
  const first = road.bands.length - road.beyond;
  return road.bands.map((place, index) => ({ place, speed, beyondLine: isBeyondAlready || index >= first }));
}

function runChoices(s: Readonly<WaddingtonState>, seat: Seat): RunChoice[] {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const most = mostSpeed(circuit, car) / STEP;
  const roads = reach(s, seat, most);
  if (!isHeldUp(s, seat, roads)) return [];
  const { depth } = roads;
  if (depth === 0) return [runChoice(s, seat, stay(car))];
  return (roadsAhead(s, seat, depth, false)[depth] ?? []).map((road) => runChoice(s, seat, road));
}

function stay(car: Readonly<Car>): Road {
  return { to: car.at, path: [], diagonals: 0, bands: [], crosses: false, beyond: 0 };
}

function runChoice(s: Readonly<WaddingtonState>, seat: Seat, road: Road): RunChoice {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const standing = isStanding(circuit, car);
  const speeds = runReadings(s, seat, road.to, road.path.length);
  const spins = !standing && speeds[0] === 0;
  return {
    to: road.to,
    path: [...road.path],
    blocker: standing && road.path.length === 0 ? -1 : blockerAt(s, road.to),
    readings: speeds.map((speed) => {
      const isSlowing = !standing && !spins && car.reading - speed <= mostReduction(car);
      const wear = wearOf(car, !isSlowing, speed);
      const after = gaugesAfter(car, wear);
      // A car that goes to the verge has no corner judged (R28).
      const crossings = spins ? [] : crossingsOf(s, seat, road, speed);
      return { speed, wear, after, ...fateOf(s, seat, after, crossings, spins) };
    }),
    spins,
  };
}

function cardChoices(s: Readonly<WaddingtonState>, seat: Seat): Extract<WaddingtonChoices, { kind: 'card' }>['cards'] {
  const held = [...new Set(carOf(s, seat).hand)].sort((a, b) => a - b);
  return held
    .map((card) => ({ card, plays: playsOf(s, seat, card) }))
    .filter(({ plays }) => plays.some((play) => play.moves.length > 0));
}

function playsOf(
  s: Readonly<WaddingtonState>,
  seat: Seat,
  card: Tactic,
): { speed: number; short: boolean; moves: MoveChoice[] }[] {
  if (card === SUPERB) return [];
  const car = carOf(s, seat);
  const before = noted(s);
  if (card === CARBURETTOR) {
    const plays = [];
    const roads = roadsAhead(s, seat, Math.max(0, (SURGE_SPEED - car.reading) / STEP), true);
    for (let n = 1; n < roads.length; n++) {
      const speed = car.reading + n * STEP;
      const moves = (roads[n] ?? []).map((road) => moveChoice(s, seat, road, speed, car, before));
      if (moves.length > 0) plays.push({ speed, short: false, moves });
    }
    return plays;
  }
  const { full, squares } = cardSquares(s, seat, card);
  const roads = roadsAhead(s, seat, squares, full)[squares] ?? [];
  return [{ speed: 0, short: !full, moves: roads.map((road) => moveChoice(s, seat, road, car.reading, car, before)) }];
}
