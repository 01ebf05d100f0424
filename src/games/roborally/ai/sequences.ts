// Sequences of card types, which a robot alone is planned in: what is minded by them, and the cards they are played with.
// Not for: finding the best ones (best-sequences.ts).

import { typeOf } from '../data/cards';
import { isLocked, lockedCount, REGISTERS } from '../robots';
import type { Card, Cell, Register, Robot } from '../types';
import { type Floor, type Pose, TYPES } from './floor';

/** How much a driver minds damage and being destroyed, in registers. */
export interface Temper {
  /** Per damage point, and per point above 4. */
  readonly sore: number;
  readonly crippled: number;
  /** Beside what it costs to start from the archive. */
  readonly fall: number;
}

/** A robot at the start of a turn, as its driver plans for it. */
export interface Plan {
  pose: Pose;
  damage: number;
  flags: number;
  archive: Cell;
  /** Five entries: the type in a locked register, -1 in a free one. */
  locked: readonly number[];
  /** Cards of each type at hand. */
  counts: Uint8Array;
}

/** A sequence of types, lower scores better. types: may end early where the robot is lost or finishes. */
export interface Sequence {
  score: number;
  types: number[];
  finishes: boolean;
  falls: boolean;
}

/** How far a driver looks: what the place at the end of the turn is worth, and what finishing is, less its register. */
export interface Horizon {
  readonly left: (floor: Floor, pose: Pose, flags: number) => number;
  readonly finish: number;
}

/** Damage above which registers lock, and what a repair site at the end gives back per point. */
const FIT = 4;
const MENDED = 0.8;
/** What damage costs at the end of a turn. */
export function soreness(temper: Temper, damage: number, mended: boolean): number {
  return temper.sore * damage + temper.crippled * Math.max(0, damage - FIT) - (mended ? MENDED * damage : 0);
}

/** The plan of a robot with the cards of its hand. */
export function planOf(robot: Readonly<Robot>, hand: readonly Card[]): Plan {
  const counts = new Uint8Array(TYPES);
  for (const card of hand) counts[typeOf(card)] = (counts[typeOf(card)] as number) + 1;
  return {
    pose: robot.cell * 4 + robot.facing,
    damage: robot.damage,
    flags: robot.flags,
    archive: robot.archive,
    locked: REGISTERS.map((register) =>
      isLocked(robot.damage, register) ? typeOf(robot.registers[register - 1] as Card) : -1,
    ),
    counts,
  };
}

/**
 * The cards of a sequence, five entries with 0 in locked registers: of each type the highest numbers first, what the
 * sequence leaves open filled from the rest of the hand. hand: highest number first.
 */
export function cardsOf(sequence: Sequence, hand: readonly Card[], damage: number): Card[] {
  const rest = hand.slice();
  const cards: Card[] = [];
  for (const register of REGISTERS) cards.push(isLocked(damage, register) ? 0 : takeType(rest, sequence, register));
  for (let index = sequence.types.length; index < REGISTERS.length - lockedCount(damage); index++) {
    cards[index] = rest.shift() as Card;
  }
  return cards;
}

// Changes rest: takes the card of this register out; 0 if the sequence has ended.
function takeType(rest: Card[], { types }: Sequence, register: Register): Card {
  const type = types[register - 1];
  const at = type === undefined ? -1 : rest.findIndex((card) => typeOf(card) === type);
  return at < 0 ? 0 : (rest.splice(at, 1)[0] as Card);
}
