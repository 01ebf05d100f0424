// How Expert and Mastermind program: they simulate the best sequences of their hand against sampled rival programmes and
// look at the turn after (S8).

import { cloneState } from '@core/clone';
import type { Draw, Imagined, Io, Limits, Seat } from '@core/contract';
import { ioWith } from '@core/io';
import type { Style } from '@core/style';
import { shuffle } from '@kit/deck';
import { markable } from '../actions';
import { GYRO_MOUNT } from '../data/option-cards';
import { freeCards } from '../phases/deal';
import { maybeEnd } from '../phases/ending';
import { playRegister } from '../phases/register';
import { holds, isInPlay, isLocked, REGISTERS, robotOf } from '../robots';
import type { Card, Register, RoborallyAction, RoborallyEvent, RoborallyState, Robot } from '../types';
import { bestSequences } from './best-sequences';
import { dangerOf, rivalCells } from './danger';
import { type Floor, floorOf, registersFrom, registersLeft } from './floor';
import { type Dare, dareOf, downAt, minded, plainCards, programOf, RIVAL, rankDrawn, wantsDown } from './greedy';
import { AHEAD, prospectOf } from './prospect';
import { cardsOf, planOf, type Sequence, type Temper } from './sequences';

/** Sequences considered, and programmes tried: sequences with their marks, Gyro Mount on and off. */
const SEQUENCES = 40;
const TRIED = 90;
/** Sampled hands of the next turn that judge an ending. */
const HANDS = 20;

/** How many programmes are tried in how many worlds. */
export interface SearchStage {
  readonly kept: number;
  readonly worlds: number;
}

/** How far a driver thinks. */
export interface Thinker {
  /** First all programmes, then the best so far again. */
  readonly stages: readonly SearchStage[];
  /** Ranks over which the chance to be picked falls by a factor of e; 0: always the best. */
  readonly fade: number;
  /** Weight of danger, registers. */
  readonly dare: Dare;
  /** Most registers that danger can gain: the boldest take risks only where the result is nearly as good. */
  readonly likedAtMost: number;
  /** Registers by which the boldest underrate a fall caused by a rival. */
  readonly shrugged: number;
}

/** Assumes that rivals do one thing and picks one of the better programmes, so a character needs more weight to show. */
export const EXPERT: Thinker = {
  stages: [{ kept: TRIED, worlds: 1 }],
  fade: 2,
  dare: { liked: 60, feared: 70 },
  likedAtMost: 3,
  shrugged: 20,
};
export const MASTERMIND: Thinker = {
  stages: [
    { kept: TRIED, worlds: 4 },
    { kept: 24, worlds: 6 },
    { kept: 8, worlds: 12 },
  ],
  fade: 0,
  dare: { liked: 45, feared: 30 },
  likedAtMost: 2,
  shrugged: 12,
};

/** Cost or gain of a turn's events, registers. */
const LAST_LIFE = 500;
const RACE_LOST = 200;
const RACE_WON = -1000;
const RIVAL_WRECKED = -2;
/** Share of a register gained by a rival that counts as lost. */
const RIVALRY = 0.35;
const DOWN_AT = 6;
/** Damage points by which the most careful power down earlier, and the boldest later. */
const DOWN_CAREFUL = 1;

const CALM: Mood = { dared: 0, shrugged: 0 };

const silent: Io<RoborallyEvent> = ioWith(
  () => undefined,
  () => 0,
);

/** How a character weighs a programme's danger, in registers: the same in every world. */
interface Mood {
  /** How much it likes danger; below 0 it avoids it. */
  readonly dared: number;
  /** How much it discounts the cost of a fall. */
  readonly shrugged: number;
}

/** A programme to try. score: registers, summed over the worlds it was tried in; lower is better. */
interface Attempt {
  readonly sequence: Sequence;
  readonly cards: Card[];
  readonly marked: Register[];
  readonly gyro: boolean;
  readonly mood: Mood;
  score: number;
}

/** The driver's programme. Never changes s. effort: share of the usual worlds and hands. */
export function expertProgram(
  thinker: Thinker,
  s: Imagined<RoborallyState>,
  seat: Seat,
  draw: Draw,
  style: Style,
  { effort = 1, isOut }: Limits = {},
): RoborallyAction {
  const floor = floorOf(s.circuit);
  const robot = robotOf(s, seat);
  const mind = minded(AHEAD, style);
  const look = prospectOf(floor, draw, shareOf(HANDS, effort));
  const sequences = bestSequences(floor, planOf(robot, robot.hand), mind, SEQUENCES);
  const attempts = sequences.flatMap((sequence) => {
    return attemptsOf(robot, sequence, moodOf(thinker, floor, s, seat, sequence, style));
  });
  let left = attempts.slice(0, TRIED);
  let tried = 0;
  for (const { kept, worlds } of stagesFor(thinker.stages, effort)) {
    left = left.slice(0, kept);
    for (let n = 0; n < worlds; n++) {
      if (tried++ > 0 && isOut?.() === true) break;
      const world = worldOf(floor, s, seat, draw);
      for (const attempt of left) attempt.score += outcome(floor, world, seat, attempt, look, mind, style);
    }
    left.sort((a, b) => a.score - b.score);
  }
  const best = left[thinker.fade === 0 ? 0 : rankDrawn(left.length, thinker.fade, draw)] as Attempt;
  const { cards, marked, gyro, sequence } = best;
  return { ...programOf(robot, cards, wantsDown(robot, sequence, downAt(DOWN_AT, style, DOWN_CAREFUL))), marked, gyro };
}

