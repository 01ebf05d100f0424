// How the Expert programmes: the best sequences of its hand, each played through against sampled programmes of the
// rivals, with a look at the turn after (section 10 of the digest).

import { cloneState } from '@core/clone';
import type { Draw, Imagined, Io, Seat } from '@core/contract';
import { shuffle } from '@kit/deck';
import { freeCards } from '../phases/deal';
import { maybeEnd } from '../phases/ending';
import { playRegister } from '../phases/register';
import { isInPlay, isLocked, REGISTERS, robotOf } from '../robots';
import type { Card, RoborallyAction, RoborallyEvent, RoborallyState, Robot } from '../types';
import { type Floor, floorOf, registersFrom, registersLeft } from './floor';
import { EXPERT, outlookOf } from './outlook';
import { plainCards, programOf, REGULAR, wantsDown } from './plain';
import { bestSequences, cardsOf, planOf, type Sequence } from './sequences';

/** Sequences tried, and worlds they are tried in. */
const TRIED = 40;
const WORLDS = 10;
/** Registers that events of a turn count for. */
const LAST_LIFE = 500;
const RACE_LOST = 200;
const RACE_WON = -1000;
const RIVAL_WRECKED = -2;
/** How much of a register that a rival gains counts as one's own lost. */
const RIVALRY = 0.35;
const DOWN_AT = 6;

const silent: Io<RoborallyEvent> = { emit: () => undefined, draw: () => 0 };

/** The Expert's programme. Never changes s. */
export function expertProgram(s: Imagined<RoborallyState>, seat: Seat, draw: Draw): RoborallyAction {
  const floor = floorOf(s.circuit);
  const robot = robotOf(s, seat);
  const sequences = bestSequences(floor, planOf(robot, robot.hand), EXPERT, TRIED);
  const programs = sequences.map((sequence) => cardsOf(sequence, robot.hand, robot.damage));
  const worlds = Array.from({ length: WORLDS }, () => worldOf(floor, s, seat, draw));
  const look = outlookOf(floor, draw);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  programs.forEach((cards, index) => {
    let sum = 0;
    for (const world of worlds) sum += outcome(floor, world, seat, cards, look);
    if (sum >= least) return;
    least = sum;
    best = index;
  });
  const sequence = sequences[best] as Sequence;
  return programOf(robot, programs[best] as Card[], wantsDown(robot, sequence, DOWN_AT));
}

// One way the rivals may have programmed: hands from the cards not seen, played as a Regular plays.
function worldOf(floor: Floor, s: Readonly<RoborallyState>, seat: Seat, draw: Draw): RoborallyState {
  const world = cloneState(s) as RoborallyState;
  const own = robotOf(world, seat).hand;
  const unseen = freeCards(world).filter((card) => !own.includes(card));
  shuffle(unseen, draw);
  world.asks = [];
  world.robots.forEach((robot, other) => {
    if (other === seat || !isInPlay(robot) || robot.down) return;
    const hand = unseen.splice(0, robot.hand.length).sort((a, b) => b - a);
    setProgram(robot, plainCards(floor, robot, hand, REGULAR, draw));
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
  cards: readonly Card[],
  look: (robot: Readonly<Robot>) => number,
): number {
  const s = cloneState(world) as RoborallyState;
  const robot = robotOf(s, seat);
  setProgram(robot, cards);
  for (const register of REGISTERS) {
    playRegister(s, floor.course, register, silent);
    if (robot.finish === 1) return RACE_WON + register;
    if (maybeEnd(s, silent)) return s.winner === seat ? RACE_WON + register : RACE_LOST;
    if (robot.status === 'eliminated') return LAST_LIFE;
  }
  return standing(floor, robot, look) + rivals(floor, s, seat);
}

function standing(floor: Floor, robot: Readonly<Robot>, look: (robot: Readonly<Robot>) => number): number {
  if (robot.status !== 'inPlay') return EXPERT.fall + registersFrom(floor, robot.archive, robot.flags);
  return look(robot);
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
      : EXPERT.fall + registersFrom(floor, rival.archive, rival.flags);
    nearest = Math.min(nearest, left);
  });
  return RIVAL_WRECKED * wrecked - (Number.isFinite(nearest) ? RIVALRY * nearest : 0);
}
