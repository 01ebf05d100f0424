// Values the spaces on which a turn may end, once per space, for every roll and gear that ends there.
// Not here: the pits, or which end is best (weigh.ts, reach.ts).

import { circuitOfRace, stopsAfter, stopsAsked } from '../cars';
import { blackChance, COLLISION_COST, COLLISION_FAIL } from '../data/dice';
import { progress } from '../fallback';
import type { Gear, Space } from '../types';
import { type Openness, standing } from './field';
import type { Prospect } from './lap-prospect';
import { beginOf, opennessAt, outAt, roundsAt } from './prospect';
import { believedWear, type Sight, type Traffic } from './sight';
import { flagRounds, OUT_PER_LAP } from './solve';

/** Chance of losing a wear point when stopping beside or behind another car. */
const COLLISION = blackChance(COLLISION_FAIL);
/** The value, in rounds, of moving before a rival: within a round, the car in front crosses the line first. */
const ORDER_ROUNDS = 0.1;
/** Rounds that a driver with style.saving 1 adds to the cost of a wear point. A driver with -1 subtracts them. */
const SAVED = 0.04;
/** Half spaces that one turn covers between the grid and the line. */
const GRID_PACE = 6;
const AT_FLAG: Openness = { spread: 0, home: 1 };

/** A space on which a turn may end, for one car. */
export interface Landing {
  /** The prospect that judges it, its index there (beginOf), and the rounds until the prospect applies (way). */
  readonly prospect: Prospect;
  readonly begin: number;
  readonly rounds: number;
  /** The same after a collision, and the rounds to count if the collision eliminates the car. */
  readonly bruised: Prospect;
  readonly bruisedBegin: number;
  readonly bruisedOut: number;
  /** Weight of a collision roll there: its chance, lower for drivers who like duels. */
  readonly risk: number;
  /** The value, in rounds, of moving before the rivals next round. Also counts at the flag. */
  readonly order: number;
}

/** Returns the landing on a space of the track. locked: it is reached lane-locked. */
export function landingOn(sight: Sight, traffic: Traffic, to: Space, locked: boolean): Landing {
  const { s, car, purse, style, ahead, next } = sight;
  const circuit = circuitOfRace(s);
  const { pos, lapPos } = circuit;
  const isAcross = (pos[to] as number) + lapPos / 2 < (pos[car.at] as number);
  const isOnGrid = car.lap === 0 && !isAcross;
  const bruised = isAcross ? (next ?? ahead) : ahead;
  const bruisedBegin = beginOf(bruised, to, locked ? 0 : stopsThere(sight, to));
  const isRisky = traffic.near.length > 0 && isNearTo(traffic, circuit.next[to] as Space, circuit.beside[to] ?? []);
  const isOrdered = purse.budget > 0 && purse.aim === undefined;
  const distance = (car.lap + (isAcross ? 1 : 0)) * lapPos + (pos[to] as number);
  return {
    prospect: isOnGrid ? ahead : bruised,
    begin: isOnGrid ? gridBegin(sight) : bruisedBegin,
    rounds: isOnGrid ? roundsToLine(sight, to) : 0,
    bruised,
    bruisedBegin,
    bruisedOut: isRisky ? outAt(bruised, to) : 0,
    risk: isRisky ? COLLISION * (1 - 0.8 * style.duels) : 0,
    order: isOrdered ? (1 + style.duels) * ORDER_ROUNDS * countBehind(traffic, distance) : 0,
  };
}

/** Index into its prospect. A car still on the grid is judged as if it were on the line, plus gridWay. */
export function gridBegin({ s, ahead }: Sight): number {
  return beginOf(ahead, circuitOfRace(s).line.indexOf(true), 0);
}
/** Rounds from a space of the grid to the line. */
export function roundsToLine({ s }: Sight, from: Space): number {
  const circuit = circuitOfRace(s);
  return progress(circuit, from, circuit.line.indexOf(true)) / GRID_PACE;
}

function stopsThere({ s, car }: Sight, to: Space): number {
  const circuit = circuitOfRace(s);
  return Math.min(stopsAsked(circuit, to), stopsAfter(circuit, car, to));
}

function isNearTo({ near }: Traffic, next: Space, beside: readonly Space[]): boolean {
  for (const space of near) if (space === next || beside.includes(space)) return true;
  return false;
}

function countBehind({ distances }: Traffic, distance: number): number {
  let count = 0;
  for (const one of distances) if (one < distance) count++;
  return count;
}

/** The loss (as Weighed.loss) of ending a turn there in this gear. cost: WP spent, fewer than the car has. */
export function landingLoss(sight: Sight, landing: Landing, gear: Gear, cost: number): number {
  const rounds = landingRounds(sight, landing, gear, cost);
  if (sight.rivals === undefined) return rounds;
  return lossAgainst(sight, rounds, opennessAt(landing.prospect, landing.begin, gear, sight.car.wear - cost));
}

/** The loss of a turn that reaches the flag. cost: WP spent. */
export function flagLoss(sight: Sight, cost: number): number {
  const { s, car, purse } = sight;
  const circuit = circuitOfRace(s);
  const rounds = paidFor(sight, cost) + flagRounds(purse, circuit.lapPos - (circuit.pos[car.at] as number));
  return lossAgainst(sight, rounds, AT_FLAG);
}

/** Turns the rounds left into a loss. Without rivals it is unchanged; with them it counts the chance of beating them. */
export function lossAgainst({ rivals }: Sight, rounds: number, { spread, home }: Openness): number {
  return rivals === undefined ? rounds : -standing(rivals, { rounds: 1 + rounds, spread, home });
}

/** The price of these WP in rounds, on top of what the prospect already counts. */
export function paidFor({ purse, style }: Sight, cost: number): number {
  return (purse.price === 0 ? SAVED * style.saving : purse.price) * cost;
}

function landingRounds(sight: Sight, landing: Landing, gear: Gear, cost: number): number {
  const { car, purse } = sight;
  const { risk, order } = landing;
  const wear = believedWear(sight, car.wear - cost);
  const rounds = roundsAt(landing.prospect, landing.begin, gear, wear) + landing.rounds;
  if (risk === 0) return paidFor(sight, cost) + rounds - order;
  if (purse.budget === 0) {
    return paidFor(sight, cost) + rounds + risk * purse.price * (wear <= COLLISION_COST ? OUT_PER_LAP : 1);
  }
  const worn = wear - COLLISION_COST;
  const bruised = worn > 0 ? roundsAt(landing.bruised, landing.bruisedBegin, gear, worn) : landing.bruisedOut;
  return rounds - order + risk * Math.max(0, bruised - rounds);
}
