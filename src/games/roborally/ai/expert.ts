// How Expert and Mastermind programme: the best sequences of their hand, each played through against sampled programmes of
// the rivals, with a look at the turn after (section 10 of the digest).

import { cloneState } from '@core/clone';
import type { Draw, Imagined, Io, Limits, Seat } from '@core/contract';
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
import { AHEAD, outlookOf } from './outlook';
import { cardsOf, planOf, type Sequence, type Temper } from './sequences';

/** Sequences looked at, and programmes tried: sequences with their marks, the Gyro Mount on and off. */
const SEQUENCES = 40;
const TRIED = 90;
/** Hands of the next turn that an ending is judged by. */
const HANDS = 20;

/** How many programmes are tried in how many worlds. */
export interface SearchStage {
  readonly kept: number;
  readonly worlds: number;
}

/** How far a driver thinks. */
export interface Thinker {
  /** First all programmes, then what did best so far again. */
  readonly stages: readonly SearchStage[];
  /** Ranks over which the chance to be given falls by e; 0: always the best. */
  readonly fade: number;
  /** What danger counts for, in registers. */
  readonly dare: Dare;
  /** Registers that danger is liked by at most: the boldest cuts it fine where that is nearly as good, not for its own sake. */
  readonly likedAtMost: number;
  /** Registers by which the boldest thinks a fall by a rival cheaper than it is. */
  readonly shrugged: number;
}

/** Takes the rivals to do one thing, and one of the better programmes: a character has to weigh more to be seen in that. */
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

/** Registers that events of a turn count for. */
const LAST_LIFE = 500;
const RACE_LOST = 200;
const RACE_WON = -1000;
const RIVAL_WRECKED = -2;
/** How much of a register that a rival gains counts as one's own lost. */
const RIVALRY = 0.35;
const DOWN_AT = 6;
/** Damage points by which the most careful goes down earlier, and the boldest later. */
const DOWN_CAREFUL = 1;

const CALM: Mood = { dared: 0, shrugged: 0 };

const silent: Io<RoborallyEvent> = { emit: () => undefined, draw: () => 0 };

/** What a character makes of a programme's danger, in registers: the same in every world. */
interface Mood {
  /** By how much it is liked; below 0 it is feared. */
  readonly dared: number;
  /** By how much less a fall is minded than it costs. */
  readonly shrugged: number;
}

/** A programme that is tried. score: registers, summed over the worlds it was tried in; lower is better. */
interface Attempt {
  readonly sequence: Sequence;
  readonly cards: Card[];
  readonly marked: Register[];
  readonly gyro: boolean;
  readonly mood: Mood;
  score: number;
}

/** Such a driver's programme. Never changes s. limits: how much it may think, of worlds and of hands. */
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
  const look = outlookOf(floor, draw, shareOf(HANDS, effort));
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

/** Stages of a share of the budget: fewer worlds, and where not a whole one is left, fewer programmes in that. */
export function stagesFor(stages: readonly SearchStage[], effort: number): SearchStage[] {
  return stages.map(({ kept, worlds }) => ({
    kept: shareOf(kept, Math.min(1, worlds * effort)),
    worlds: shareOf(worlds, effort),
  }));
}

/** share: 0 to 1. At least one is left. */
function shareOf(whole: number, share: number): number {
  return Math.max(1, Math.round(whole * share));
}

/** A sequence as it is, and with what the robot's option cards can make of it: each mark alone, all of them, the Gyro Mount. */
function attemptsOf(robot: Readonly<Robot>, sequence: Sequence, mood: Mood): Attempt[] {
  const cards = cardsOf(sequence, robot.hand, robot.damage);
  if (robot.options.length === 0) return [{ sequence, cards, marked: [], gyro: false, mood, score: 0 }];
  const marks = markable(robot, cards);
  const marked = [[], ...marks.map((register) => [register]), ...(marks.length > 1 ? [marks] : [])];
  const gyros = holds(robot, GYRO_MOUNT) ? [false, true] : [false];
  return marked.flatMap((some) => gyros.map((gyro) => ({ sequence, cards, marked: some, gyro, mood, score: 0 })));
}

// One way the rivals may have programmed: hands from the cards not seen, each played as well as it can be alone.
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

// What a programme comes to in one world, in registers: lower is better.
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
    // What its own programme does it knows: only what rivals may do to it is shrugged off.
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
  // The outlook minds damage as all do who look ahead: what a character minds otherwise comes on top.
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
