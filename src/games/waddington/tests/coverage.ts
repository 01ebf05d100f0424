// What random races must reach, what they cannot reach and why, and what is hidden from whom.
// Read by src/games/laws.test.ts.

import type { Coverage } from '@core/laws/coverage';
import { CIRCUIT_IDS } from '../data/circuits';
import type { WaddingtonTypes } from '../types';
import { anyRace, raceConfig } from './race-config';

const CONFIGS = [
  raceConfig('thornbury-park', 6, { carChoice: 'dice', laps: 3 }),
  raceConfig('porto-sirena', 4, { carChoice: 'seats' }),
  raceConfig('hohenwaldring', 3, { carChoice: 'random', laps: 3, strictTyres: true }),
  raceConfig('porto-sirena', 5, { laps: 3, handSize: 2 }),
  raceConfig('thornbury-park', 2, { laps: 3, pitCards: false }),
  raceConfig('hohenwaldring', 6, { laps: 3, carChoice: 'dice' }),
  raceConfig('thornbury-park', 4, { laps: 4, handSize: 0 }),
];

/** Races over all circuits, field sizes and options. */
export const coverage: Coverage<WaddingtonTypes> = {
  configs: [
    ...CONFIGS,
    ...CIRCUIT_IDS.filter((id) => !CONFIGS.some(({ circuit }) => circuit === id)).map((id) =>
      raceConfig(id, 4, { laps: 3 }),
    ),
  ],
  anyConfig: anyRace,
  maxSteps: 10_000,
  actions: { car: 'played', drive: 'played', run: 'played', card: 'played', pass: 'played', tyres: 'played' },
  events: {
    raceSetUp: 'played',
    carChoiceRolled: 'played',
    carChosen: 'played',
    packsShuffled: 'played',
    tacticsDealt: 'played',
    gridFormed: 'played',
    roundStarted: 'played',
    turnStarted: 'played',
    turnMissed: 'played',
    superbDriving: 'played',
    restarted: 'played',
    speedSet: 'played',
    wearAdded: 'played',
    carMoved: 'played',
    lineCrossed: 'played',
    bandCrossed: 'played',
    baulked: 'played',
    cardWindow: 'played',
    tacticPlayed: 'played',
    tacticPassed: 'played',
    cornerJudged: 'played',
    diceRolled: 'played',
    spunOff: 'played',
    pitEntered: 'played',
    gaugesReset: 'played',
    pitCardDrawn: 'played',
    tacticTaken: 'played',
    pitCardActivated: 'played',
    pitCardEnded: 'played',
    finalRound: 'played',
    carFinished: 'played',
    turnEnded: 'played',
    roundEnded: 'played',
    raceEnded: 'played',
  },
  violations: {
    'wrong-ask': 'played',
    'car-taken': 'played',
    'speed-not-choosable': 'played',
    'path-length': 'played',
    'not-a-step': 'played',
    'square-taken': 'played',
    'not-held-up': 'played',
    'run-length': 'played',
    'run-reading': 'played',
    'card-not-held': 'played',
    'not-in-window': 'played',
    'card-path': 'played',
    'surge-speed': 'played',
    'no-superb': 'played',
  },
  hidden: (s, seat) => {
    const rivals = s.cars.filter((_, other) => other !== seat);
    const hands = rivals.map((car) => car.hand.filter((card) => !car.shown.includes(card)));
    const zones: Record<string, number[] | number[][]> = {};
    if (hands.some((hand) => hand.length > 0)) zones.hands = hands;
    if (s.stock.length > 1) zones.stock = s.stock;
    if (s.pitUnseen > 1) zones.pitPack = s.pitPack.slice(-s.pitUnseen);
    return zones;
  },
};
