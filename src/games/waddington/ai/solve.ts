// Solves the prospect of one car backwards from the flag: exact over the penalty dice, wear, spin-offs and stops.
// Not here: looking it up (prospect.ts).

import { reductionAt } from '../cars';
import { BRAKE_FAILURE, FAULTY_TYRES, PIT_CARDS, SPECIAL_TYRES } from '../data/cards';
import {
  MOST_BRAKES,
  MOST_INCREASE,
  MOST_TYRES,
  RESTART_SPEED,
  reductionWear,
  STEP,
  wornBrakes,
  wornTyres,
} from '../data/charts';
import { type Circuit, circuitOf, crossesLine, ROW } from '../data/circuits';
import { FALLS } from '../outlook/falls';
import { MOST_SQUARES } from '../phases/roads';
import { columnOf, wornTyresSpin } from '../phases/verdict';
import type { Place } from '../types';
import { type Lane, lanesOf } from './lanes';

const READINGS = MOST_SQUARES + 1;
const BRAKES = MOST_BRAKES + 1;
const GAUGES = (MOST_TYRES + 1) * BRAKES;
const PER_PLACE = READINGS * GAUGES;
/** Rows past the line that count as a turn. The longest drive must stay below one turn. */
const ROWS_PER_TURN = 9;
/** The value, in turns, of kept cards when drawn in the pit. */
const KEPT_TURNS = new Map([
  [SPECIAL_TYRES, -0.35],
  [FAULTY_TYRES, 0.5],
  [BRAKE_FAILURE, 0.6],
]);
const TACTIC_TURNS = -0.5;

/** Turns to the flag for one car of a circuit. */
export interface Prospect {
  readonly circuit: Circuit;
  readonly pit: Place;
  /** Turns for a pit stop with this many laps to go, restart and pit card included. */
  readonly stop: readonly number[];
  /** tables[laps to go]: by place, reading, tyres, brakes. */
  readonly tables: readonly Float32Array[];
  /** Turns per lap before those solved. */
  readonly lapTurns: number;
}

interface Solving {
  readonly circuit: Circuit;
  readonly lanes: readonly (readonly (readonly Lane[])[])[];
  readonly order: readonly Place[];
  readonly pit: Place;
  readonly pitFrom: Place;
  readonly strict: boolean;
  readonly pitCards: boolean;
  /** The driver never plans more mph over a limit than this. They count as a spin-off. */
  readonly dare: number;
  readonly stop: number[];
  readonly tables: Float32Array[];
  /** Best turns after a move of n squares, by n and gauges. */
  readonly after: Float64Array;
}

/** The index of a state in a table. steps: the reading in steps of the speedometer. */
export function indexOf(place: Place, steps: number, tyres: number, brakes: number): number {
  return place * PER_PLACE + steps * GAUGES + tyres * BRAKES + brakes;
}

/** The prospect of the car with this place in the order of moving, for races of up to this many crossings of the line. */
export function solve(
  id: string,
  place: number,
  strict: boolean,
  pitCards: boolean,
  laps: number,
  dare: number,
): Prospect {
  const circuit = circuitOf(id);
  const pit = circuit.pit[place] as Place;
  const size = circuit.kind.indexOf('verge');
  const count = size < 0 ? circuit.places.length : size;
  const finished = new Float32Array(count * PER_PLACE);
  for (let at = 0; at < count; at++) {
    finished.fill(-(circuit.s[at] as number) / ROW / ROWS_PER_TURN, at * PER_PLACE, (at + 1) * PER_PLACE);
  }
  const solving: Solving = {
    circuit,
    lanes: lanesOf(circuit),
    order: backwards(circuit, pit, place),
    pit,
    pitFrom: circuit.pitFrom[place] as Place,
    strict,
    pitCards,
    dare,
    stop: [0],
    tables: [finished],
    after: new Float64Array(READINGS * GAUGES),
  };
  for (let lap = 1; lap <= laps; lap++) {
    solving.tables.push(new Float32Array(count * PER_PLACE));
    solving.stop.push(0);
    for (const at of solving.order) solvePlace(solving, lap, at);
  }
  const start = indexOf(circuit.grid[place] as Place, 0, 0, 0);
  const { tables, stop } = solving;
  const lapTurns =
    ((tables[laps] as Float32Array)[start] as number) - ((tables[laps - 1] as Float32Array)[start] as number);
  return { circuit, pit, stop, tables, lapTurns };
}

/** All places a car can be on, each after the places it can reach within the lap. */
function backwards(circuit: Circuit, pit: Place, place: number): Place[] {
  const order: Place[] = [];
  const seen = new Uint8Array(circuit.places.length);
  const visit = (at: Place): void => {
    if (seen[at] === 1) return;
    seen[at] = 1;
    for (const to of circuit.next[at] ?? []) {
      if (crossesLine(circuit, at, to)) continue;
      const corner = circuit.corners[circuit.corner[to] as number];
      if (corner !== undefined) visit(corner.spinOff);
      visit(to);
    }
    if (at === circuit.pitFrom[place]) visit(pit);
    order.push(at);
  };
  for (let at = 0; at < circuit.squares; at++) visit(at);
  return order;
}

