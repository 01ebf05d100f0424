// Every legal answer to a decision, in a fixed order; a random one; and the default answer (S3).
// Not here: good answers (ai/).

import type { Decision, Draw } from '@core/contract';
import { shuffle } from '@kit/deck';
import { GYRO_MOUNT, isMarkable } from './data/option-cards';
import { losable } from './phases/option-cards';
import { respawnPlaces, usualRespawn } from './phases/respawn';
import { holds, isLocked, REGISTERS, robotOf } from './robots';
import type { Card, DecisionKind, OptionCard, Register, RoborallyAction, RoborallyState, Robot } from './types';

/** All legal answers: whole programmes first, then drafts. A player who has submitted can only wait. */
export function* actions(s: Readonly<RoborallyState>, decision: Decision): Generator<RoborallyAction> {
  if (decision.committed) {
    yield { type: 'wait' };
    return;
  }
  const robot = robotOf(s, decision.seat);
  switch (decision.kind as DecisionKind) {
    case 'program':
      yield { type: 'timeout' };
      yield* programs(s, robot);
      yield* drafts(s, robot);
      break;
    case 'power':
      yield { type: 'timeout' };
      yield { type: 'power', stay: false };
      yield { type: 'power', stay: true };
      break;
    case 'respawn':
      yield* respawns(s, decision, robot);
      break;
  }
  yield { type: 'retire' };
}

/** Chance that sample gives up, lets time run out, or only drafts: once in this many calls. */
const RETIRE_ODDS = 4000;
const TIMEOUT_ODDS = 40;
const DRAFT_ODDS = 8;
const POWER_ODDS = 12;

/** One legal answer at random. Giving up is rare, so most random races run to the end. */
export function sample(s: Readonly<RoborallyState>, decision: Decision, draw: Draw): RoborallyAction {
  if (decision.committed) return { type: 'wait' };
  if (draw(RETIRE_ODDS) === 0) return { type: 'retire' };
  if (decision.sealed && draw(TIMEOUT_ODDS) === 0) return { type: 'timeout' };
  const robot = robotOf(s, decision.seat);
  switch (decision.kind as DecisionKind) {
    case 'program':
      return draw(DRAFT_ODDS) === 0 ? randomDraft(robot, draw) : randomProgram(robot, draw);
    case 'power':
      return { type: 'power', stay: draw(4) === 0 };
    case 'respawn': {
      const places = respawnPlaces(s, decision.seat);
      const place = oneOf(places, draw);
      const keep = robot.announced && draw(2) === 0;
      return {
        type: 'respawn',
        cell: place.cell,
        facing: oneOf(place.facings, draw),
        keep,
        lose: randomLoss(robot, draw),
      };
    }
  }
}

/** The answer for time-outs and absent seats (S3): random fill, wake up, default return. */
export function fallback(s: Readonly<RoborallyState>, decision: Decision): RoborallyAction {
  if (decision.committed) return { type: 'wait' };
  return decision.kind === 'respawn' ? usualRespawn(s, decision.seat) : { type: 'timeout' };
}

/** A whole programme from the hand, every order equally likely; cards in the draft stay in place. */
export function randomProgram(robot: Readonly<Robot>, draw: Draw): Extract<RoborallyAction, { type: 'program' }> {
  const rest = robot.hand.filter((card) => !robot.draft.includes(card));
  shuffle(rest, draw);
  const cards = robot.draft.slice();
  for (const register of freeRegisters(robot)) {
    if (cards[register - 1] === 0) cards[register - 1] = rest.pop() as Card;
  }
  const marked = robot.options.length === 0 ? [] : markable(robot, cards).filter(() => draw(2) === 0);
  return {
    type: 'program',
    cards,
    powerDown: draw(POWER_ODDS) === 0,
    marked,
    gyro: holds(robot, GYRO_MOUNT) && draw(2) === 0,
    spend: robot.options.filter(() => draw(2) === 0),
  };
}

