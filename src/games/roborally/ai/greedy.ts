// How the Novice and the Regular program: good sequences for a lone robot, ignoring rivals (S8).

import type { Draw } from '@core/contract';
import { Memory } from '@core/memory';
import type { Style as Taste } from '@core/style';
import { lockedCount } from '../robots';
import type { Card, Cell, RoborallyAction, Robot } from '../types';
import { bestSequences, countSequences, rankedSequence } from './best-sequences';
import { dangerOf } from './danger';
import type { Floor } from './floor';
import { cardsOf, planOf, type Sequence, type Temper } from './sequences';

/** A driver that considers only its own robot. */
export interface Style {
  readonly temper: Temper;
  /** Number of top sequences it picks from. */
  readonly picks: number;
  /** Ranks over which the chance to be picked falls by a factor of e. */
  readonly fade: number;
  /** Damage at which it announces a power down. */
  readonly downAt: number;
  /** How much danger (danger.ts) is liked, registers; below 0 it is avoided. */
  readonly dare: number;
}

/** Most registers that danger counts for, for drivers who like it and drivers who avoid it. */
export interface Dare {
  readonly liked: number;
  readonly feared: number;
}

/** Cares little about damage and picks carelessly; powers down only when every register is locked. */
export const NOVICE: Style = { temper: { sore: 0.1, crippled: 0, fall: 14 }, picks: 60, fade: 13, downAt: 9, dare: 0 };
/** Avoids damage, and picks from the better sequences. */
export const REGULAR: Style = {
  temper: { sore: 0.9, crippled: 1.2, fall: 30 },
  picks: 40,
  fade: 5,
  downAt: 7,
  dare: 0,
};
/** Always the best sequence: how drivers who consider rivals expect them to drive. */
export const RIVAL: Style = { ...REGULAR, picks: 1 };

/** Factors by which the most careful raise the cost of damage and falls, and the boldest lower it. */
const FEARED = 1;
const DARED = 0.3;
/** The weight of certain danger, registers: a gain for the boldest, a cost for the most careful. */
const PLAIN_DARE: Dare = { liked: 20, feared: 40 };
/** Damage points by which the thriftiest power down earlier; the most careful do so earlier too, the boldest later. */
const DOWN_SOONER = 2;
const DOWN_CAREFUL = 2;

/** A driver's costs, adjusted by a character's style. */
export function minded(temper: Temper, { risk }: Taste): Temper {
  const share = 1 - (risk > 0 ? DARED : FEARED) * risk;
  return { sore: temper.sore * share, crippled: temper.crippled * share, fall: temper.fall * share };
}

/** The damage at which a driver announces a power down, adjusted by its style. careful: as DOWN_CAREFUL. */
export function downAt(most: number, { saving, risk }: Taste, careful: number): number {
  return most - Math.round(DOWN_SOONER * saving - careful * risk);
}

/** How much a character's style likes danger, registers; below 0 it avoids it. */
export function dareOf({ liked, feared }: Dare, { risk }: Taste): number {
  return (risk > 0 ? liked : feared) * risk;
}

/** A driver adjusted by a character's style. */
export function bent(style: Style, taste: Taste): Style {
  const { temper, downAt: most } = style;
  return {
    ...style,
    temper: minded(temper, taste),
    downAt: downAt(most, taste, DOWN_CAREFUL),
    dare: dareOf(PLAIN_DARE, taste),
  };
}

type Program = Extract<RoborallyAction, { type: 'program' }>;

/** The driver's programme. rivals: their cells. */
export function plainProgram(
  floor: Floor,
  robot: Readonly<Robot>,
  rivals: readonly Cell[],
  style: Style,
  draw: Draw,
): Program {
  const sequence = pickSequence(floor, robot, robot.hand, rivals, style, draw);
  return programOf(robot, cardsOf(sequence, robot.hand, robot.damage), wantsDown(robot, sequence, style.downAt));
}

/** The cards that the driver would play from this hand, five entries, 0 in locked registers. */
export function plainCards(
  floor: Floor,
  robot: Readonly<Robot>,
  hand: readonly Card[],
  style: Style,
  draw: Draw,
): Card[] {
  return cardsOf(pickSequence(floor, robot, hand, [], style, draw), hand, robot.damage);
}

/** A programme without marks; from the second locked register on, it gives up option cards before damage. */
export function programOf(robot: Readonly<Robot>, cards: Card[], powerDown: boolean): Program {
  const spend = lockedCount(robot.damage) >= SPEND_AT ? robot.options.slice() : [];
  return { type: 'program', cards, powerDown, marked: [], gyro: false, spend };
}
const SPEND_AT = 2;

/** Whether to announce a power down: at this damage, unless the programme finishes. */
export function wantsDown(robot: Readonly<Robot>, sequence: Sequence, downAt: number): boolean {
  return robot.damage >= downAt && !sequence.finishes;
}

function pickSequence(
  floor: Floor,
  robot: Readonly<Robot>,
  hand: readonly Card[],
  rivals: readonly Cell[],
  style: Style,
  draw: Draw,
): Sequence {
  const plan = planOf(robot, hand);
  const { temper, picks, fade, dare } = style;
  if (dare === 0) {
    const rank = picks === 1 ? 0 : rankDrawn(countSequences(floor, plan, picks), fade, draw);
    return rankedSequence(floor, plan, temper, rank);
  }
  const best = bestSequences(floor, plan, temper, picks);
  for (const one of best) one.score -= dare * dangerOf(floor, rivals, plan.pose, one);
  best.sort((a, b) => a.score - b.score);
  return best[picks === 1 ? 0 : rankDrawn(best.length, fade, draw)] as Sequence;
}

const FINE = 1000;
/** Ranks that get different weights. */
const MOST_RANKS = 128;

/** By fade: the weights of all ranks up to this one. */
const sums = new Memory<Float64Array, number>(16);

/** A random rank below this count, lower ranks more likely: the weight falls by a factor of e over `fade` ranks. */
export function rankDrawn(count: number, fade: number, draw: Draw): number {
  if (count > MOST_RANKS) throw new Error(`${count} ranks are more than ${MOST_RANKS}`);
  const upTo = sums.recall(fade, sumsOf);
  const drawn = draw(upTo[count - 1] as number);
  let rank = 0;
  while (drawn >= (upTo[rank] as number)) rank++;
  return rank;
}

function sumsOf(fade: number): Float64Array {
  let sum = 0;
  return Float64Array.from({ length: MOST_RANKS }, (_, rank) => {
    sum += Math.max(1, Math.round(FINE * Math.exp(-rank / fade)));
    return sum;
  });
}
