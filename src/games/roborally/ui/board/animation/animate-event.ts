// Which event shows what on the board, how long it holds up the next one, and how a whole turn is kept watchable.

import type { Seat } from '@core/contract';
import { caption, PAINFUL, WELCOME } from '@ui/game/board/captions';
import { nameOf } from '@ui/phrases';
import { INK } from '@ui/stage/ink';
import { cutTime } from '@ui/stage/motion/timing';
import { t } from '../../../text/t';
import type { Facing, RoborallyEvent, RoborallyEventBody, Shot } from '../../../types';
import { cardName, optionName } from '../../texts';
import { middleOf } from '../geometry/floor';
import { RAY, type Ray, rayEnds } from '../live/works';
import { beamIn, blast, bump, fall, glideAll, TIMES, turnAll } from './drive';
import type { Table } from './table';
import { lockWords } from './words';

type Kind = RoborallyEventBody['type'];
type EventOf<K extends Kind> = Extract<RoborallyEventBody, { type: K }> & Pick<RoborallyEvent, 'turn' | 'register'>;
type Animations = { [K in Kind]?: (table: Table, event: EventOf<K>) => Promise<void> | void };

/** Between two robots that are beamed in at the start, ms. */
const BEAM_EVERY = 220;
/** A turn that would take longer than this is played faster, ms; but never faster than this share. */
const WATCHABLE = 30_000;
const MAX_SPEED_FACTOR = 0.6;

/**
 * Everything the board has to show for an event. A returned promise holds up the next event;
 * what an animation starts without waiting goes on beside it. Events without an entry are seen elsewhere (sheets, hand, log).
 */
const ANIMATIONS: Animations = {
  raceStarted: async (table, event) => {
    await table.near(
      [],
      event.robots.map(({ cell, facing }) => table.robots.spotOn(cell, facing)),
    );
    for (const { seat, cell, facing } of event.robots) {
      const beam = beamIn(table, seat, cell, facing);
      if (seat === event.robots.length - 1) await beam;
      else await table.stage.motion.wait(table.pace.isReduced ? 0 : table.pace.ms(BEAM_EVERY));
    }
    void table.words.banner(t('caption.go'));
  },
  turnStarted: (table) => {
    table.robots.setActive(null);
  },
  lockedFilled: (table, { seat, slot, card }) =>
    caption(table, seat, t('caption.lockedFilled', { register: slot, card: cardName(card) })),
  timerExpired: (table, { seat }) => caption(table, seat, t('caption.timeUp'), PAINFUL),
  powerDownAnnounced: (table, { seat }) => caption(table, seat, t('caption.powersDown'), '#8fc7ee'),
  stayDownChosen: (table, { seat }) => caption(table, seat, t('caption.staysDown'), '#8fc7ee'),
  registerStarted: (table, event) => {
    table.options.announce(t('caption.register', { register: event.register }));
    return hold(table, 'registerStarted');
  },
  cardsRevealed: (table, event) => {
    void table.near(
      gathered(
        table,
        event.cards.map(({ seat }) => seat),
      ),
    );
    for (const { seat, card, marked } of event.cards) {
      const words = t('caption.card', { number: card, card: cardName(card), marked: String(marked) });
      caption(table, seat, words, INK.amberLight);
    }
    return hold(table, 'cardsRevealed');
  },
  cardStarted: (table, { seat }) => {
    table.robots.setActive(seat);
    void table.near([seat]);
    return hold(table, 'cardStarted');
  },
  robotRotated: (table, { seat, from, to }) => turnAll(table, [{ seat, from, to }], TIMES.turn),
  robotsMoved: (table, { moves, facing }) => glideAll(table, moves, [], { ms: TIMES.step, facing: () => facing }),
  moveBlocked: (table, event) => {
    void table.works.wall(event.wall, event.facing);
    return bump(table, event.seat, event.facing);
  },
  beltsMoved: async (table, { pass, moves, turns }) => {
    table.robots.setActive(null);
    const beltOf = (cell: number): Facing => (table.course.belt[cell] ?? 1) as Facing;
    void table.works.belts(pass === 'express', table.pace.ms(TIMES.belt));
    await glideAll(table, moves, turns, { ms: TIMES.belt, facing: ({ from }) => beltOf(from) });
  },
  beltsHeld: (table, { held }) => {
    for (const { seat } of held) caption(table, seat, t('caption.held'));
    return hold(table, 'beltsHeld');
  },
  pusherFired: (table, { at, facing, pushed, seat }) => {
    table.robots.setActive(null);
    void table.works.piston(at, facing, pushed ? 1 : 0.35);
    if (!pushed) caption(table, seat, t('caption.notPushed'));
    return hold(table, 'pusherFired');
  },
  gearsTurned: async (table, { turns }) => {
    table.robots.setActive(null);
    void table.works.gears(table.pace.ms(TIMES.gear));
    await turnAll(table, turns, TIMES.gear);
  },
  lasersFired: (table, { shots }) => {
    table.robots.setActive(null);
    return table.works.volley(
      shots.map((shot) => rayOf(table, shot)),
      TIMES.beam,
    );
  },
  damageTaken: (table, { seat, amount }) => {
    caption(table, seat, t('caption.damage', { points: amount }), PAINFUL);
    return hold(table, 'damageTaken');
  },
  registersLocked: (table, { seat, slots }) => caption(table, seat, lockWords(slots, true), PAINFUL),
  registersUnlocked: (table, { seat, slots }) => caption(table, seat, lockWords(slots, false), WELCOME),
  robotDestroyed: async (table, { seat, cause }) => {
    table.followed(seat);
    void table.words.slam(t('caption.destroyed'), table.robots.spotOf(seat), '#ff5b4a');
    if (seat === table.viewer()) table.effects.redEdge();
    await (cause === 'damage' ? blast(table, seat) : fall(table, seat));
  },
  robotEliminated: (table, { seat }) => {
    void table.words.banner(t('caption.out', { name: nameOf(table.options.seats, seat) }));
    table.flags.pin(seat, table.robots.figureOf(seat), -1);
    return hold(table, 'robotEliminated');
  },
  checkpointTouched: async (table, { seat, number, left }) => {
    caption(table, seat, left > 0 ? t('caption.checkpoint', { number }) : t('caption.lastCheckpoint'), WELCOME);
    await table.flags.burst(number);
    if (seat === table.viewer()) table.flags.touch(number);
    table.flags.makeRoom(table.robots.occupied);
  },
  archiveMoved: (table, { seat, at }) => table.flags.pin(seat, table.robots.figureOf(seat), at),
  robotFinished: (table, { seat, place }) => {
    table.robots.setFinished(seat, true);
    caption(table, seat, t(place === 1 ? 'caption.wins' : 'caption.finished'), INK.amberLight);
    return hold(table, 'robotFinished');
  },
  repaired: (table, { seat }) => {
    caption(table, seat, t('caption.repaired'), WELCOME);
    return hold(table, 'repaired');
  },
  robotRespawned: (table, { seat, at, facing }) => beamIn(table, seat, at, facing),
  poweredDown: (table, { seat }) => {
    table.robots.setDown(seat, true);
    caption(table, seat, t('caption.down'), '#8fc7ee');
    return hold(table, 'poweredDown');
  },
  poweredUp: (table, { seat }) => {
    table.robots.setDown(seat, false);
    caption(table, seat, t('caption.awake'), WELCOME);
    return hold(table, 'poweredUp');
  },
  optionDrawn: (table, { seat, card }) => caption(table, seat, optionName(card), WELCOME),
  optionUsed: (table, { seat, card }) => caption(table, seat, optionName(card), INK.amberLight),
  optionLost: (table, { seat, card }) =>
    caption(table, seat, t('caption.loses', { option: optionName(card) }), PAINFUL),
  seatRetired: (table, { seat }) => caption(table, seat, t('caption.givesUp'), PAINFUL),
  raceEnded: async (table) => {
    void table.words.banner(t('caption.finish'));
    await table.effects.flag();
  },
};

