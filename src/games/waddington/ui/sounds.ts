// The sounds of a race of Waddington's Formula 1. Not here: engines, which run while a car moves (ui/game/board).

import { type SoundBook, soundsBy } from '@ui/sound/cues';
import type { WaddingtonEventBody } from '../types';

/** Events that make no sound, and why. */
export const SILENT = {
  turnStarted: 'the car itself is heard',
  superbDriving: 'the corner is taken without a sound: that is the point',
  bandCrossed: 'how the corner is judged is heard',
  cardWindow: 'the card that is played is heard',
  tacticPassed: 'nothing happens',
  turnEnded: 'the next car is heard',
  roundEnded: 'the next round is heard',
} as const satisfies Partial<Record<WaddingtonEventBody['type'], string>>;

const BOOK: SoundBook<WaddingtonEventBody, keyof typeof SILENT> = {
  raceSetUp: 'shuffle',
  carChoiceRolled: 'dice',
  carChosen: 'stamp',
  packsShuffled: 'shuffle',
  tacticsDealt: 'deal',
  gridFormed: 'cheer',
  roundStarted: ({ final }) => (final ? 'bell' : 'cardSlide'),
  turnMissed: 'knock',
  restarted: 'go',
  speedSet: ({ seat, from, to }) => [{ sound: to < from ? 'brake' : 'gear', seat, pitch: 0.8 + to / 400 }],
  wearAdded: 'spark',
  carMoved: ({ seat, cause }) => (cause === 'card' ? [{ sound: 'boost', seat }] : null),
  lineCrossed: ({ first }) => (first ? null : 'cheer'),
  baulked: 'brake',
  tacticPlayed: 'cardFlip',
  cornerJudged: ({ seat, verdict }) =>
    verdict === 'clear' || verdict === 'superb' ? null : [{ sound: 'squeal', seat }],
  diceRolled: 'dice',
  spunOff: ({ seat }) => [
    { sound: 'squeal', seat },
    { sound: 'gravel', seat, after: 0.4 },
    { sound: 'gasp', after: 0.2 },
  ],
  pitEntered: 'brake',
  gaugesReset: 'pit',
  pitCardDrawn: 'cardFlip',
  tacticTaken: 'cardSlide',
  pitCardActivated: 'cardFlip',
  pitCardEnded: 'cardSlide',
  finalRound: 'bell',
  carFinished: 'roar',
  raceEnded: 'roar',
};

/** The sounds that an event plays. */
export const soundsOf = soundsBy<WaddingtonEventBody, keyof typeof SILENT>(BOOK);
