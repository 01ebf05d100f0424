// The results of an answer: every way the dice may fall, with the turns to the flag each leaves, by the prospect.
// Not here: which answer is best.

import type { Seat } from '@core/contract';
import type { Style } from '@core/style';
import { carOf } from '../cars';
import { BRAKE_FAILURE, FAULTY_TYRES } from '../data/cards';
import { MOST_TYRES, STEP, wornBrakes, wornTyres } from '../data/charts';
import type { Crossing } from '../outlook/crossings';
import { FALLS } from '../outlook/falls';
import { automaticSpin, columnOf, isCoverable } from '../phases/verdict';
import type { Car, Place, WaddingtonState } from '../types';
import type { Option } from './options';
import { prospectOf, turnsFrom, turnsFromPit } from './prospect';
import type { Prospect } from './solve';

/** Turns that returning from a verge costs compared with standing on the next square. */
const VERGE_TURNS = 0.2;
/** The value of Special Tyres in turns while kept. */
const SPECIAL_TURNS = 0.35;
/** With failing brakes: turns for each step of the speedometer above what every corner forgives. */
const FAILING_TURNS = 0.3;
const FAILING_STEPS = 4;
/** With faulty tyres: turns for each step above it. */
const FAULTY_TURNS = 0.08;

/** A car to be judged. laps: crossings of the line to go at the start of its turn. */
export interface Sight {
  readonly s: Readonly<WaddingtonState>;
  readonly car: Readonly<Car>;
  readonly prospect: Prospect;
  readonly laps: number;
}

/** One result: its chance, the turns to the flag after this one, and whether the car is off the road. */
export type Visit = (chance: number, turns: number, spun: boolean) => void;

/** Returns the sight of a seat in the middle of its turn, or about to take it. */
export function sightOf(s: Readonly<WaddingtonState>, seat: Seat, lap: number, dare?: number): Sight {
  const car = carOf(s, seat);
  return { s, car, prospect: prospectOf(s, car.place, dare), laps: s.laps - lap };
}

/** Turns to the flag for a car between turns, missed ones included; 0 or less after it is there. */
export function turnsLeft(s: Readonly<WaddingtonState>, seat: Seat): number {
  const { car, prospect, laps } = sightOf(s, seat, carOf(s, seat).lap);
  const { circuit } = prospect;
  const to = Math.max(0, laps);
  if (to > 0 && car.at === prospect.pit) return car.missTurns + afterPit(prospect, to, car.startSpeed);
  if (circuit.kind[car.at] === 'verge') return vergeTurns(prospect, to, car.at, car.tyres, car.brakes);
  return turnsFrom(prospect, to, car.at, car.reading, car.tyres, car.brakes);
}

/** Leaving the pit is about the same as leaving the square behind its exit. */
function afterPit(prospect: Prospect, laps: number, startSpeed: number): number {
  const { circuit, pit } = prospect;
  const exit = circuit.next[pit]?.[0] ?? pit;
  return turnsFrom(prospect, laps, exit, Math.max(0, startSpeed - 3 * STEP), 0, 0) + VERGE_TURNS;
}

function vergeTurns(prospect: Prospect, laps: number, verge: Place, tyres: number, brakes: number): number {
  const exit = prospect.circuit.next[verge]?.[0] ?? verge;
  return turnsFrom(prospect, laps, exit, 0, tyres, brakes) + VERGE_TURNS;
}

/** Calls visit with every result of an option and its chance. */
export function weigh(sight: Sight, option: Option, visit: Visit): void {
  if (option.verge) {
    const verge = sight.prospect.circuit.verge[option.to] as Place;
    visit(1, vergeTurns(sight.prospect, lapsAt(sight, option.crossed), verge, sight.car.tyres, sight.car.brakes), true);
    return;
  }
  judge(sight, option, 0, option.tyres, option.brakes, 1, false, visit);
}

/** Turns by which the boldest undervalues a spin-off, and the most careful overvalues it. */
const DARED = 0.45;
const FEARED = 0.5;

/** Turns by which a driver of this style overvalues a spin-off; 0 for a neutral one. */
export function fearOf({ risk }: Style): number {
  return risk > 0 ? -DARED * risk : -FEARED * risk;
}

