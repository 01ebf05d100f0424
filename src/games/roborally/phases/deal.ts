// The deal: all cards outside locked registers are shuffled, and each active robot gets 9 less its damage (R5-R7).

import type { Io } from '@core/contract';
import { CARD_STEP, CARDS } from '../data/cards';
import { SPARE_MEMORY } from '../data/option-cards';
import { FULL_HAND, holds, isInPlay, isLocked, REGISTERS, robotOf, seatsByDock } from '../robots';
import type { Card, RoborallyEvent, RoborallyState, Robot } from '../types';

/** Cards dealt to a robot: 9 less its damage, one more with Spare Memory [R6, O4]. */
export function handSize(robot: Readonly<Robot>): number {
  return FULL_HAND - robot.damage + (holds(robot, SPARE_MEMORY) ? 1 : 0);
}

/** The cards that lie in no locked register, lowest first [R5]. */
export function freeCards(s: Readonly<RoborallyState>): Card[] {
  const taken: boolean[] = [];
  for (const { registers } of s.robots) for (const card of registers) taken[card / CARD_STEP] = true;
  const free: Card[] = [];
  for (const card of CARDS) if (taken[card / CARD_STEP] !== true) free.push(card);
  return free;
}

/** Changes s: deals by dock, lowest first, each robot's cards as one block; locked empty registers first [R7]. */
export function deal(s: RoborallyState, io: Io<RoborallyEvent>): void {
  const pile = freeCards(s);
  let top = 0;
  // Drawing each card at random from those that are left is the same as shuffling them all first.
  const next = (): Card => {
    const at = top + io.draw(pile.length - top);
    const card = pile[at] as Card;
    pile[at] = pile[top] as Card;
    top++;
    return card;
  };
  for (const seat of seatsByDock(s)) {
    const robot = robotOf(s, seat);
    robot.hand = [];
    if (!isInPlay(robot) || robot.down) continue;
    for (let index = REGISTERS.length - 1; index >= 0; index--) {
      const slot = REGISTERS[index] as (typeof REGISTERS)[number];
      if (!isLocked(robot.damage, slot) || robot.registers[index] !== 0) continue;
      const card = next();
      robot.registers[index] = card;
      io.emit({ turn: s.turn, register: 0, type: 'lockedFilled', seat, slot, card });
    }
    const count = handSize(robot);
    for (let n = 0; n < count; n++) robot.hand.push(next());
    robot.hand.sort((a, b) => b - a);
    io.emit({ turn: s.turn, register: 0, type: 'cardsDealt', seat, count, cards: robot.hand.slice() });
  }
}
