// What random races must reach, what they cannot reach and why, and what is hidden from whom.
// Read by src/games/laws.test.ts.

import type { Coverage } from '@core/laws/coverage';
import { CIRCUIT_IDS } from '../data/circuits';
import type { FormulaConfig, FormulaTypes } from '../types';
import { anyRace, raceConfig } from './race-config';

/** Races over field sizes and options. */
const RACES: readonly FormulaConfig[] = [
  raceConfig('monaco', 10, { slipstream: true }),
  raceConfig('serra-alta', 8, { wearPoints: 30, slipstream: true, raceEnd: 1 }),
  raceConfig('paddock-ring', 10, { laps: 2, wearPoints: 30, teamPoints: true }),
  raceConfig('paddock-ring', 10, { laps: 3, grid: 'seats', collision: 'all', slipstream: true, wearPoints: 30 }),
  raceConfig('monaco', 4, { laps: 2, greatStart: '20', wearPoints: 24 }),
  raceConfig('serra-alta', 2, { wearPoints: 10, pitStops: false, laps: 2 }),
  raceConfig('paddock-ring', 10, { grid: 'reversed', slipstream: true, wearPoints: 30 }),
];

/** Races over all circuits, field sizes and options. One more on each that is not among them. */
export const coverage: Coverage<FormulaTypes> = {
  configs: [
    ...RACES,
    ...CIRCUIT_IDS.filter((id) => RACES.every(({ circuit }) => circuit !== id)).map((id) =>
      raceConfig(id, 4, { slipstream: true }),
    ),
  ],
  anyConfig: anyRace,
  maxSteps: 10_000,
  actions: { gear: 'played', move: 'played', slipstream: 'played', decline: 'played' },
  events: {
    raceSetUp: 'played',
    gridRolled: 'played',
    gridFormed: 'played',
    roundStarted: 'played',
    turnStarted: 'played',
    startRolled: 'played',
    gearChosen: 'played',
    dieRolled: 'played',
    movesOffered: 'played',
    moveChosen: 'played',
    carMoved: 'played',
    blocked: 'played',
    cornerEntered: 'played',
    cornerLeft: 'played',
    overshot: 'played',
    wearChanged: 'played',
    lapCompleted: 'played',
    pitEntered: 'played',
    pitQueued: 'played',
    pitServiced: 'played',
    pitLeft: 'played',
    slipstreamOffered: 'played',
    slipstreamTaken: 'played',
    slipstreamDeclined: 'played',
    stopMade: 'played',
    collisionRolled: 'played',
    motorStrained: 'played',
    motorTested: 'played',
    carEliminated: 'played',
    carFinished: 'played',
    turnEnded: 'played',
    roundEnded: 'played',
    raceEnded: 'played',
  },
  violations: {
    'wrong-ask': 'played',
    'gear-not-reachable': 'played',
    'gear-too-dear': 'played',
    'pit-gear': 'played',
    'not-reachable': 'played',
    'does-not-survive': 'played',
    'slipstream-end': 'played',
  },
  // Nobody holds hidden information; the generator is always checked.
  hidden: () => ({}),
};
