// What the end of a turn is worth to Expert and Mastermind: how well a lone robot can continue with the hands it may get.
// Not here: this turn's rivals (expert.ts).

import type { Draw } from '@core/contract';
import { drawOf } from '@core/io';
import { keptBy } from '@core/memory';
import { seedRng } from '@core/rng';
import { shuffle } from '@kit/deck';
import { CARDS, typeOf } from '../data/cards';
import { FULL_HAND, isLocked, REGISTERS } from '../robots';
import type { Card, Robot } from '../types';
import { bestScore } from './best-score';
import { bestScores } from './best-scores';
import { type Floor, type Pose, registersLeft, TYPES } from './floor';
import type { Horizon, Temper } from './sequences';

/** The costs that drivers who look ahead use. */
export const AHEAD: Temper = { sore: 0.9, crippled: 1.2, fall: 10 };

/** Sampled hands of the turn after next, which rate the floor once for everyone. */
const LATER_HANDS = 8;
/** The value of a finish one turn ahead, and two turns ahead, registers. */
const SOON = -25;
const LATER = -10;
/** Registers in a turn. */
const TURN = 5;

const NEXT: Horizon = { left: turnAfter, finish: SOON };
const LAST: Horizon = { left: registersLeft, finish: LATER };

/** By checkpoints touched, then pose: registers left at the start of a turn, computed once. */
const turnsAfter = keptBy((_: Floor): Float64Array[] => []);
// Always the same hands, so results don't depend on who asks first.
const laterHands = handsOf(LATER_HANDS, drawOf(seedRng('roborally: hands of the turn after next')));

/** Judges endings by this many hands of the next turn, the same for all; lower is better, in registers. */
export function prospectOf(floor: Floor, draw: Draw, count: number): (robot: Readonly<Robot>) => number {
  const hands = handsOf(count, draw);
  const seen: Record<number, number> = {};
  return (robot) => {
    const pose = robot.cell * 4 + robot.facing;
    const key = (pose * 16 + robot.flags) * 16 + robot.damage;
    seen[key] ??= meanScore(floor, robot, pose, hands);
    return seen[key];
  };
}

function meanScore(floor: Floor, robot: Readonly<Robot>, pose: Pose, hands: readonly Uint8Array[]): number {
  const damage = floor.course.repair[robot.cell] === true ? 0 : robot.damage;
  const locked = REGISTERS.map((register) =>
    isLocked(damage, register) ? typeOf(robot.registers[register - 1] as Card) : -1,
  );
  const { flags, archive } = robot;
  let sum = 0;
  for (const hand of hands) {
    const counts = countsOf(hand, FULL_HAND - damage);
    sum += bestScore(floor, { pose, damage, flags, archive, locked, counts }, AHEAD, NEXT);
  }
  return sum / hands.length;
}

// Registers left from a pose at the start of the turn after next, for an undamaged robot: searches one more turn.
function turnAfter(floor: Floor, pose: Pose, flags: number): number {
  const values = turnsAfter(floor);
  values[flags] ??= turnsFrom(floor, flags);
  return values[flags][pose] as number;
}

function turnsFrom(floor: Floor, flags: number): Float64Array {
  const hands = laterHands.map((hand) => countsOf(hand, FULL_HAND));
  const sums = new Float64Array(floor.course.pit.length * 4);
  for (const scores of bestScores(floor, hands, flags, AHEAD, LAST)) {
    for (let pose = 0; pose < sums.length; pose++) sums[pose] = (sums[pose] as number) + (scores[pose] as number);
  }
  return sums.map((sum) => TURN + sum / laterHands.length);
}

// Card types in the order dealt.
function handsOf(count: number, draw: Draw): Uint8Array[] {
  return Array.from({ length: count }, () => {
    const deck = CARDS.slice();
    shuffle(deck, draw);
    return Uint8Array.from(deck.slice(0, FULL_HAND), typeOf);
  });
}

function countsOf(hand: Uint8Array, dealt: number): Uint8Array {
  const counts = new Uint8Array(TYPES);
  for (let n = 0; n < dealt; n++) counts[hand[n] as number] = (counts[hand[n] as number] as number) + 1;
  return counts;
}