function randomDraft(robot: Readonly<Robot>, draw: Draw): RoborallyAction {
  const cards = robot.draft.slice();
  const rest = robot.hand.filter((card) => !cards.includes(card));
  const open = freeRegisters(robot).filter((register) => cards[register - 1] === 0);
  if (open.length > 0) cards[oneOf(open, draw) - 1] = oneOf(rest, draw);
  return { type: 'draft', cards, powerDown: draw(POWER_ODDS) === 0 };
}

function randomLoss(robot: Readonly<Robot>, draw: Draw): OptionCard | -1 {
  const cards = losable(robot);
  return cards.length === 0 || draw(2) === 0 ? -1 : oneOf(cards, draw);
}

function freeRegisters(robot: Readonly<Robot>): Register[] {
  return REGISTERS.filter((register) => !isLocked(robot.damage, register));
}

/** The registers of a programme whose card the robot's option cards may brake or boost. */
export function markable(robot: Readonly<Robot>, cards: readonly Card[]): Register[] {
  return REGISTERS.filter((register) => isMarkable(robot.options, cards[register - 1] as Card));
}

function* programs(s: Readonly<RoborallyState>, robot: Readonly<Robot>): Generator<RoborallyAction> {
  for (const cards of arrangements(s, robot, 0, [0, 0, 0, 0, 0], false)) {
    for (const marked of subsets(markable(robot, cards))) {
      for (const spend of subsets(robot.options)) {
        for (const gyro of holds(robot, GYRO_MOUNT) ? [false, true] : [false]) {
          for (const powerDown of [false, true]) {
            yield { type: 'program', cards: cards.slice(), powerDown, marked, gyro, spend };
          }
        }
      }
    }
  }
}

function* drafts(s: Readonly<RoborallyState>, robot: Readonly<Robot>): Generator<RoborallyAction> {
  for (const cards of arrangements(s, robot, 0, [0, 0, 0, 0, 0], true)) {
    for (const powerDown of [false, true]) yield { type: 'draft', cards: cards.slice(), powerDown };
  }
}

// Changes cards while it runs. Lists every way to fill the free registers from the hand; gaps: some may stay empty.
function* arrangements(
  s: Readonly<RoborallyState>,
  robot: Readonly<Robot>,
  index: number,
  cards: Card[],
  gaps: boolean,
): Generator<readonly Card[]> {
  const register = REGISTERS[index];
  if (register === undefined) {
    yield cards;
    return;
  }
  const fixed = s.options.noTakebacks ? (robot.draft[index] as Card) : 0;
  const choice = isLocked(robot.damage, register) ? [0] : fixed > 0 ? [fixed] : openChoices(s, robot, gaps);
  for (const card of choice) {
    if (card !== 0 && cards.indexOf(card) >= 0 && cards.indexOf(card) < index) continue;
    cards[index] = card;
    yield* arrangements(s, robot, index + 1, cards, gaps);
    cards[index] = 0;
  }
}

// With no-takebacks, a placed card can't go to another register (R13).
function openChoices(s: Readonly<RoborallyState>, robot: Readonly<Robot>, gaps: boolean): Card[] {
  const cards = s.options.noTakebacks ? robot.hand.filter((card) => !robot.draft.includes(card)) : robot.hand.slice();
  return gaps ? [0, ...cards] : cards;
}

function* respawns(
  s: Readonly<RoborallyState>,
  decision: Decision,
  robot: Readonly<Robot>,
): Generator<RoborallyAction> {
  for (const { cell, facings } of respawnPlaces(s, decision.seat)) {
    for (const facing of facings) {
      for (const keep of robot.announced ? [false, true] : [false]) {
        for (const lose of [-1, ...losable(robot)]) yield { type: 'respawn', cell, facing, keep, lose };
      }
    }
  }
}

function subsets<V>(list: readonly V[]): V[][] {
  const found: V[][] = [];
  for (let bits = 0; bits < 1 << list.length; bits++)
    found.push(list.filter((_, index) => (bits & (1 << index)) !== 0));
  return found;
}

function oneOf<V>(list: readonly V[], draw: Draw): V {
  const value = list[list.length === 1 ? 0 : draw(list.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
