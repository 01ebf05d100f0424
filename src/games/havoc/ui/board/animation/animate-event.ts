// Which event shows what on the board, and how long it holds up the next one.

import { PAINFUL, WELCOME } from '@ui/game/board/captions';
import { INK } from '@ui/stage/ink';
import { COIN_MOVE } from '../../../data/coins';
import { timingOf } from '../../../data/timings';
import { t } from '../../../text/t';
import type { HavocEvent } from '../../../types';
import { rollDice } from './dice';
import { appear, bump, crash, drive, shift, tow } from './drive';
import { tableTime } from './pace';
import { type Crossing, caption, type Table } from './table';
import { coinCaption } from './words';

type EventOf<T extends HavocEvent['type']> = Extract<HavocEvent, { type: T }>;
type Animations = { [T in HavocEvent['type']]?: (table: Table, event: EventOf<T>) => Promise<void> | void };

/** What is shown over the table is there at once with reduced motion; this long it takes to be seen, ms. */
const GLANCE = 80;

/**
 * Everything the board has to show for an event. A returned promise holds up the next event;
 * what an animation starts without waiting goes on beside it. Events of the table are paced by tableTime.
 */
const ANIMATIONS: Animations = {
  laneTurn: async (table, { seat }) => {
    table.cars.setActive(seat);
    await table.row.hold();
  },
  laneChosen: (table, event) => appear(table, event),
  coinTurn: (table, { seat }) => table.cars.setActive(seat),
  coinPlaced: (table, { at, coin }) => table.coins.drop(at, coin),
  raceTurn: async (table, { seat }) => {
    table.cars.setActive(seat);
    await table.row.back();
    table.followed(seat);
  },
  dieRolled: async (table, event) => {
    table.cars.setActive(event.seat);
    void table.near([event.seat]);
    await rollDice(table, event);
  },
  pawnMoved: (table, event) => drive(table, event),
  pawnBlocked: (table, event) => bump(table, event),
  laneShifted: (table, event) => shift(table, event),
  checkEngine: async (table, { seat }) => {
    const spot = table.cars.spotOf(seat);
    table.effects.smoke({ ...spot, x: spot.x + Math.cos(spot.angle) * 18, y: spot.y + Math.sin(spot.angle) * 18 });
    void table.words.slam(t('slam.checkEngine'), spot, PAINFUL);
    await hold(table, timingOf('checkEngine'));
  },
  coinRevealed: async (table, { at, coin, seat, chain }) => {
    await table.coins.reveal(at, coin);
    caption(table, seat, coinCaption(coin, chain), (COIN_MOVE[coin] ?? 0) > 0 ? WELCOME : PAINFUL);
  },
  towed: async (table, { seat, to }) => {
    void table.words.slam(t('slam.tow'), table.cars.spotOf(seat), PAINFUL);
    await tow(table, seat, to);
  },
  pitExited: (table, { seat }) => caption(table, seat, t('caption.pitExit'), WELCOME),
  pitLaneEntered: (table, { seat }) => caption(table, seat, t('caption.pitLane'), PAINFUL),
  pitWallHit: (table, event) => crash(table, event),
  pitStuck: async (table, { seat }) => {
    caption(table, seat, t('caption.stuck'), PAINFUL);
    await hold(table, timingOf('bump') * 2);
  },
  merged: (table, { seat }) => caption(table, seat, t('caption.merged'), WELCOME),
  raceTurnEnded: (table) => hold(table, timingOf('bump')),
  playerFinished: async (table, { seat }) => {
    table.cars.setFinished(seat, true);
    caption(table, seat, t('caption.allLaps'), INK.amberLight);
    await hold(table, timingOf('lapFlash'));
  },
  tieBreakStarted: async (table) => {
    await table.row.back();
    await table.words.banner(t('slam.tie'));
  },
  raceEnded: async (table) => {
    await table.row.back();
    void table.words.banner(t('slam.finish'));
    await table.effects.flag();
  },
};

/** Animates one event; resolves when the next may begin. */
export async function animateEvent(table: Table, event: HavocEvent): Promise<void> {
  const waits = tableTime(event);
  if (waits > 0) {
    await hold(table, table.pace.isReduced ? GLANCE : waits);
    return;
  }
  // The table of animations is keyed by the very type it is looked up with, which the compiler cannot follow.
  const animate = ANIMATIONS[event.type] as ((table: Table, event: HavocEvent) => Promise<void> | void) | undefined;
  await animate?.(table, event);
}

/** The crossings of the line that follow each move in a batch. */
export function crossingsOf(events: readonly HavocEvent[]): Map<HavocEvent, Crossing[]> {
  const found = new Map<HavocEvent, Crossing[]>();
  let moved: HavocEvent | null = null;
  for (const event of events) {
    if (event.type === 'pawnMoved') moved = event;
    else if (event.type === 'lineCrossed' && moved) found.set(moved, [...(found.get(moved) ?? []), event]);
  }
  return found;
}

/** Time to see what happened before the next event. */
function hold(table: Table, ms: number): Promise<void> {
  return table.stage.motion.wait(table.pace.ms(ms));
}