/** The expected turns to the flag after this one. fear: as fearOf. */
export function expectedTurns(sight: Sight, option: Option, fear = 0): number {
  if (option.bands.length === 0 && !option.verge) return endTurns(sight, option, option.tyres, option.brakes);
  let sum = 0;
  weigh(sight, option, (chance, turns, spun) => {
    sum += chance * (spun ? turns + fear : turns);
  });
  return sum;
}

function lapsAt({ laps }: Sight, crossed: boolean): number {
  return Math.max(0, crossed ? laps - 1 : laps);
}

function judge(
  sight: Sight,
  option: Option,
  first: number,
  tyres: number,
  brakes: number,
  chance: number,
  isCovered: boolean,
  visit: Visit,
): void {
  const { s, car, prospect } = sight;
  const { limit } = prospect.circuit;
  const { bands } = option;
  let covered = isCovered;
  for (let index = first; index < bands.length; index++) {
    const band = bands[index] as Crossing;
    const excess = band.speed - (limit[band.place] as number);
    // Within the limit only worn tyres spin a car, with the strict option (R38).
    if (excess <= 0 && tyres < MOST_TYRES) continue;
    const judged = { excess, tyres, beyondLine: band.beyondLine };
    if (!covered && isWorthCover(excess, tyres) && isCoverable(s, car, judged)) {
      covered = true;
      continue;
    }
    if (automaticSpin(s, car, judged) !== null) {
      visit(chance, spunTurns(sight, band, tyres, brakes), true);
      return;
    }
    const column = columnOf(excess);
    if (column === 0) continue;
    for (const fall of FALLS[column][tyres] ?? []) {
      const share = chance * fall.chance;
      if (fall.spin) visit(share, spunTurns(sight, band, tyres, brakes), true);
      else {
        const worn = wornTyres(tyres, fall.tyres);
        const spent = wornBrakes(brakes, fall.brakes);
        judge(sight, option, index + 1, worn, spent, share, covered, visit);
      }
    }
    return;
  }
  visit(chance, endTurns(sight, option, tyres, brakes) + (covered ? SPECIAL_TURNS : 0), false);
}

/** Off the road at a band. */
function spunTurns(sight: Sight, { place, beyondLine }: Crossing, tyres: number, brakes: number): number {
  const { prospect } = sight;
  const { circuit } = prospect;
  const point = circuit.corners[circuit.corner[place] as number]?.spinOff as Place;
  return turnsFrom(prospect, lapsAt(sight, beyondLine), point, 0, tyres, brakes);
}

/** Special Tyres are kept for bands that would hurt. */
export function isWorthCover(excess: number, tyres: number): boolean {
  return excess > STEP || tyres >= MOST_TYRES;
}

function endTurns(sight: Sight, { to, reading, crossed, pit }: Option, tyres: number, brakes: number): number {
  const { car, prospect } = sight;
  const laps = lapsAt(sight, crossed);
  if (pit) return turnsFromPit(prospect, laps);
  if (prospect.circuit.kind[to] === 'verge') return vergeTurns(prospect, laps, to, tyres, brakes);
  if (to === prospect.pit) return afterPit(prospect, laps, car.startSpeed);
  return turnsFrom(prospect, laps, to, reading, tyres, brakes) + (laps > 0 ? keptTurns(sight, reading, crossed) : 0);
}

/** The cost of a kept card at a reading that the prospect rates well. */
function keptTurns({ car }: Sight, reading: number, crossed: boolean): number {
  const above = Math.max(0, reading / STEP - FAILING_STEPS);
  if (car.kept === BRAKE_FAILURE) return above * FAILING_TURNS * (car.keptActive ? 1 : 0.3);
  if (car.kept === FAULTY_TYRES && car.keptActive && !crossed) return above * FAULTY_TURNS;
  return 0;
}

/** Whether only this many crossings of the line are left: the last lap. */
export function isLastLap(s: Readonly<WaddingtonState>, car: Readonly<Car>): boolean {
  return s.laps - car.lap <= 1;
}
