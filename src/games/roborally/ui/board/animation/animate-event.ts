// The animation of each event on the board, how long it delays the next one, and how a whole turn stays short enough to
// watch.

import type { Seat } from '@core/contract';
import { nameOf } from '@narration/phrases';
import { caption, PAINFUL, WELCOME } from '@ui/game/board/captions';
import { INK } from '@ui/stage/ink';
import { cutTime } from '@ui/stage/motion/timing';
import { middleOf } from '../../../geometry/floor';
import { lockText } from '../../../narration/board-text';
import { cardName, optionName } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Facing, RoborallyEvent, RoborallyEventBody, Shot } from '../../../types';
import { RAY, type Ray, rayEnds } from '../live/works';
import type { RoborallyAnimationContext } from './context';
import { beamIn, blast, bump, fall, glideAll, TIMES, turnAll } from './drive';

type Kind = RoborallyEventBody['type'];
type EventOf<K extends Kind> = Extract<RoborallyEventBody, { type: K }> & Pick<RoborallyEvent, 'turn' | 'register'>;
type Animations = { [K in Kind]?: (context: RoborallyAnimationContext, event: EventOf<K>) => Promise<void> | void };

/** Delay between two robots that beam in at the start, ms. */
const BEAM_EVERY = 220;
/** A turn longer than this is played faster, ms; at most by the factor below. */
const WATCHABLE = 30_000;
const MAX_SPEED_FACTOR = 0.6;

/**
 * The animation of each event. A returned promise delays the next event; animations that are started without waiting
 * continue in parallel. Events without an entry are shown elsewhere (sheets, hand, log).
 */
