// Sequences of card types, which plan for a lone robot: their costs, and the cards that play them.
// Not here: finding the best ones (best-sequences.ts).

import { typeOf } from '../data/cards';
import { isLocked, lockedCount, REGISTERS } from '../robots';
import type { Card, Cell, Register, Robot } from '../types';
import { type Floor, type Pose, TYPES } from './floor';

/** The cost of damage and of being destroyed, in registers. */
export interface Temper {
  /** Per damage point, and per point above 4. */
  readonly sore: number;
  readonly crippled: number;
  /** In addition to the cost of starting from the archive. */
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
  /** Cards of each type in hand. */
  counts: Uint8Array;
}

/** A sequence of types; lower scores are better. types: may end early if the robot is destroyed or finishes. */
export interface Sequence {
  score: number;
  types: number[];
  finishes: boolean;
  falls: boolean;
}

/** How far a driver looks: the value of the place at the end of the turn, and of finishing, less its register. */
export interface Horizon {
  readonly left: (floor: Floor, pose: Pose, flags: number) => number;
  readonly finish: number;
}

/** Damage above which registers lock, and the value of a repair site at the end, per point. */
const FIT = 4;
const MENDED = 0.8;
/** The cost of damage at the end of a turn. */
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
 * The cards of a sequence, five entries with 0 in locked registers: the highest numbers of each type first; the rest of
 * the hand fills the registers after the sequence ends. hand: highest number first.
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

// Changes rest: removes and returns the card for this register; 0 if the sequence has ended.
function takeType(rest: Card[], { types }: Sequence, register: Register): Card {
  const type = types[register - 1];
  const at = type === undefined ? -1 : rest.findIndex((card) => typeOf(card) === type);
  return at < 0 ? 0 : (rest.splice(at, 1)[0] as Card);
}
