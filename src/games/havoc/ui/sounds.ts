// The sounds of a Havoc Speedway race: dealer, Storm, coins and track. Not here: engines, which run while a car moves.

import { type SoundBook, soundsBy } from '@ui/sound/cues';
import { EFFECT_OF } from '../data/cards';
import type { HavocEventBody } from '../types';

/** Events that make no sound, and why. */
export const SILENT = {
  dealerTurn: 'the card is heard',
  stormTurn: 'the card is heard',
  suitCallAwaited: 'the call is heard',
  stormPassed: 'nothing happens',
  stageResults: 'the badges were heard',
  laneTurn: 'the lane is heard',
  coinTurn: 'the coin is heard',
  raceTurn: 'the die is heard',
  raceTurnEnded: 'the next car is heard',
  passEnded: 'the next pass is heard',
  tieBreakNarrowed: 'told by the standings',
} as const satisfies Partial<Record<HavocEventBody['type'], string>>;

const BOOK: SoundBook<HavocEventBody, keyof typeof SILENT> = {
  gameStarted: 'shuffle',
  stageStarted: ({ stage }) => (stage === 'racing' ? [{ sound: 'lights' }, { sound: 'go', after: 0.6 }] : 'stamp'),
  dealerGridDealt: 'deal',
  dealerCardFlipped: 'cardFlip',
  dealerTie: 'knock',
  dealerChosen: 'stamp',
  dealerButtonMoved: 'cardSlide',
  stormShuffled: 'shuffle',
  stormCardDealt: 'cardSlide',
  stormStarterTurned: 'cardFlip',
  suitCalled: 'call',
  toxicChanged: ({ count }) => (count === 0 ? 'coin' : 'bubbles'),
  cardPlayed: ({ seat, card }) => [
    { sound: 'cardSlide', seat },
    ...(EFFECT_OF[card] === 'toxic' ? [{ sound: 'thunder' as const, after: 0.1 }] : []),
  ],
  turnSkipped: 'refuse',
  stockReshuffled: 'shuffle',
  cardsDrawn: 'cardSlide',
  badgeAwarded: 'bell',
  stormEnded: 'cheer',
  laneChosen: 'stamp',
  coinsDrawn: 'coin',
  purseRefilled: 'coin',
  coinAwardForfeited: 'refuse',
  coinPlaced: 'knock',
  passStarted: 'knock',
  dieChosen: 'knock',
  dieRolled: 'dice',
  pawnMoved: ({ seat, cause, direction }) =>
    cause === 'coin' ? [{ sound: direction === 'forward' ? 'boost' : 'brake', seat }] : null,
  pawnBlocked: 'thud',
  lineCrossed: ({ direction }) => (direction === 'forward' ? 'cheer' : 'gasp'),
  laneShifted: 'squeal',
  checkEngine: 'spark',
  coinRevealed: 'coin',
  towed: ({ seat }) => [
    { sound: 'crash', seat },
    { sound: 'gasp', after: 0.2 },
  ],
  pitExited: 'gear',
  pitLaneEntered: 'brake',
  pitWallHit: 'crash',
  pitStuck: 'brake',
  merged: 'squeal',
  playerFinished: 'roar',
  tieBreakStarted: 'bell',
  raceEnded: 'roar',
};

/** The sound of an event. */
export const soundsOf = soundsBy<HavocEventBody, keyof typeof SILENT>(BOOK);
