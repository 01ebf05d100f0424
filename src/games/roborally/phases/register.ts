// One register: cards by number, then belts, pushers, gears, lasers and checkpoints (R21-R24).
// Not here: what each element of the floor does (floor/), or how robots move (move.ts).

import type { Io, Seat } from '@core/contract';
import type { Course } from '../data/course';
import { runBelts } from '../floor/belts';
import { touchCheckpoints } from '../floor/checkpoints';
import { turnGears } from '../floor/gears';
import { fireLasers } from '../floor/lasers';
import { runPushers } from '../floor/pushers';
import type { Card, Register, RoborallyEvent, RoborallyState, Robot } from '../types';
import { playCard, type Rams } from './move';

type Revealed = { seat: Seat; card: Card; marked: boolean };

/** Changes s: plays one register through step F [R21]. */
export function playRegister(s: RoborallyState, course: Course, register: Register, io: Io<RoborallyEvent>): void {
  const { robots, turn } = s;
  s.register = register;
  io.emit({ turn, register, type: 'registerStarted', gyro: gyrosOf(s) });
  const cards = reveal(s, register);
  if (cards.length > 0) io.emit({ turn, register, type: 'cardsRevealed', cards });
  const rams: Rams = [];
  for (const { seat, card, marked } of cards) {
    if (robots[seat]?.status === 'inPlay') playCard(s, course, seat, card, marked, rams, io);
  }
  runBelts(s, course, true, io);
  runBelts(s, course, false, io);
  runPushers(s, course, io);
  turnGears(s, course, io);
  fireLasers(s, course, rams, io);
  touchCheckpoints(s, course, io);
  io.emit({ turn, register, type: 'registerEnded' });
}

// Changes s: plays the cards of all active robots, highest number first; skips empty registers [R22-R24].
function reveal(s: RoborallyState, register: Register): Revealed[] {
  const { robots } = s;
  const cards: Revealed[] = [];
  for (let seat = 0; seat < robots.length; seat++) {
    const robot = robots[seat] as Robot;
    if (robot.status !== 'inPlay' || robot.down) continue;
    const card = robot.registers[register - 1] as Card;
    if (card === 0) continue;
    robot.played[register - 1] = card;
    const one = { seat, card, marked: (robot.marks & (1 << register)) !== 0 };
    let at = cards.length;
    cards.push(one);
    for (; at > 0 && (cards[at - 1] as Revealed).card < card; at--) cards[at] = cards[at - 1] as Revealed;
    cards[at] = one;
  }
  return cards;
}

function gyrosOf(s: Readonly<RoborallyState>): Seat[] {
  if (!s.options.optionCards) return [];
  return s.robots.flatMap((robot, seat) => (robot.gyro && robot.status === 'inPlay' ? [seat] : []));
}
