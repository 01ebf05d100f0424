// The animation of each event on the board, and how long it delays the next one.

import { PAINFUL, WELCOME } from '@ui/game/board/captions';
import { INK } from '@ui/stage/ink';
import { COIN_MOVE } from '../../../data/coins';
import { timingOf } from '../../../data/timings';
import { coinCaption } from '../../../narration/board-text';
import { t } from '../../../text/t';
import type { HavocEvent } from '../../../types';
import { type Crossing, caption, type HavocAnimationContext } from './context';
import { rollDice } from './dice';
import { appear, bump, crash, drive, shift, tow } from './drive';
import { tableTime } from './pace';

type EventOf<T extends HavocEvent['type']> = Extract<HavocEvent, { type: T }>;
type Animations = {
  [T in HavocEvent['type']]?: (context: HavocAnimationContext, event: EventOf<T>) => Promise<void> | void;
};

/** With reduced motion, anything shown over the table appears at once; it then stays this long to be seen, ms. */
const GLANCE = 80;

/**
 * The animation of each event. A returned promise delays the next event; animations that are started without waiting
 * continue in parallel. tableTime sets the pace of table events.
 */
const ANIMATIONS: Animations = {
  laneTurn: async (context, { seat }) => {
    context.cars.setActive(seat);
    await context.row.hold();
  },
  laneChosen: (context, event) => appear(context, event),
  coinTurn: (context, { seat }) => context.cars.setActive(seat),
  coinPlaced: (context, { at, coin }) => context.coins.drop(at, coin),
  raceTurn: async (context, { seat }) => {
    context.cars.setActive(seat);
    await context.row.back();
    context.followed(seat);
  },
  dieRolled: async (context, event) => {
    context.cars.setActive(event.seat);
    void context.near([event.seat]);
    await rollDice(context, event);
  },
  pawnMoved: (context, event) => drive(context, event),
  pawnBlocked: (context, event) => bump(context, event),
  laneShifted: (context, event) => shift(context, event),
  checkEngine: async (context, { seat }) => {
    const spot = context.cars.spotOf(seat);
    context.effects.smoke({ ...spot, x: spot.x + Math.cos(spot.angle) * 18, y: spot.y + Math.sin(spot.angle) * 18 });
    void context.boardText.slam(t('slam.checkEngine'), spot, PAINFUL);
    await hold(context, timingOf('checkEngine'));
  },
  coinRevealed: async (context, { at, coin, seat, chain }) => {
    await context.coins.reveal(at, coin);
    caption(context, seat, coinCaption(coin, chain), (COIN_MOVE[coin] ?? 0) > 0 ? WELCOME : PAINFUL);
  },
  towed: async (context, { seat, to }) => {
    void context.boardText.slam(t('slam.tow'), context.cars.spotOf(seat), PAINFUL);
    await tow(context, seat, to);
  },
  pitExited: (context, { seat }) => caption(context, seat, t('caption.pitExit'), WELCOME),
  pitLaneEntered: (context, { seat }) => caption(context, seat, t('caption.pitLane'), PAINFUL),
  pitWallHit: (context, event) => crash(context, event),
  pitStuck: async (context, { seat }) => {
    caption(context, seat, t('caption.stuck'), PAINFUL);
    await hold(context, timingOf('bump') * 2);
  },
  merged: (context, { seat }) => caption(context, seat, t('caption.merged'), WELCOME),
  raceTurnEnded: (context) => hold(context, timingOf('bump')),
  playerFinished: async (context, { seat }) => {
    context.cars.setFinished(seat, true);
    caption(context, seat, t('caption.allLaps'), INK.amberLight);
    await hold(context, timingOf('lapFlash'));
  },
  tieBreakStarted: async (context) => {
    await context.row.back();
    await context.boardText.banner(t('slam.tie'));
  },
  raceEnded: async (context) => {
    await context.row.back();
    void context.boardText.banner(t('slam.finish'));
    await context.effects.flag();
  },
};

/** Animates one event; resolves when the next may begin. */
export async function animateEvent(context: HavocAnimationContext, event: HavocEvent): Promise<void> {
  const waits = tableTime(event);
  if (waits > 0) {
    await hold(context, context.pace.isReduced ? GLANCE : waits);
    return;
  }
  // The compiler can't relate the table's key type to the event's type.
  const animate = ANIMATIONS[event.type] as
    | ((context: HavocAnimationContext, event: HavocEvent) => Promise<void> | void)
    | undefined;
  await animate?.(context, event);
}

/** The line crossings that follow each move in a batch. */
export function crossingsOf(events: readonly HavocEvent[]): Map<HavocEvent, Crossing[]> {
  const found = new Map<HavocEvent, Crossing[]>();
  let moved: HavocEvent | null = null;
  for (const event of events) {
    if (event.type === 'pawnMoved') moved = event;
    else if (event.type === 'lineCrossed' && moved) found.set(moved, [...(found.get(moved) ?? []), event]);
  }
  return found;
}

/** A pause so that the viewer can see what happened before the next event. */
function hold(context: HavocAnimationContext, ms: number): Promise<void> {
  return context.stage.motion.wait(context.pace.ms(ms));
}
