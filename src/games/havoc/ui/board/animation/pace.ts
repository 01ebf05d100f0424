// How long each event holds up the next one at 1x. Cards and the dealer grid have no place on the track: the board waits
// for as long as the panels over it take, so that both stay in step.

import type { Seat } from '@core/contract';
import { cutTime, speedFactorFor } from '@ui/stage/motion/timing';
import { THROW_TIME } from '@ui/stage/motion/tumble';
import { timingOf } from '../../../data/timings';
import type { HavocEvent } from '../../../types';

type EventOf<T extends HavocEvent['type']> = Extract<HavocEvent, { type: T }>;
type Holds = { [T in HavocEvent['type']]?: (event: EventOf<T>) => number };

/** Time to read who plays next or what is left out, ms. */
const READ = 350;

/** Events that happen over the table. */
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

/** Events on the track, as far as they hold up the next one. */
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

/** What the board waits for an event that is shown over the table, ms at 1x; 0: it is none of these. */
export function tableTime(event: HavocEvent): number {
  return timeIn(TABLE, event);
}

/** Share of its usual time that everything on the track takes in this batch. */
export function speedFactorOf(events: readonly HavocEvent[]): number {
  return speedFactorFor(events.reduce((sum, event) => sum + timeIn(TRACK, event), 0));
}

/** The car that moves in an event, to which the camera goes; null: none does. */
export function moverOf(event: HavocEvent): Seat | null {
  return event.type === 'pawnMoved' || event.type === 'laneShifted' || event.type === 'pitWallHit' ? event.seat : null;
}

/** What all of this takes at 1x, ms, the camera on its way from car to car included. */
export function animationTime(events: readonly HavocEvent[]): number {
  return (
    events.reduce((sum, event) => sum + tableTime(event) + timeIn(TRACK, event), 0) * speedFactorOf(events) +
    cutTime(events.map(moverOf))
  );
}

function timeIn(holds: Holds, event: HavocEvent): number {
  // The table is keyed by the very type it is looked up with, which the compiler cannot follow.
  const hold = holds[event.type] as ((event: HavocEvent) => number) | undefined;
  return hold?.(event) ?? 0;
}
