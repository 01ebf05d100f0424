// Programming: drafts, sealed programmes, and what happens when the last is submitted (R8-R19).
// Not here: dealing (deal.ts) and executing (register.ts).

import type { Decision, Io, RuleViolation, Seat } from '@core/contract';
import { findDecision, openDecision } from '@core/engine';
import { shuffle } from '@kit/deck';
import { GYRO_MOUNT, isMarkable, OPTION_CARDS } from '../data/option-cards';
import { holds, isInPlay, isLocked, lockedCount, REGISTERS, robotOf, seatsByDock } from '../robots';
import type { Card, Register, RoborallyAction, RoborallyEvent, RoborallyState, Robot } from '../types';
import { refuse } from '../violations';

type Program = Extract<RoborallyAction, { type: 'program' }>;

/** Five free registers. */
export function noCards(): Card[] {
  return [0, 0, 0, 0, 0];
}

/** Changes s: opens a decision for every robot on the board, all at once [R9, R14, R15]. */
export function openProgramming(s: RoborallyState): void {
  s.phase = 'programming';
  for (let seat = 0; seat < s.robots.length; seat++) {
    const robot = robotOf(s, seat);
    robot.draft = noCards();
    robot.draftDown = false;
    clearSealed(robot);
    if (isInPlay(robot)) openDecision(s, seat, robot.down ? 'power' : 'program', true);
  }
}

/** Null if these cards are a legal draft. Violations as for checkProgram, but registers may be empty. */
export function checkDraft(
  s: Readonly<RoborallyState>,
  robot: Readonly<Robot>,
  cards: readonly Card[],
): RuleViolation | null {
  for (let index = 0; index < REGISTERS.length; index++) {
    const register = REGISTERS[index] as Register;
    const card = cards[index] as Card;
    if (card !== 0 && isLocked(robot.damage, register)) {
      return refuse('register-locked', {
        register,
        damage: robot.damage,
        open: REGISTERS.length - lockedCount(robot.damage),
      });
    }
    const isTwice = robot.hand.includes(card) && cards.indexOf(card) < index;
    if (card !== 0 && (isTwice || !robot.hand.includes(card))) {
      return refuse('card-not-in-hand', { card, register, hand: robot.hand.length, isTwice });
    }
    const fixed = robot.draft[index] as Card;
    if (s.options.noTakebacks && fixed !== 0 && fixed !== card) return refuse('card-fixed', { register, card: fixed });
  }
  return null;
}

/**
 * Null if the programme may be submitted. Violations: 'register-locked' (R8), 'register-empty', 'card-not-in-hand' (R9),
 * 'card-fixed' (R13), 'no-mark', 'no-gyro', 'no-spend' (option cards).
 */
export function checkProgram(
  s: Readonly<RoborallyState>,
  robot: Readonly<Robot>,
  program: Program,
): RuleViolation | null {
  const { cards, marked, gyro, spend } = program;
  if (gyro && !holds(robot, GYRO_MOUNT)) return refuse('no-gyro');
  for (const card of spend) {
    const isTwice = spend.indexOf(card) !== spend.lastIndexOf(card);
    if (!holds(robot, card) || isTwice) {
      const option = OPTION_CARDS[card] ?? '';
      return refuse('no-spend', { option, held: robot.options.length, isTwice: holds(robot, card) });
    }
  }
  for (const register of marked) {
    if (
      !isMarkable(robot.options, cards[register - 1] as Card) ||
      marked.indexOf(register) !== marked.lastIndexOf(register)
    ) {
      return refuse('no-mark', { register, card: cards[register - 1] ?? 0 });
    }
  }
  for (let index = 0; index < REGISTERS.length; index++) {
    const register = REGISTERS[index] as Register;
    if (cards[index] === 0 && !isLocked(robot.damage, register)) {
      const missing = REGISTERS.filter((one) => cards[one - 1] === 0 && !isLocked(robot.damage, one)).length;
      return refuse('register-empty', { register, missing });
    }
  }
  return checkDraft(s, robot, cards);
}

