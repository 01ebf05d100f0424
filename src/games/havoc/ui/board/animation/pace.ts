// How long each event delays the next one at 1x. Cards and the dealer grid are not on the track: the board waits as long as
// the panels over it take, so both stay in step.

import type { Seat } from '@core/contract';
import { cutTime, speedFactorFor } from '@ui/stage/motion/timing';
import { THROW_TIME } from '@ui/stage/motion/tumble';
import { timingOf } from '../../../data/timings';
import type { HavocEvent } from '../../../types';

type EventOf<T extends HavocEvent['type']> = Extract<HavocEvent, { type: T }>;
type Holds = { [T in HavocEvent['type']]?: (event: EventOf<T>) => number };

/** Time to read who plays next or what is skipped, ms. */
const READ = 350;

/** Events shown over the table. */
const TABLE: Holds = {
  dealerGridDealt: ({ cards }) => cards * timingOf('dealerGridDealCard'),
  dealerCardFlipped: () => timingOf('dealerCardFlip') + timingOf('dealerCardHold') + timingOf('dealerCardFly'),
  dealerTie: () => READ,
  dealerChosen: () => timingOf('dealerButtonDrop') + timingOf('dealerToStormDelay'),
  dealerButtonMoved: () => timingOf('dealerButtonPass'),
  stormShuffled: () => timingOf('stormReshuffle'),
  stormCardDealt: () => timingOf('stormDealCard'),
  stormStarterTurned: () => timingOf('stormPlayCard'),
  suitCalled: () => READ,
  stormTurn: () => timingOf('stormActiveHandZoom'),
  cardPlayed: () => timingOf('stormPlayCard'),
  suitCallAwaited: () => timingOf('stormQueenBubble'),
  turnSkipped: () => READ,
  stockReshuffled: () => timingOf('stormReshuffle'),
  cardsDrawn: ({ count }) => count * timingOf('stormDrawCard'),
  stormPassed: () => READ,
  badgeAwarded: () => timingOf('badgeDrop'),
  coinsDrawn: ({ count }) => count * timingOf('coinDraw'),
  purseRefilled: () => READ,
  coinAwardForfeited: () => READ,
};

/** Events on the track that delay the next one. */
const TRACK: Holds = {
  laneChosen: () => timingOf('lanePawnAppear'),
  coinPlaced: () => timingOf('coinPlace'),
  dieRolled: () => THROW_TIME,
  pawnMoved: ({ made }) => made * timingOf('pawnStep'),
  pawnBlocked: () => timingOf('bump'),
  laneShifted: ({ path }) => (path.length - 1) * timingOf('pawnLaneStep'),
  checkEngine: () => timingOf('checkEngine'),
  coinRevealed: () => timingOf('coinReveal'),
  towed: () => timingOf('tow'),
  pitWallHit: ({ path }) => path.length * timingOf('pawnStep') + timingOf('pitWallCrash') + timingOf('tow'),
  pitStuck: () => timingOf('bump') * 2,
  playerFinished: () => timingOf('lapFlash'),
  tieBreakStarted: () => 1100,
  raceEnded: () => 1400,
};

/** How long the board waits for an event shown over the table, ms at 1x; 0 for other events. */
export function tableTime(event: HavocEvent): number {
  return timeIn(TABLE, event);
}

/** The speed factor for everything on the track in this batch: its share of the usual time. */
export function speedFactorOf(events: readonly HavocEvent[]): number {
  return speedFactorFor(events.reduce((sum, event) => sum + timeIn(TRACK, event), 0));
}

/** The car that moves in an event, which the camera follows; null if none. */
export function moverOf(event: HavocEvent): Seat | null {
  return event.type === 'pawnMoved' || event.type === 'laneShifted' || event.type === 'pitWallHit' ? event.seat : null;
}

/** Duration of all these events at 1x, including camera moves from car to car, ms. */
export function animationTime(events: readonly HavocEvent[]): number {
  return (
    events.reduce((sum, event) => sum + tableTime(event) + timeIn(TRACK, event), 0) * speedFactorOf(events) +
    cutTime(events.map(moverOf))
  );
}

function timeIn(holds: Holds, event: HavocEvent): number {
  // The compiler can't relate the table's key type to the event's type.
  const hold = holds[event.type] as ((event: HavocEvent) => number) | undefined;
  return hold?.(event) ?? 0;
}
