// The option cards: drawn on repair sites, given up for damage, lost with a life (O1-O5). With the option
// off no robot ever holds one, so nothing here applies. Not here: what each card does (data/option-cards.ts).

import type { Io, Seat } from '@core/contract';
import { removeOne, shuffle, takeTop } from '@kit/deck';
import type { Course } from '../data/course';
import { GYRO_MOUNT, MOST_HELD, markOf, optionOf, PLATES, SLAB_ARMOUR } from '../data/option-cards';
import { isInPlay, robotOf } from '../robots';
import type { Card, OptionCard, RoborallyEvent, RoborallyState, Robot } from '../types';

/** Emits the event that an option card took effect. */
export function noteUse(s: Readonly<RoborallyState>, seat: Seat, card: OptionCard, io: Io<RoborallyEvent>): void {
  io.emit({ turn: s.turn, register: s.register, type: 'optionUsed', seat, card });
}

/**
 * Spaces of a marked card: 0 for a braked Move 1, 4 for a boosted Move 3 [O4]. Throws if the card can't be marked, which
 * is a bug.
 */
export function spacesOf(s: Readonly<RoborallyState>, seat: Seat, card: Card, io: Io<RoborallyEvent>): number {
  const mark = markOf(card);
  if (mark === undefined) throw new Error(`${card} bears no mark`);
  noteUse(s, seat, mark.option, io);
  return mark.spaces;
}

/** Changes s: damage first hits armour, then the cards marked for it, oldest first. Returns the points taken [O3, O4]. */
export function absorb(s: RoborallyState, seat: Seat, amount: number, io: Io<RoborallyEvent>): number {
  const robot = robotOf(s, seat);
  if (robot.options.length === 0) return 0;
  let absorbed = 0;
  while (absorbed < amount && robot.plates > 0) {
    absorbed++;
    robot.plates--;
    noteUse(s, seat, SLAB_ARMOUR, io);
    if (robot.plates === 0) loseOption(s, seat, SLAB_ARMOUR, 'worn', io);
  }
  while (absorbed < amount) {
    const card = robot.options.find((one) => robot.spend.includes(one));
    if (card === undefined) break;
    absorbed++;
    loseOption(s, seat, card, 'damage', io);
  }
  return absorbed;
}

/** Changes s: each robot on a repair site that is not powered down draws a card if it has fewer than three [O1]. */
export function drawOptions(s: RoborallyState, course: Course, io: Io<RoborallyEvent>): void {
  if (!s.options.optionCards) return;
  for (let seat = 0; seat < s.robots.length; seat++) {
    const robot = robotOf(s, seat);
    if (!isInPlay(robot) || robot.down || course.repair[robot.cell] !== true) continue;
    if (robot.options.length >= MOST_HELD) continue;
    const card = nextOption(s, io);
    if (card === undefined) continue;
    robot.options.push(card);
    if (card === SLAB_ARMOUR) robot.plates = PLATES;
    io.emit({ turn: s.turn, register: s.register, type: 'optionDrawn', seat, card });
  }
}

/** The cards that a destroyed robot may lose one of, oldest first; some are never lost [O2]. */
export function losable(robot: Readonly<Robot>): OptionCard[] {
  return robot.options.filter((card) => optionOf(card).stays !== true);
}

/** Changes s: discards one option card. */
export function loseOption(
  s: RoborallyState,
  seat: Seat,
  card: OptionCard,
  reason: 'damage' | 'worn' | 'destroyed',
  io: Io<RoborallyEvent>,
): void {
  const robot = robotOf(s, seat);
  removeOne(robot.options, card);
  if (card === SLAB_ARMOUR) robot.plates = 0;
  if (card === GYRO_MOUNT) robot.gyro = false;
  s.optionDiscards.push(card);
  io.emit({ turn: s.turn, register: s.register, type: 'optionLost', seat, card, reason });
}

/** Changes s: discards the cards of a robot that is out of the race. */
export function dropAllOptions(s: RoborallyState, robot: Robot): void {
  for (const card of robot.options) s.optionDiscards.push(card);
  robot.options.length = 0;
  robot.plates = 0;
}

function nextOption(s: RoborallyState, io: Io<RoborallyEvent>): OptionCard | undefined {
  if (s.optionDeck.length === 0) {
    s.optionDeck = s.optionDiscards.splice(0);
    shuffle(s.optionDeck, io.draw);
  }
  return takeTop(s.optionDeck);
}
