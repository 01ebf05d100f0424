// The sounds of a RoboRally race: the factory's machines, and the robots.

import { type SoundBook, soundsBy } from '@ui/sound/cues';
import type { RoborallyEventBody } from '../types';

/** Events that make no sound, and why. */
export const SILENT = {
  draftChanged: 'the hand itself clicks',
  cardFixed: 'the hand itself clicks',
  programSubmitted: 'told by the standings, and a table of eight would click all the time',
  cardStarted: 'what the card does is heard',
  registerEnded: 'the next register is heard',
  respawnAsked: 'the answer is heard',
  turnEnded: 'the next turn is heard',
} as const satisfies Partial<Record<RoborallyEventBody['type'], string>>;

const BOOK: SoundBook<RoborallyEventBody, keyof typeof SILENT> = {
  raceStarted: 'beam',
  turnStarted: 'shuffle',
  lockedFilled: 'cardFlip',
  cardsDealt: 'deal',
  timerExpired: 'lastSeconds',
  powerDownAnnounced: 'servo',
  stayDownChosen: 'servo',
  registerStarted: 'knock',
  cardsRevealed: 'cardFlip',
  robotRotated: 'servo',
  robotsMoved: ({ by, moves }) => {
    const pushed = moves.length > 1;
    const seat = by === -1 ? moves[0]?.seat : by;
    return [
      seat === undefined ? { sound: 'servo' } : { sound: 'servo', seat, pitch: 0.8 },
      ...(pushed ? [{ sound: 'clank' as const, after: 0.1 }] : []),
    ];
  },
  moveBlocked: 'clank',
  beltsMoved: ({ pass }) => [{ sound: 'belt', pitch: pass === 'express' ? 1.4 : 1 }],
  beltsHeld: 'thud',
  pusherFired: 'piston',
  gearsTurned: 'clank',
  lasersFired: ({ shots }) => (shots.length > 0 ? 'laser' : null),
  damageTaken: 'spark',
  registersLocked: 'stamp',
  robotDestroyed: ({ seat, cause }) =>
    cause === 'damage'
      ? [{ sound: 'crash', seat }]
      : [
          { sound: 'fall', seat },
          { sound: 'gasp', after: 0.3 },
        ],
  robotEliminated: 'gasp',
  checkpointTouched: 'cheer',
  archiveMoved: 'stamp',
  robotFinished: 'roar',
  repaired: 'pit',
  cardsDiscarded: 'cardSlide',
  registersUnlocked: 'cardFlip',
  robotRespawned: 'beam',
  poweredDown: 'servo',
  poweredUp: 'beam',
  optionDrawn: 'cardFlip',
  optionUsed: 'spark',
  optionLost: 'cardSlide',
  seatRetired: 'thud',
  raceEnded: 'roar',
};

/** The sound of an event. */
export const soundsOf = soundsBy<RoborallyEventBody, keyof typeof SILENT>(BOOK);
