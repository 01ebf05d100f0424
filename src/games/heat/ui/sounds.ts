// The sounds of a Heat race. Not here: engines, which run while a car moves (ui/game/board), or how sounds are made.

import type { GameUi } from '@ui/game-ui';
import { type SoundBook, soundsBy } from '@ui/sound/cues';
import type { HeatUi } from '../narration/preview';
import type { HeatEventBody } from '../types';
import { SYMBOL_SOUNDS } from './symbols/symbols';

/** Events that make no sound, and why. */
export const SILENT = {
  decksBuilt: 'the shuffling of the start is theirs too',
  phaseStarted: 'what is done in it is heard',
  seatLocked: 'told by the standings, and a race of six would click all the time',
  seatUnlocked: 'told by the standings',
  activeSeat: 'the car itself is heard',
  cardsCommitted: 'the cards are heard when they are turned over',
  valueChosen: 'the move that follows is heard',
  speedSet: 'the engine is heard',
  legendDecided: 'the engine is heard',
  cornerLineCrossed: 'how the corner went is heard',
  lapLost: 'the spin is heard',
  finalRoundCancelled: 'the spin is heard',
  adrenalineGranted: 'told by the standings',
  reactEnded: 'what was done is heard',
  slipstreamOffered: 'the answer is heard',
  slipstreamDeclined: 'nothing happens',
  cornerPassed: 'a corner taken well makes no noise but the engine',
  roundEnded: 'the next round is heard',
  lapTimed: 'the line was heard',
} as const satisfies Partial<Record<HeatEventBody['type'], string>>;

const BOOK: SoundBook<HeatEventBody, keyof typeof SILENT> = {
  raceSetUp: 'shuffle',
  eventRevealed: 'cardFlip',
  draftRoundStarted: 'deal',
  upgradePicked: 'cardFlip',
  draftRoundEnded: 'cardSlide',
  weatherRevealed: ({ weather }) => (weather === 'rain' || weather === 'storm' ? 'thunder' : 'stamp'),
  roadTokensPlaced: 'stamp',
  sponsorsDealt: 'cardSlide',
  sponsorTaken: 'coin',
  gridSet: 'cheer',
  handFilled: 'deal',
  raceStarted: () => [
    { sound: 'lights' },
    { sound: 'lights', after: 0.6 },
    { sound: 'lights', after: 1.2 },
    { sound: 'go', after: 2 },
  ],
  roundStarted: 'cardSlide',
  gearsRevealed: ({ shifts }) =>
    shifts.map(({ seat, to }, nth) => ({ sound: 'gear', seat, pitch: 0.8 + to * 0.1, after: nth * 0.09 })),
  legendCardTurned: 'cardFlip',
  clutteredHand: 'refuse',
  cardsRevealed: 'cardFlip',
  cardHeatPaid: 'spark',
  cardStalled: 'thud',
  cardFlipped: 'cardFlip',
  deckReshuffled: 'shuffle',
  carMoved: ({ seat, cause }) => (cause === 'play' || cause === 'legend' ? null : [{ sound: 'boost', seat }]),
  lapCompleted: 'cheer',
  finalRound: 'bell',
  boosted: 'boost',
  ...SYMBOL_SOUNDS,
  slipstreamed: 'wind',
  cornerPaid: ({ seat, heat }) => [
    { sound: 'squeal', seat, pitch: 1 - Math.min(heat, 5) * 0.04 },
    { sound: 'brake', seat },
  ],
  spunOut: ({ seat }) => [
    { sound: 'squeal', seat },
    { sound: 'gravel', seat, after: 0.4 },
    { sound: 'gasp', after: 0.2 },
  ],
  eliminated: ({ seat }) => [{ sound: 'crash', seat }, { sound: 'gasp' }],
  retired: 'brake',
  discarded: 'cardSlide',
  refreshed: 'shuffle',
  raceFinished: 'roar',
  qualifyingFinished: 'roar',
};

/** Rain, while it rains; at a start that is shown, from its reveal on. */
export const ambienceOf: NonNullable<GameUi<HeatUi>['ambienceOf']> = (view, events) => {
  const revealed = events.find((event) => event.type === 'weatherRevealed');
  const isCovered = revealed === undefined && events.some(({ type }) => type === 'raceSetUp');
  const weather = revealed?.weather ?? (isCovered ? null : view.weather);
  return weather === 'rain' || weather === 'storm' ? ['rain'] : [];
};

/** The sounds of an event. */
export const soundsOf = soundsBy<HeatEventBody, keyof typeof SILENT>(BOOK);