const ANIMATIONS: Animations = {
  raceStarted: async (context, event) => {
    await context.near(
      [],
      event.robots.map(({ cell, facing }) => context.robots.spotOn(cell, facing)),
    );
    for (const { seat, cell, facing } of event.robots) {
      const beam = beamIn(context, seat, cell, facing);
      if (seat === event.robots.length - 1) await beam;
      else await context.stage.motion.wait(context.pace.isReduced ? 0 : context.pace.ms(BEAM_EVERY));
    }
    void context.boardText.banner(t('caption.go'));
  },
  turnStarted: (context) => {
    context.robots.setActive(null);
  },
  lockedFilled: (context, { seat, slot, card }) =>
    caption(context, seat, t('caption.lockedFilled', { register: slot, card: cardName(card) })),
  timerExpired: (context, { seat }) => caption(context, seat, t('caption.timeUp'), PAINFUL),
  powerDownAnnounced: (context, { seat }) => caption(context, seat, t('caption.powersDown'), '#8fc7ee'),
  stayDownChosen: (context, { seat }) => caption(context, seat, t('caption.staysDown'), '#8fc7ee'),
  registerStarted: (context, event) => {
    context.options.announce(t('caption.register', { register: event.register }));
    return hold(context, 'registerStarted');
  },
  cardsRevealed: (context, event) => {
    void context.near(
      gathered(
        context,
        event.cards.map(({ seat }) => seat),
      ),
    );
    for (const { seat, card, marked } of event.cards) {
      const text = t('caption.card', { number: card, card: cardName(card), marked: String(marked) });
      caption(context, seat, text, INK.amberLight);
    }
    return hold(context, 'cardsRevealed');
  },
  cardStarted: (context, { seat }) => {
    context.robots.setActive(seat);
    void context.near([seat]);
    return hold(context, 'cardStarted');
  },
  robotRotated: (context, { seat, from, to }) => turnAll(context, [{ seat, from, to }], TIMES.turn),
  robotsMoved: (context, { moves, facing }) => glideAll(context, moves, [], { ms: TIMES.step, facing: () => facing }),
  moveBlocked: (context, event) => {
    void context.works.wall(event.wall, event.facing);
    return bump(context, event.seat, event.facing);
  },
  beltsMoved: async (context, { pass, moves, turns }) => {
    context.robots.setActive(null);
    const beltOf = (cell: number): Facing => (context.course.belt[cell] ?? 1) as Facing;
    void context.works.belts(pass === 'express', context.pace.ms(TIMES.belt));
    await glideAll(context, moves, turns, { ms: TIMES.belt, facing: ({ from }) => beltOf(from) });
  },
  beltsHeld: (context, { held }) => {
    for (const { seat } of held) caption(context, seat, t('caption.held'));
    return hold(context, 'beltsHeld');
  },
  pusherFired: (context, { at, facing, pushed, seat }) => {
    context.robots.setActive(null);
    void context.works.piston(at, facing, pushed ? 1 : 0.35);
    if (!pushed) caption(context, seat, t('caption.notPushed'));
    return hold(context, 'pusherFired');
  },
  gearsTurned: async (context, { turns }) => {
    context.robots.setActive(null);
    void context.works.gears(context.pace.ms(TIMES.gear));
    await turnAll(context, turns, TIMES.gear);
  },
  lasersFired: (context, { shots }) => {
    context.robots.setActive(null);
    return context.works.volley(
      shots.map((shot) => rayOf(context, shot)),
      TIMES.beam,
    );
  },
  damageTaken: (context, { seat, amount }) => {
    caption(context, seat, t('caption.damage', { points: amount }), PAINFUL);
    return hold(context, 'damageTaken');
  },
  registersLocked: (context, { seat, slots }) => caption(context, seat, lockText(slots, true), PAINFUL),
  registersUnlocked: (context, { seat, slots }) => caption(context, seat, lockText(slots, false), WELCOME),
  robotDestroyed: async (context, { seat, cause }) => {
    context.followed(seat);
    void context.boardText.slam(t('caption.destroyed'), context.robots.spotOf(seat), '#ff5b4a');
    if (seat === context.viewer()) context.effects.redEdge();
    await (cause === 'damage' ? blast(context, seat) : fall(context, seat));
  },
  robotEliminated: (context, { seat }) => {
    void context.boardText.banner(t('caption.out', { name: nameOf(context.options.seats, seat) }));
    context.flags.pin(seat, context.robots.figureOf(seat), -1);
    return hold(context, 'robotEliminated');
  },
  checkpointTouched: async (context, { seat, number, left }) => {
    caption(context, seat, left > 0 ? t('caption.checkpoint', { number }) : t('caption.lastCheckpoint'), WELCOME);
    await context.flags.burst(number);
    if (seat === context.viewer()) context.flags.touch(number);
    context.flags.makeRoom(context.robots.occupied);
  },
  archiveMoved: (context, { seat, at }) => context.flags.pin(seat, context.robots.figureOf(seat), at),
  robotFinished: (context, { seat, place }) => {
    context.robots.setFinished(seat, true);
    caption(context, seat, t(place === 1 ? 'caption.wins' : 'caption.finished'), INK.amberLight);
    return hold(context, 'robotFinished');
  },
  repaired: (context, { seat }) => {
    caption(context, seat, t('caption.repaired'), WELCOME);
    return hold(context, 'repaired');
  },
  robotRespawned: (context, { seat, at, facing }) => beamIn(context, seat, at, facing),
  poweredDown: (context, { seat }) => {
    context.robots.setDown(seat, true);
    caption(context, seat, t('caption.down'), '#8fc7ee');
    return hold(context, 'poweredDown');
  },
  poweredUp: (context, { seat }) => {
    context.robots.setDown(seat, false);
    caption(context, seat, t('caption.awake'), WELCOME);
    return hold(context, 'poweredUp');
  },
  optionDrawn: (context, { seat, card }) => caption(context, seat, optionName(card), WELCOME),
  optionUsed: (context, { seat, card }) => caption(context, seat, optionName(card), INK.amberLight),
  optionLost: (context, { seat, card }) =>
    caption(context, seat, t('caption.loses', { option: optionName(card) }), PAINFUL),
  seatRetired: (context, { seat }) => caption(context, seat, t('caption.givesUp'), PAINFUL),
  raceEnded: async (context) => {
    void context.boardText.banner(t('caption.finish'));
    await context.effects.flag();
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

/** How long an event delays the next one at 1x, ms; 0: it is not shown on the board. */
export function timeOf({ type }: RoborallyEvent): number {
  return HOLD[type] ?? TAKES[type] ?? 0;
}

/** The speed factor for everything in this batch: its share of the usual time. */
export function speedFactorOf(events: readonly RoborallyEvent[]): number {
  const all = events.reduce((sum, event) => sum + timeOf(event), 0);
  return all <= WATCHABLE ? 1 : Math.max(MAX_SPEED_FACTOR, WATCHABLE / all);
}

/** The car that moves in an event, which the camera follows; null if none. */
export function moverOf(event: RoborallyEvent): Seat | null {
  return event.type === 'cardStarted' ? event.seat : null;
}

/** Duration of all these events at 1x, including camera moves from car to car, ms. */
export function animationTime(events: readonly RoborallyEvent[]): number {
  return events.reduce((sum, event) => sum + timeOf(event), 0) * speedFactorOf(events) + cutTime(events.map(moverOf));
}

/** Animates one event; resolves when the next may begin. */
export async function animateEvent(context: RoborallyAnimationContext, event: RoborallyEvent): Promise<void> {
  // The compiler can't relate the table's key type to the event's type.
  const animate = ANIMATIONS[event.type] as
    | ((context: RoborallyAnimationContext, event: RoborallyEvent) => Promise<void> | void)
    | undefined;
  await animate?.(context, event);
}

/** Robots that act together, the viewer's own first: the camera frame centres on that one. */
function gathered(context: RoborallyAnimationContext, seats: readonly Seat[]): Seat[] {
  const own = context.viewer();
  return seats.toSorted((a, b) => Number(b === own) - Number(a === own));
}

/** A pause so that the viewer can see what happened before the next event. */
function hold(context: RoborallyAnimationContext, kind: Kind): Promise<void> {
  return context.stage.motion.wait(context.pace.ms(HOLD[kind] ?? 0));
}

/** The line of a shot: from its emitter or nose to the robot it hits, or to the end of its last cell. */
function rayOf({ course, robots }: RoborallyAnimationContext, { seat, from, to, facing, beams, hits }: Shot): Ray {
  const isRobot = seat >= 0;
  const last = hits.at(-1);
  const start = isRobot ? robots.spotOf(seat) : middleOf(course, from);
  const end = last === undefined ? middleOf(course, to) : robots.spotOf(last);
  const reach = { start: isRobot ? RAY.nose : RAY.emitter, end: last === undefined ? RAY.wall : RAY.robot };
  const ends = rayEnds(start, end, facing, reach);
  return { ...ends, facing, beams, robot: isRobot, hit: hits.length > 0 };
}
