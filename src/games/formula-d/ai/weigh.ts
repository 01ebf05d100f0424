// What an answer is worth to a car: the rounds it has still to drive, by the outlook, in the traffic as it stands.
// Not for: which answer a level takes (planner.ts, rookie.ts).

import type { Seat } from '@core/contract';
import type { Style } from '@core/style';
import { boxOf, carOf, circuitOfRace, distanceOf, isInPits, isRunning, stopsAsked } from '../cars';
import { isTrack } from '../data/circuits';
import { BLACK_DIE, COLLISION_COST, COLLISION_FAIL, GEAR_DICE, GEAR_VALUES, MOST_GEAR } from '../data/dice';
import { progress } from '../fallback';
import { neighboursAt } from '../phases/close';
import { legalGears, shiftCost } from '../phases/gears';
import { costAt, isLocked, type Routes, routesOf, routeTo, sortedEnds, takesFlag } from '../phases/routes';
import type { Car, FormulaState, Gear, Space } from '../types';
import { type Finish, type Openness, standing } from './field';
import { opennessFrom, outlookFor, roundsFrom } from './outlook';
import { flagRounds, OUT_PER_LAP, type Outlook, type Purse } from './solve';

/** Chance of losing a wear point beside or behind another car. */
const COLLISION = BLACK_DIE.faces.filter((value) => value <= COLLISION_FAIL).length / BLACK_DIE.faces.length;

/** Rounds that it is worth to play before a rival: who is in front crosses the line first in a round. */
const ORDER_ROUNDS = 0.1;

/** Wear points that the most careful driver keeps back; the boldest believes in one that is not there. */
export const RESERVE = 2;
/** Shares by which the boldest thinks less of being out and of the price of a wear point, and the most careful more of it. */
const FEARLESS = 0.45;
const CHEAP = 0.5;
const DEAR = 0.12;
/** Rounds that who saves most gives for a wear point besides what it is worth, and who saves least gives away. */
const SAVED = 0.04;

/** A car to be weighed in the race as it stands. price: rounds that a wear point is worth, 0 where the outlook counts them. */
export interface Sight {
  readonly s: Readonly<FormulaState>;
  readonly seat: Seat;
  readonly car: Readonly<Car>;
  readonly purse: Purse;
  readonly style: Style;
  readonly ahead: Outlook;
  readonly next: Outlook | undefined;
  /** Where answers are judged by the chance to be at the flag before the rivals: when each is likely to be there. */
  readonly rivals?: readonly Finish[];
}

/** The sight of a seat. */
export function sightOf(s: Readonly<FormulaState>, seat: Seat, given: Purse, style: Style): Sight {
  const car = carOf(s, seat);
  const { laps } = s.options;
  const purse = bent(given, style);
  // Before the first crossing the road is that of a whole race, whose laps begin at the line.
  const left = Math.max(1, Math.min(laps, laps + 1 - car.lap));
  const of = (count: number) => outlookFor(s.circuit, count, s.options.pitStops, purse);
  const next = car.lap === 0 ? of(left) : left > 1 ? of(left - 1) : undefined;
  return { s, seat, car, purse, style, ahead: of(left), next };
}

/** A price is what risk and saving make of it; without one the wear points are counted (believedWear). */
function bent(purse: Purse, { risk, saving }: Style): Purse {
  if (purse.price === 0) return purse;
  return {
    budget: 0,
    price: Math.round(100 * purse.price * (1 - (risk > 0 ? CHEAP : DEAR) * risk + DEAR * saving)) / 100,
  };
}

/** Wear points as a driver counts them: a careful one keeps some back, a bold one never thinks of the last ones. */
export function believedWear({ style }: Sight, wear: number): number {
  return wear <= 0 ? wear : Math.max(1, wear + Math.round(style.risk > 0 ? style.risk : RESERVE * style.risk));
}

