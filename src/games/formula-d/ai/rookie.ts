// The Rookie: it picks gears by the mean of their dice and destinations by cost, and makes a beginner's mistakes.
// Not here: drivers that plan (planner.ts).

import type { Decision, Draw } from '@core/contract';
import type { Style } from '@core/style';
import { affords, carOf, circuitOfRace, isInPits, missingStops, stopsAsked } from '../cars';
import { isTrack } from '../data/circuit';
import { GEAR_DICE } from '../data/dice';
import { progress, roomAhead } from '../fallback';
import { turnRoutes } from '../phases/drive';
import { legalGears } from '../phases/gears';
import { graphFor } from '../phases/graph';
import { costAt, sortedEnds } from '../phases/routes';
import type { Car, FormulaAction, FormulaState, Gear, Space } from '../types';
import { plannedGear } from './planner';
import { laneGear } from './weigh';

/** One answer in this many is left to chance: any gear that is not madness, any of the cheapest destinations. */
const NOISE = 5;
/** The most careful one gives this many more answers between two random ones, the boldest this many fewer. */
const CALM = 7;
const WILD = 2;
/** One time in this many it forgets the stops still missing in a corner that requires several. */
const FORGETS = 10;
/** With this few wear points, or with several stops to make, it trusts the highest face rather than the mean. */
const CAREFUL_WEAR = 15;
/** With this few it takes no more chances, shifts down further at once, and goes to the pits. */
const LAST_WEAR = 12;
const DOWN_SCARED = 2;
/** With this few it checks what a planning driver would do, and is never faster. */
const HUMBLE_WEAR = 9;

/** The Rookie's answer. */
export function rookieAnswer(s: Readonly<FormulaState>, decision: Decision, draw: Draw, style: Style): FormulaAction {
  if (decision.kind === 'slipstream') return { type: 'decline' };
  const isNoise = draw(Math.round(NOISE - (style.risk > 0 ? WILD : CALM) * style.risk)) === 0;
  if (decision.kind === 'gear') return { type: 'gear', gear: humbleGear(s, decision, isNoise, draw, style) };
  return { type: 'move', to: isNoise ? chanceEnd(s, decision.seat, draw) : rookieEnd(s, decision.seat) };
}

/** Its own gear, or a planner's lower one if few wear points are left. */
function humbleGear(s: Readonly<FormulaState>, decision: Decision, isNoise: boolean, draw: Draw, style: Style): Gear {
  const car = carOf(s, decision.seat);
  const own = rookieGear(s, car, isNoise, draw, style);
  if (isInPits(car) || car.wear > HUMBLE_WEAR * (1 - style.risk)) return own;
  return Math.min(own, plannedGear(s, decision, style));
}

/** The highest gear that does not carry it beyond the corner that requires stops. At most one down while it has wear points. */
function rookieGear(s: Readonly<FormulaState>, car: Readonly<Car>, isNoise: boolean, draw: Draw, style: Style): Gear {
  if (isInPits(car)) return laneGear(car) ?? (legalGears(car).at(-1) as number);
  const isScared = car.wear <= LAST_WEAR * (1 - style.risk);
  const gears = legalGears(car).filter((gear) => gear >= car.gear - (isScared ? DOWN_SCARED : 1));
  const asked = stopsAsked(circuitOfRace(s), car.at);
  const forgets = asked > 1 && draw(FORGETS) === 0 && !isScared;
  const believed = forgets ? { ...car, stops: asked } : car;
  const room = roomAhead(s, believed);
  const corner = cornerAhead(s, believed);
  const within = gears.filter((gear) => meanOf(gear) <= room + corner.shortest);
  if (isNoise && within.length > 0 && !isScared) return within[draw(within.length)] as number;
  const isCareful = car.wear <= CAREFUL_WEAR * (1 - style.risk) || corner.missing > 1;
  return gears.findLast((gear) => fits(gear, room, corner.shortest, isCareful)) ?? (gears[0] as number);
}

/** Whether the roll is likely to end in the corner, or far enough before it for the next gear down. */
function fits(gear: Gear, room: number, shortest: number, isCareful: boolean): boolean {
  const far = isCareful ? highOf : meanOf;
  const rest = room - far(gear);
  return rest >= 0 && (gear === 1 || rest < shortest || rest >= far(gear - 1));
}

/** Stops still to make in its corner, or else the stops the next corner requires, and that corner's shortest path. */
function cornerAhead(s: Readonly<FormulaState>, car: Readonly<Car>): { missing: number; shortest: number } {
  const circuit = circuitOfRace(s);
  const { ahead } = graphFor(s.circuit);
  const present = circuit.corners[circuit.corner[car.at] as number];
  const missing = missingStops(circuit, car);
  if (present !== undefined && missing > 0) return { missing, shortest: present.shortest };
  const index = present === undefined ? (ahead[car.at] as number) : (present.index + 1) % circuit.corners.length;
  return { missing: circuit.corners[index]?.stops ?? 0, shortest: circuit.corners[index]?.shortest ?? 0 };
}

function highOf(gear: Gear): number {
  return GEAR_DICE[gear]?.high ?? 0;
}

function meanOf(gear: Gear): number {
  const faces = GEAR_DICE[gear]?.faces ?? [];
  return faces.reduce((sum, value) => sum + value, 0) / faces.length;
}

/** Any of the cheapest on the track, or wherever the pits lead. */
function chanceEnd(s: Readonly<FormulaState>, seat: number, draw: Draw): Space {
  const routes = turnRoutes(s, seat);
  const ends = sortedEnds(routes);
  let least = routes.wear;
  for (let i = 0; i < routes.count; i++) least = Math.min(least, costAt(routes, i));
  const cheapest: Space[] = [];
  for (let i = 0; i < routes.count; i++) if (costAt(routes, i) === least) cheapest.push(ends[i] as number);
  return cheapest[draw(cheapest.length)] as number;
}

/** Lowest cost, then most progress. It takes the pits only with hardly any wear points left. */
function rookieEnd(s: Readonly<FormulaState>, seat: number): Space {
  const circuit = circuitOfRace(s);
  const car = carOf(s, seat);
  const routes = turnRoutes(s, seat);
  const ends = sortedEnds(routes);
  const wantsPit = car.wear <= LAST_WEAR;
  let best = -1;
  let bestRank = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < routes.count; i++) {
    const to = ends[i] as number;
    const isPit = !isTrack(circuit, to) && !isInPits(car);
    const rank = -1000 * costAt(routes, i) + progress(circuit, car.at, to) + (isPit ? (wantsPit ? 1e6 : -1e6) : 0);
    if (rank <= bestRank || !affords(routes.wear, costAt(routes, i))) continue;
    best = to;
    bestRank = rank;
  }
  return best;
}