/** Stages for a share of the budget: fewer worlds, and if less than one world is left, fewer programmes in it. */
export function stagesFor(stages: readonly SearchStage[], effort: number): SearchStage[] {
  return stages.map(({ kept, worlds }) => ({
    kept: shareOf(kept, Math.min(1, worlds * effort)),
    worlds: shareOf(worlds, effort),
  }));
}

/** share: 0 to 1. Returns at least one. */
function shareOf(whole: number, share: number): number {
  return Math.max(1, Math.round(whole * share));
}

/** A sequence unmarked, and each variant that the robot's option cards allow: each mark alone, all marks, the Gyro Mount. */
function attemptsOf(robot: Readonly<Robot>, sequence: Sequence, mood: Mood): Attempt[] {
  const cards = cardsOf(sequence, robot.hand, robot.damage);
  if (robot.options.length === 0) return [{ sequence, cards, marked: [], gyro: false, mood, score: 0 }];
  const marks = markable(robot, cards);
  const marked = [[], ...marks.map((register) => [register]), ...(marks.length > 1 ? [marks] : [])];
  const gyros = holds(robot, GYRO_MOUNT) ? [false, true] : [false];
  return marked.flatMap((some) => gyros.map((gyro) => ({ sequence, cards, marked: some, gyro, mood, score: 0 })));
}

// One sample of the rivals' programmes: hands from the unseen cards, each played as well as a lone robot can.
function worldOf(floor: Floor, s: Readonly<RoborallyState>, seat: Seat, draw: Draw): RoborallyState {
  const world = cloneState(s) as RoborallyState;
  const own = robotOf(world, seat).hand;
  const unseen = freeCards(world).filter((card) => !own.includes(card));
  shuffle(unseen, draw);
  world.asks = [];
  world.robots.forEach((robot, other) => {
    if (other === seat || !isInPlay(robot) || robot.down) return;
    const hand = unseen.splice(0, robot.hand.length).sort((a, b) => b - a);
    setProgram(robot, plainCards(floor, robot, hand, RIVAL, draw));
  });
  return world;
}

function setProgram(robot: Robot, cards: readonly Card[]): void {
  for (const register of REGISTERS) {
    if (!isLocked(robot.damage, register)) robot.registers[register - 1] = cards[register - 1] as Card;
  }
}

// The cost of a programme in one world, in registers: lower is better.
function outcome(
  floor: Floor,
  world: Readonly<RoborallyState>,
  seat: Seat,
  { cards, marked, gyro, mood }: Attempt,
  look: (robot: Readonly<Robot>) => number,
  mind: Temper,
  style: Style,
): number {
  const s = cloneState(world) as RoborallyState;
  const robot = robotOf(s, seat);
  setProgram(robot, cards);
  for (const register of marked) robot.marks |= 1 << register;
  robot.gyro = gyro;
  for (const register of REGISTERS) {
    playRegister(s, floor.course, register, silent);
    if (robot.finish === 1) return RACE_WON + register;
    if (maybeEnd(s, silent)) return s.winner === seat ? RACE_WON + register : RACE_LOST;
    if (robot.status === 'eliminated') return LAST_LIFE;
  }
  return (
    standing(floor, robot, look, mind, mood.shrugged) + (1 + style.duels / 2) * rivals(floor, s, seat) - mood.dared
  );
}

function moodOf(
  { dare, likedAtMost, shrugged }: Thinker,
  floor: Floor,
  s: Readonly<RoborallyState>,
  seat: Seat,
  sequence: Sequence,
  style: Style,
): Mood {
  const weight = dareOf(dare, style);
  if (weight === 0) return CALM;
  const { cell, facing } = robotOf(s, seat);
  const danger = dangerOf(floor, rivalCells(s, seat), cell * 4 + facing, sequence);
  return {
    dared: Math.min(likedAtMost, weight * danger),
    // The robot knows its own falls: the discount applies only to what rivals do to it.
    shrugged: sequence.falls ? 0 : shrugged * Math.max(0, style.risk),
  };
}

function standing(
  floor: Floor,
  robot: Readonly<Robot>,
  look: (robot: Readonly<Robot>) => number,
  mind: Temper,
  shrugged: number,
): number {
  if (robot.status !== 'inPlay') return mind.fall - shrugged + registersFrom(floor, robot.archive, robot.flags);
  // The prospect costs damage equally for all drivers; a character's own weight is added here.
  return look(robot) + (mind.sore - AHEAD.sore) * robot.damage;
}

function rivals(floor: Floor, s: Readonly<RoborallyState>, seat: Seat): number {
  let wrecked = 0;
  let nearest = Number.POSITIVE_INFINITY;
  s.robots.forEach((rival, other) => {
    if (other === seat || rival.status === 'finished') return;
    if (s.destroyed.includes(other)) wrecked++;
    if (rival.status === 'eliminated') return;
    const left = isInPlay(rival)
      ? registersLeft(floor, rival.cell * 4 + rival.facing, rival.flags)
      : AHEAD.fall + registersFrom(floor, rival.archive, rival.flags);
    nearest = Math.min(nearest, left);
  });
  return RIVAL_WRECKED * wrecked - (Number.isFinite(nearest) ? RIVALRY * nearest : 0);
}