/** Rounds to come after ending the turn there, for a destination of the routes just listed. cost: WP it takes. */
export function roundsAfter(sight: Sight, routes: Routes, to: Space, cost: number): number {
  const { s, seat, car, purse, style } = sight;
  const circuit = circuitOfRace(s);
  const node = routeTo(routes, to);
  const paid = (purse.price === 0 ? SAVED * style.saving : purse.price) * cost;
  if (takesFlag(routes, node)) return paid + flagRounds(purse, circuit.lapPos - (circuit.pos[car.at] as number));
  const kind = circuit.kind[to];
  if (kind === 'box') return paid + (car.served ? waitRounds(sight, to) : boxRounds(sight));
  if (kind === 'pit') return paid + (car.served ? waitRounds(sight, to) : boxRounds(sight) + 1);
  const { isAcross, isOnGrid, outlook, stops } = landingAt(sight, to, isLocked(routes, node));
  const wear = believedWear(sight, car.wear - cost);
  const rounds = isOnGrid ? gridRounds(sight, to, wear) : roundsFrom(outlook, to, stops, car.gear, wear);
  const risk = neighboursAt(s, seat, to).length > 0 ? COLLISION * (1 - 0.8 * style.duels) : 0;
  const order =
    purse.budget === 0 || purse.aim !== undefined ? 0 : (1 + style.duels) * orderRounds(sight, to, isAcross);
  if (risk === 0) return paid + rounds - order;
  if (purse.budget === 0) return paid + rounds + risk * purse.price * (wear <= COLLISION_COST ? OUT_PER_LAP : 1);
  const bruised = roundsFrom(outlook, to, stops, car.gear, wear - COLLISION_COST);
  return rounds - order + risk * Math.max(0, bruised - rounds);
}

/** How a car stands that ends its turn on a space of the track: over the line, still behind it for the first time, or on its lap. */
interface Landing {
  readonly isAcross: boolean;
  readonly isOnGrid: boolean;
  readonly outlook: Outlook;
  readonly stops: number;
}

function landingAt(sight: Sight, to: Space, locked: boolean): Landing {
  const { s, car, ahead, next } = sight;
  const { pos, lapPos } = circuitOfRace(s);
  const isAcross = (pos[to] as number) + lapPos / 2 < (pos[car.at] as number);
  return {
    isAcross,
    isOnGrid: car.lap === 0 && !isAcross,
    outlook: isAcross ? (next ?? ahead) : ahead,
    stops: stopsThere(sight, to, locked),
  };
}

/** What it is worth to play before rivals next round, the flag included. */
function orderRounds({ s, seat, car }: Sight, to: Space, isAcross: boolean): number {
  const circuit = circuitOfRace(s);
  const distance = (car.lap + (isAcross ? 1 : 0)) * circuit.lapPos + (circuit.pos[to] as number);
  let ahead = 0;
  for (let other = 0; other < s.cars.length; other++) {
    const rival = s.cars[other] as Car;
    if (other !== seat && isRunning(rival) && distanceOf(circuit, rival) < distance) ahead++;
  }
  return ORDER_ROUNDS * ahead;
}

function stopsThere({ s, car }: Sight, to: Space, locked: boolean): number {
  const circuit = circuitOfRace(s);
  if (locked) return 0;
  const before = circuit.corner[to] === circuit.corner[car.at] ? car.stops : 0;
  return Math.min(stopsAsked(circuit, to), before + 1);
}

/** Half spaces that a turn brings off the grid. */
const GRID_PACE = 6;

/** Rounds to come for a car between turns, where it stands. */
export function roundsNow(sight: Sight): number {
  const { s, car, ahead } = sight;
  const kind = circuitOfRace(s).kind[car.at];
  if (kind === 'box' || kind === 'pit') {
    if (car.served) return waitRounds(sight, car.at);
    return boxRounds(sight) + (kind === 'pit' ? 1 : 0);
  }
  if (car.lap === 0) return gridRounds(sight, car.at, car.wear);
  return roundsFrom(ahead, car.at, car.stops, car.gear, car.wear);
}

/** Behind the line for the first time: as from the line, and the way there. */
function gridRounds({ s, car, ahead }: Sight, to: Space, wear: number): number {
  const circuit = circuitOfRace(s);
  const line = circuit.line.indexOf(true);
  return roundsFrom(ahead, line, 0, car.gear, wear) + progress(circuit, to, line) / GRID_PACE;
}

/** From the own box. */
function boxRounds({ s, car, ahead }: Sight): number {
  return ahead.exit?.[boxOf(circuitOfRace(s), car)] ?? ahead.box;
}

/** On the way out of the pits, still in the lane: by the outlook of the lap in which it came in. */
function waitRounds({ s, car, purse, ahead }: Sight, to: Space): number {
  const { laps, pitStops } = s.options;
  const { exit } = outlookFor(s.circuit, Math.max(1, laps + 1 - car.pitLap), pitStops, purse);
  return exit?.[to] ?? ahead.out;
}