/** Changes s: keeps a draft; the decision stays open. */
export function keepDraft(
  s: RoborallyState,
  seat: Seat,
  { cards, powerDown }: Extract<RoborallyAction, { type: 'draft' }>,
  io: Io<RoborallyEvent>,
): void {
  const robot = robotOf(s, seat);
  robot.draft = cards.slice();
  robot.draftDown = powerDown;
  const type = s.options.noTakebacks ? 'cardFixed' : 'draftChanged';
  io.emit({ turn: s.turn, register: 0, type, seat, cards: cards.slice(), powerDown });
}

/** Changes s: stores a sealed answer. Returns whether it was the last, which closes the decisions of the set [R16]. */
export function answerSealed(
  s: RoborallyState,
  decision: Decision,
  action: RoborallyAction,
  io: Io<RoborallyEvent>,
): boolean {
  const robot = robotOf(s, decision.seat);
  store(robot, action);
  const open = findDecision(s, decision.id) ?? decision;
  if (!open.committed) {
    open.committed = true;
    io.emit({ turn: s.turn, register: 0, type: 'programSubmitted', seat: decision.seat });
  }
  for (const other of s.asks) if (!other.committed) return false;
  s.asks.length = 0;
  return true;
}

/** Changes robot: clears the sealed answer. */
export function clearSealed(robot: Robot): void {
  robot.sealed = [];
  robot.sealedDown = false;
  robot.sealedMarks = 0;
  robot.sealedGyro = false;
  robot.sealedSpend = [];
  robot.expired = false;
  robot.retiring = false;
}

function store(robot: Robot, action: RoborallyAction): void {
  clearSealed(robot);
  if (action.type === 'program') {
    robot.sealed = action.cards.slice();
    robot.sealedDown = action.powerDown;
    for (const register of action.marked) robot.sealedMarks |= 1 << register;
    robot.sealedGyro = action.gyro;
    robot.sealedSpend = action.spend.slice();
  } else if (action.type === 'power') {
    robot.sealedDown = action.stay;
  } else {
    robot.expired = true;
    robot.retiring = action.type === 'retire';
  }
}

/** Changes s: turns all answers into programmes; fills timed-out ones at random, in dock order [R9, R16, R19]. */
export function revealAnswers(s: RoborallyState, io: Io<RoborallyEvent>): void {
  for (const seat of seatsByDock(s)) {
    const robot = robotOf(s, seat);
    robot.played = noCards();
    if (!isInPlay(robot)) continue;
    const { down } = robot;
    if (robot.expired && !down) fillProgram(s, robot, seat, io);
    robot.announced = robot.sealedDown && !robot.retiring;
    if (!down) takeProgram(robot);
    const { retiring } = robot;
    clearSealed(robot);
    robot.retiring = retiring;
    robot.draft = noCards();
    robot.draftDown = false;
    if (!robot.announced) continue;
    io.emit({ turn: s.turn, register: 0, type: down ? 'stayDownChosen' : 'powerDownAnnounced', seat });
  }
}

// Changes robot: shuffles the rest of the hand into the free registers, in order [R19].
function fillProgram(s: RoborallyState, robot: Robot, seat: Seat, io: Io<RoborallyEvent>): void {
  const rest = robot.hand.filter((card) => !robot.draft.includes(card));
  shuffle(rest, io.drawFor(seat));
  const cards = robot.draft.slice();
  const slots = REGISTERS.filter((register) => cards[register - 1] === 0 && !isLocked(robot.damage, register));
  slots.forEach((register, index) => {
    cards[register - 1] = rest[index] as Card;
  });
  robot.sealed = cards;
  robot.sealedDown = robot.draftDown;
  const filled = slots.map((register) => cards[register - 1] as Card);
  io.emit({ turn: s.turn, register: 0, type: 'timerExpired', seat, slots, cards: filled });
}

// Changes robot: puts the sealed cards into their registers; locked registers keep cards and marks; clears the hand [R9,
// R10].
function takeProgram(robot: Robot): void {
  for (let index = 0; index < REGISTERS.length; index++) {
    const bit = 1 << (index + 1);
    if (isLocked(robot.damage, REGISTERS[index] as Register)) continue;
    robot.registers[index] = robot.sealed[index] as Card;
    robot.marks = (robot.marks & ~bit) | (robot.sealedMarks & bit);
  }
  robot.gyro = robot.sealedGyro;
  robot.spend = robot.sealedSpend;
  robot.hand = [];
}
