// The deal: shuffles all cards outside locked registers and deals each active robot 9 less its damage (R5-R7).

import type { Draw, Io } from '@core/contract';
import { CARDS } from '../data/cards';
import { optionOf } from '../data/option-cards';
import { FULL_HAND, isInPlay, isLocked, REGISTERS, robotOf, seatsByDock } from '../robots';
import type { Card, RoborallyEvent, RoborallyState, Robot } from '../types';

/** Cards dealt to a robot: 9 less its damage, and what its option cards add [R6, O4]. */
export function handSize(robot: Readonly<Robot>): number {
  let count = FULL_HAND - robot.damage;
  for (const card of robot.options) count += optionOf(card).dealt ?? 0;
  return count;
}

/** The cards that are in no locked register, lowest first [R5]. */
export function freeCards(s: Readonly<RoborallyState>): Card[] {
  const locked: Card[] = [];
  for (const { registers } of s.robots) for (const card of registers) if (card !== 0) locked.push(card);
  return locked.length === 0 ? CARDS.slice() : CARDS.filter((card) => !locked.includes(card));
}

/** Changes s: deals in dock order, each robot's cards as one block; locked empty registers first [R7]. */
export function deal(s: RoborallyState, io: Io<RoborallyEvent>): void {
  const pile: Pile = { cards: freeCards(s), top: 0 };
  for (const seat of seatsByDock(s)) {
    const robot = robotOf(s, seat);
    const draw = io.drawFor(seat);
    robot.hand = [];
    if (!isInPlay(robot) || robot.down) continue;
    for (let index = REGISTERS.length - 1; index >= 0; index--) {
      const slot = REGISTERS[index] as (typeof REGISTERS)[number];
      if (!isLocked(robot.damage, slot) || robot.registers[index] !== 0) continue;
      const card = takeCard(pile, draw);
      robot.registers[index] = card;
      io.emit({ turn: s.turn, register: 0, type: 'lockedFilled', seat, slot, card });
    }
    const count = handSize(robot);
    for (let n = 0; n < count; n++) putInOrder(robot.hand, takeCard(pile, draw));
    io.emit({ turn: s.turn, register: 0, type: 'cardsDealt', seat, count, cards: robot.hand.slice() });
  }
}

/** Cards left to deal: those from top on. */
interface Pile {
  readonly cards: Card[];
  top: number;
}

// Drawing each card at random from the rest is equivalent to shuffling first.
function takeCard(pile: Pile, draw: Draw): Card {
  const { cards, top } = pile;
  const at = top + draw(cards.length - top);
  const card = cards[at] as Card;
  cards[at] = cards[top] as Card;
  pile.top++;
  return card;
}

// Changes hand: inserts the card, highest first. A hand is short: inserting is faster than sorting.
function putInOrder(hand: Card[], card: Card): void {
  let at = hand.length;
  hand.push(card);
  for (; at > 0 && (hand[at - 1] as Card) < card; at--) hand[at] = hand[at - 1] as Card;
  hand[at] = card;
}