/** Changes solving: solves all states on one place with this many laps to go. */
function solvePlace(solving: Solving, lap: number, at: Place): void {
  const { circuit } = solving;
  fillAfter(solving, lap, at);
  if (at === solving.pit) {
    solving.stop[lap] = stopTurns(solving);
    return;
  }
  const table = solving.tables[lap] as Float32Array;
  const standing = at >= circuit.squares;
  for (let reading = 0; reading < READINGS; reading++) {
    const most = Math.min(MOST_SQUARES, reading + MOST_INCREASE / STEP);
    for (let tyres = 0; tyres <= MOST_TYRES; tyres++) {
      for (let brakes = 0; brakes <= MOST_BRAKES; brakes++) {
        const least = standing ? 1 : Math.max(1, reading - reductionAt(tyres, brakes) / STEP);
        table[indexOf(at, reading, tyres, brakes)] =
          1 + bestAfter(solving, reading, tyres, brakes, least, most, standing);
      }
    }
  }
}

function bestAfter(
  { after }: Solving,
  reading: number,
  tyres: number,
  brakes: number,
  least: number,
  most: number,
  standing: boolean,
): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = least; n <= most; n++) {
    let turns: number;
    if (standing || reading - n < 2) turns = after[n * GAUGES + tyres * BRAKES + brakes] as number;
    else {
      const wear = reductionWear((reading - n) * STEP);
      const worn = wornTyres(tyres, wear.tyres) * BRAKES + wornBrakes(brakes, wear.brakes);
      turns = after[n * GAUGES + worn] as number;
    }
    if (turns < best) best = turns;
  }
  return best;
}

/** The mean over the pit pack (R50): turns missed, then away at up to the card's speed. */
function stopTurns({ after, pitCards }: Solving): number {
  const away = (speed: number): number => {
    let best = Number.POSITIVE_INFINITY;
    for (let n = 1; n <= speed / STEP; n++) best = Math.min(best, after[n * GAUGES] as number);
    return 1 + best;
  };
  if (!pitCards) return away(RESTART_SPEED);
  let sum = 0;
  PIT_CARDS.forEach((card, index) => {
    sum +=
      card.missTurns + away(card.startSpeed) + (KEPT_TURNS.get(index) ?? 0) + (card.takesTactic ? TACTIC_TURNS : 0);
  });
  return sum / PIT_CARDS.length;
}

/** Changes solving.after: sets the result of the best path of n squares from here, for all gauges. */
function fillAfter(solving: Solving, lap: number, at: Place): void {
  const { after, lanes, pitFrom } = solving;
  after.fill(Number.POSITIVE_INFINITY);
  const here = lanes[at] ?? [];
  for (let n = 1; n <= MOST_SQUARES; n++) {
    for (const lane of here[n] ?? []) tryLane(solving, lap, lane, n, false);
    for (const lane of here[n - 1] ?? []) if (lane.to === pitFrom) tryLane(solving, lap, lane, n, true);
  }
}

function tryLane(solving: Solving, lap: number, lane: Lane, n: number, pit: boolean): void {
  const { after, circuit, strict, tables } = solving;
  const ahead = lane.crosses ? lap - 1 : lap;
  const free = !strict && lane.bands.every((place) => n * STEP <= (circuit.limit[place] as number));
  const table = tables[ahead] as Float32Array;
  for (let gauge = 0; gauge < GAUGES; gauge++) {
    let turns: number;
    if (!free) turns = judge(solving, lap, lane, n, pit, 0, Math.floor(gauge / BRAKES), gauge % BRAKES);
    else if (pit) turns = solving.stop[ahead] as number;
    else turns = table[lane.to * PER_PLACE + n * GAUGES + gauge] as number;
    const key = n * GAUGES + gauge;
    if (turns < (after[key] as number)) after[key] = turns;
  }
}

/** Expected turns after the bands of a lane from this one on are judged (R37-R43). */
function judge(
  solving: Solving,
  lap: number,
  lane: Lane,
  n: number,
  pit: boolean,
  band: number,
  tyres: number,
  brakes: number,
): number {
  const { circuit, tables, strict, dare } = solving;
  const place = lane.bands[band];
  if (place === undefined) {
    const ahead = lane.crosses ? lap - 1 : lap;
    if (pit) return solving.stop[ahead] as number;
    return (tables[ahead] as Float32Array)[indexOf(lane.to, n, tyres, brakes)] as number;
  }
  const excess = n * STEP - (circuit.limit[place] as number);
  const spinsWorn = wornTyresSpin(excess, tyres, strict);
  if (excess <= 0 && !spinsWorn) return judge(solving, lap, lane, n, pit, band + 1, tyres, brakes);
  const beyond = band >= lane.bands.length - lane.beyond;
  const corner = circuit.corners[circuit.corner[place] as number];
  const point = indexOf(corner?.spinOff as Place, 0, tyres, brakes);
  const spun = (tables[beyond ? lap - 1 : lap] as Float32Array)[point] as number;
  if (excess > dare || spinsWorn) return spun;
  const column = columnOf(excess);
  let sum = 0;
  for (const fall of column === 0 ? [] : (FALLS[column][tyres] ?? [])) {
    if (fall.spin) sum += fall.chance * spun;
    else {
      const worn = wornTyres(tyres, fall.tyres);
      const spent = wornBrakes(brakes, fall.brakes);
      sum += fall.chance * judge(solving, lap, lane, n, pit, band + 1, worn, spent);
    }
  }
  return sum;
}
