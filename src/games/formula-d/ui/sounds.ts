// The sounds of a Formula D race. Not here: engines, which run while a car moves (ui/game/board).

import { type SoundBook, soundsBy } from '@ui/sound/cues';
import type { FormulaEventBody } from '../types';

/** Events that make no sound, and why. */
export const SILENT = {
  turnStarted: 'the car itself is heard',
  movesOffered: 'the move is heard',
  moveChosen: 'the move is heard',
  cornerEntered: 'the engine is heard',
  cornerLeft: 'the engine is heard',
  slipstreamOffered: 'the answer is heard',
  slipstreamDeclined: 'nothing happens',
  turnEnded: 'the next car is heard',
  roundEnded: 'the next round is heard',
} as const satisfies Partial<Record<FormulaEventBody['type'], string>>;

const BOOK: SoundBook<FormulaEventBody, keyof typeof SILENT> = {
  raceSetUp: 'shuffle',
  gridRolled: 'dice',
  gridFormed: () => [
    { sound: 'lights' },
    { sound: 'lights', after: 0.6 },
    { sound: 'lights', after: 1.2 },
    { sound: 'go', after: 2 },
  ],
  roundStarted: 'knock',
  startRolled: ({ seat, outcome }) => [
    { sound: 'dice', seat },
    ...(outcome === 'normal'
      ? []
      : [{ sound: outcome === 'great' ? ('boost' as const) : ('thud' as const), seat, after: 0.6 }]),
  ],
  gearChosen: ({ seat, from, to }) => [{ sound: to < from ? 'brake' : 'gear', seat, pitch: 0.75 + to * 0.1 }],
  dieRolled: 'dice',
  carMoved: ({ seat, cause }) => (cause === 'slipstream' || cause === 'great' ? [{ sound: 'boost', seat }] : null),
  blocked: 'brake',
  overshot: 'squeal',
  wearChanged: ({ seat, reason }) => (reason === 'pit' ? null : [{ sound: 'spark', seat }]),
  lapCompleted: 'cheer',
  pitEntered: 'brake',
  pitQueued: 'brake',
  pitServiced: 'pit',
  pitLeft: 'gear',
  slipstreamTaken: 'wind',
  stopMade: 'brake',
  collisionRolled: ({ seat, lost }) => [
    { sound: 'dice' },
    ...(lost ? [{ sound: 'thud' as const, seat, after: 0.6 }] : []),
  ],
  motorStrained: 'spark',
  motorTested: ({ seat, lost }) => [
    { sound: 'dice' },
    ...(lost ? [{ sound: 'spark' as const, seat, after: 0.6 }] : []),
  ],
  carEliminated: ({ seat }) => [
    { sound: 'crash', seat },
    { sound: 'gasp', after: 0.2 },
  ],
  carFinished: 'roar',
  raceEnded: 'roar',
};

/** The sounds that an event plays. */
export const soundsOf = soundsBy<FormulaEventBody, keyof typeof SILENT>(BOOK);