const HOLD: Readonly<Partial<Record<Kind, number>>> = {
  registerStarted: 200,
  cardsRevealed: 700,
  cardStarted: 120,
  beltsHeld: 250,
  pusherFired: 90,
  damageTaken: 120,
  robotEliminated: 900,
  robotFinished: 250,
  repaired: 250,
  poweredDown: 300,
  poweredUp: 200,
};
const TAKES: Readonly<Partial<Record<Kind, number>>> = {
  robotRotated: TIMES.turn,
  robotsMoved: TIMES.step,
  moveBlocked: TIMES.bump,
  beltsMoved: TIMES.belt,
  gearsTurned: TIMES.gear,
  lasersFired: TIMES.beam,
  robotDestroyed: TIMES.fall,
  robotRespawned: TIMES.back,
  checkpointTouched: 700,
  raceEnded: 1400,
};

/** What an event holds up the next one for at 1x, ms; 0: it is not seen on the board. */
export function timeOf({ type }: RoborallyEvent): number {
  return HOLD[type] ?? TAKES[type] ?? 0;
}

/** Share of its usual time that everything in this batch takes. */
export function speedFactorOf(events: readonly RoborallyEvent[]): number {
  const all = events.reduce((sum, event) => sum + timeOf(event), 0);
  return all <= WATCHABLE ? 1 : Math.max(MAX_SPEED_FACTOR, WATCHABLE / all);
}

/** The car that moves in an event, to which the camera goes; null: none does. */
export function moverOf(event: RoborallyEvent): Seat | null {
  return event.type === 'cardStarted' ? event.seat : null;
}

/** What all of this takes at 1x, ms, the camera on its way from car to car included. */
export function animationTime(events: readonly RoborallyEvent[]): number {
  return events.reduce((sum, event) => sum + timeOf(event), 0) * speedFactorOf(events) + cutTime(events.map(moverOf));
}

/** Animates one event; resolves when the next may begin. */
export async function animateEvent(table: Table, event: RoborallyEvent): Promise<void> {
  // The table of animations is keyed by the very type it is looked up with, which the compiler cannot follow.
  const animate = ANIMATIONS[event.type] as ((table: Table, event: RoborallyEvent) => Promise<void> | void) | undefined;
  await animate?.(table, event);
}

/** Robots that act together, the viewer's own first: one frame is built round that one. */
function gathered(table: Table, seats: readonly Seat[]): Seat[] {
  const own = table.viewer();
  return seats.toSorted((a, b) => Number(b === own) - Number(a === own));
}

/** Time to see what happened before the next event. */
function hold(table: Table, kind: Kind): Promise<void> {
  return table.stage.motion.wait(table.pace.ms(HOLD[kind] ?? 0));
}

/** Where a shot is drawn: from its emitter or nose, to the robot it hits or to where its last cell ends. */
function rayOf({ course, robots }: Table, { seat, from, to, facing, beams, hits }: Shot): Ray {
  const isRobot = seat >= 0;
  const last = hits.at(-1);
  const start = isRobot ? robots.spotOf(seat) : middleOf(course, from);
  const end = last === undefined ? middleOf(course, to) : robots.spotOf(last);
  const reach = { start: isRobot ? RAY.nose : RAY.emitter, end: last === undefined ? RAY.wall : RAY.robot };
  const ends = rayEnds(start, end, facing, reach);
  return { ...ends, facing, beams, robot: isRobot, hit: hits.length > 0 };
}
