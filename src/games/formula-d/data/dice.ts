// Gear dice, the black die and the rules' numbers, from rules.json (2.1). Not here: what a roll does (phases/).

import type { Gear } from '../types';
import rules from './rules.json';

/** A die: its faces in order. The engine draws an index into them, and every face is equally likely. */
export interface Die {
  readonly id: string;
  readonly faces: readonly number[];
  readonly low: number;
  readonly high: number;
}
/** One value of a die and the faces that show it. */
export interface DieValue {
  readonly value: number;
  readonly ways: number;
}

export const MOST_GEAR = 6;
/** Dice by gear, 1 to 6; entry 0 (engine off) has no faces. */
export const GEAR_DICE: readonly Die[] = [
  { id: 'none', faces: [], low: 0, high: 0 },
  ...rules.gears.map((one) => dieOf(one.die, one.faces)),
];
export const BLACK_DIE: Die = dieOf(rules.blackDie.die, rules.blackDie.faces);
/** By gear: the values of its die, ascending, with how many faces show each. */
export const GEAR_VALUES: readonly (readonly DieValue[])[] = GEAR_DICE.map(({ faces }) => valuesOf(faces));
/** The longest possible roll. */
export const LONGEST_ROLL = Math.max(...GEAR_DICE.map((die) => die.high));

export const WEAR_POINTS = rules.wearPoints;
/** R9 to R11. */
export const STALL_MOST = rules.start.stallMax;
export const GREAT_SPACES = rules.start.greatSpaces;
/** R12, R13. */
export const MOST_GEARS_UP = rules.shift.maxUp;
export const MOST_GEARS_DOWN = rules.shift.maxDown;
export const SKIP_COST = rules.shift.costPerSkippedGear;
export const BRAKE_COST = rules.brakeCostPerSpace;
export const OVERSHOOT_COST = rules.overshootCostPerSpace;
/** With this many missing stops, leaving a corner eliminates the car (R30). */
export const FATAL_MISSING = rules.eliminatedWhenStopsMissed;
/** R36: a black die up to this value costs a wear point. */
export const COLLISION_FAIL = rules.collision.failMax;
export const COLLISION_COST = rules.collision.cost;
/** R39. */
export const MOTOR_FAIL = rules.motor.failMax;
export const MOTOR_COST = rules.motor.cost;
export const MOTOR_GEARS: readonly Gear[] = rules.motor.testedGears;
/** R57: highest gear out of the pits. */
export const PIT_EXIT_GEAR = rules.pit.exitMaxGear;
/** R61 to R63. */
export const SLIPSTREAM_GEAR = rules.slipstream.minGear;
export const SLIPSTREAM_SPACES = rules.slipstream.spaces;
export const LATE_COST = rules.slipstream.enterCornerCost;
/** Points of a race by place, first to tenth. */
export const POINTS: readonly number[] = rules.points;

/** How many faces of the black die show at most this value, and their share of all. */
export function blackWays(most: number): number {
  return BLACK_DIE.faces.filter((value) => value <= most).length;
}
export function blackChance(most: number): number {
  return blackWays(most) / BLACK_DIE.faces.length;
}

/** Whether this value in this gear strains all engines (R39). */
export function isStraining(gear: Gear, value: number): boolean {
  return (gear === 5 && value === rules.motor.gear5Face) || (gear === 6 && value === rules.motor.gear6Face);
}

function dieOf(id: string, faces: readonly number[]): Die {
  return { id, faces, low: Math.min(...faces), high: Math.max(...faces) };
}

function valuesOf(faces: readonly number[]): DieValue[] {
  const values = [...new Set(faces)].sort((a, b) => a - b);
  return values.map((value) => ({ value, ways: faces.filter((face) => face === value).length }));
}
