// What random races must cover, what they can't cover and why, and what is hidden from each viewer. Used by
// src/games/laws.test.ts.

import type { Coverage } from '@core/laws/coverage';
import { COURSE_IDS } from '../data/courses';
import type { RoborallyConfig, RoborallyTypes } from '../types';
import { anyRace, raceConfig } from './race-config';

/** Races over field sizes and options. */
const RACES: readonly RoborallyConfig[] = [
  raceConfig('first-shift', 4, { docks: 'random' }),
  raceConfig('first-shift', 8, { docks: 'random', lives: 5, turnLimit: 200 }),
  raceConfig('day-trip', 2, { checkpointRepair: 'one', repair: 'one', lastStanding: false }),
  raceConfig('clover-sprint', 3, { docks: 'given', race: 2, noTakebacks: true }),
  raceConfig('foundry-run', 8, { lives: 1, optionCards: true }),
  raceConfig('double-shift', 5, { forPlaces: true, checkpointRepair: 'all' }),
  raceConfig('rush-hour', 6, { repairArchive: true, downFires: true }),
  raceConfig('needles-eye', 4, { optionCards: true, lives: 5, turnLimit: 20 }),
  raceConfig('meltdown', 3, { turnLimit: 0, noTakebacks: true, race: 3 }),
  raceConfig('first-shift', 2, { optionCards: true, lives: 5, lastStanding: false, forPlaces: true, turnLimit: 200 }),
  raceConfig('first-shift', 8, { optionCards: true, turnLimit: 200, lives: 5, noTakebacks: true }),
];

/** Races over all courses, field sizes and options. One more on each that is not among them. */
export const coverage: Coverage<RoborallyTypes> = {
  configs: [
    ...RACES,
    ...COURSE_IDS.filter((id) => RACES.every(({ circuit }) => circuit !== id)).map((id) => raceConfig(id, 4)),
  ],
  anyConfig: anyRace,
  maxSteps: 10_000,
  actions: {
    draft: 'played',
    program: 'played',
    timeout: 'played',
    power: 'played',
    respawn: 'played',
    retire: 'played',
    wait: 'played',
  },
  events: {
    raceStarted: 'played',
    turnStarted: 'played',
    lockedFilled: 'played',
    cardsDealt: 'played',
    draftChanged: 'played',
    cardFixed: 'played',
    programSubmitted: 'played',
    timerExpired: 'played',
    powerDownAnnounced: 'played',
    stayDownChosen: 'played',
    registerStarted: 'played',
    cardsRevealed: 'played',
    cardStarted: 'played',
    robotRotated: 'played',
    robotsMoved: 'played',
    moveBlocked: 'played',
    beltsMoved: 'played',
    beltsHeld: 'played',
    pusherFired: 'played',
    gearsTurned: 'played',
    lasersFired: 'played',
    damageTaken: 'played',
    registersLocked: 'played',
    robotDestroyed: 'played',
    robotEliminated: 'played',
    checkpointTouched: 'played',
    archiveMoved: 'played',
    robotFinished: 'played',
    registerEnded: 'played',
    repaired: 'played',
    cardsDiscarded: 'played',
    registersUnlocked: 'played',
    respawnAsked: 'played',
    robotRespawned: 'played',
    poweredDown: 'played',
    poweredUp: 'played',
    optionDrawn: 'played',
    optionUsed: 'played',
    optionLost: 'played',
    seatRetired: 'played',
    turnEnded: 'played',
    raceEnded: 'played',
  },
  violations: {
    'wrong-ask': 'played',
    submitted: 'played',
    'not-submitted': 'played',
    'register-locked': 'played',
    'register-empty': 'played',
    'card-not-in-hand': 'played',
    'card-fixed': 'played',
    'no-mark': 'played',
    'no-gyro': 'played',
    'no-spend': 'played',
    'respawn-cell': 'played',
    'respawn-facing': 'played',
    'nothing-to-keep': 'played',
    'no-option-to-lose': 'played',
  },
  hidden: (s, seat) => {
    const rivals = s.robots.filter((_, other) => other !== seat);
    const zones: Record<string, number[][] | number[]> = {};
    if (rivals.some((robot) => robot.hand.length > 0)) zones.hands = rivals.map((robot) => robot.hand);
    const sealed = rivals.map((robot) => robot.sealed).filter((cards) => cards.some((card) => card > 0));
    if (sealed.length > 0) zones.programs = sealed;
    if (s.optionDeck.length > 1) zones.optionDeck = s.optionDeck;
    return zones;
  },
};