/** A destination and what is lost by it: the rounds to come from there, or against rivals the chance to be before them. */
export interface Weighed {
  readonly to: Space;
  readonly loss: number;
}

/** What a driver's judgement of one answer is off by, in rounds. */
export type Off = () => number;

/** The Off of a driver who judges by its reckoning alone. */
export function unerring(): number {
  return 0;
}

/** The destination with the least loss; undefined where none survives. extra: WP already promised. */
export function bestEnd(sight: Sight, routes: Routes, extra = 0, off: Off = unerring): Weighed | undefined {
  const ends = sortedEnds(routes);
  let best: Weighed | undefined;
  for (let i = 0; i < routes.count; i++) {
    const cost = costAt(routes, i) + extra;
    if (cost >= sight.car.wear && costAt(routes, i) > 0) continue;
    const to = ends[i] as number;
    const loss = lossAfter(sight, routes, to, cost) + off();
    if (best === undefined || loss < best.loss) best = { to, loss };
  }
  return best;
}

function lossAfter(sight: Sight, routes: Routes, to: Space, cost: number): number {
  const rounds = roundsAfter(sight, routes, to, cost);
  const { rivals } = sight;
  return rivals === undefined
    ? rounds
    : -standing(rivals, { rounds: 1 + rounds, ...opennessAfter(sight, routes, to, cost) });
}

/** What is lost by being out. */
function lossOut(sight: Sight): number {
  return sight.rivals === undefined ? outRounds(sight) : 0;
}

/** How open the rounds are that roundsAfter gives. */
function opennessAfter(sight: Sight, routes: Routes, to: Space, cost: number): Openness {
  const { s, car } = sight;
  const node = routeTo(routes, to);
  if (takesFlag(routes, node)) return AT_FLAG;
  if (!isTrack(circuitOfRace(s), to)) return IN_PITS;
  const { isOnGrid, outlook, stops } = landingAt(sight, to, isLocked(routes, node));
  const wear = car.wear - cost;
  return isOnGrid ? gridOpenness(sight, wear) : opennessFrom(outlook, to, stops, car.gear, wear);
}

/** Behind the line for the first time: as from the line. */
function gridOpenness({ s, car, ahead }: Sight, wear: number): Openness {
  return opennessFrom(ahead, circuitOfRace(s).line.indexOf(true), 0, car.gear, wear);
}

/** How open the rounds are that roundsNow gives. */
export function opennessNow(sight: Sight): Openness {
  const { s, car, ahead } = sight;
  if (!isTrack(circuitOfRace(s), car.at)) return IN_PITS;
  if (car.lap === 0) return gridOpenness(sight, car.wear);
  return opennessFrom(ahead, car.at, car.stops, car.gear, car.wear);
}

/** What is taken for a car in the pits. */
const IN_PITS: Openness = { spread: 1, home: 1 };
const AT_FLAG: Openness = { spread: 0, home: 1 };

/**
 * The loss that is to be expected by legal gear: every value of the die with its best destination. Without rivals these are
 * rounds to come, this one included.
 */
export function weighGears(sight: Sight): { gear: Gear; loss: number }[] {
  const { s, seat, car, purse } = sight;
  return legalGears(car).map((gear) => {
    const shift = shiftCost(car, gear);
    const shifted: Sight = { ...sight, car: { ...car, gear } };
    const of = GEAR_DICE[gear]?.faces.length ?? 1;
    let loss = 1;
    for (const { value, ways } of GEAR_VALUES[gear] ?? []) {
      const end = bestEnd(shifted, routesOf(s, seat, value, 'roll'), purse.budget === 0 ? 0 : shift);
      loss += (ways / of) * (end?.loss ?? lossOut(sight));
    }
    return { gear, loss: loss + purse.price * shift };
  });
}

/** What being out stands for. */
export function outRounds({ s, car, style }: Sight): number {
  return OUT_PER_LAP * (1 - FEARLESS * style.risk) * Math.max(1, s.options.laps + 1 - car.lap);
}

/** In the pits before the own box: as fast as the lane lets it. */
export function laneGear(car: Readonly<Car>): Gear | undefined {
  return isInPits(car) && !car.served ? Math.min(MOST_GEAR, car.gear + 1) : undefined;
}
