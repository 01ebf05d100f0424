// Waddington's Formula 1 as a game of Paddock: the definition and nothing else.

import type { GameDefinition } from '@core/contract';
import { scripted } from '@core/lesson-script';
import { scoresByPlace } from '@core/scores';
import { ACHIEVEMENTS } from './achievements/achievements';
import { actions, sample } from './actions';
import { waddingtonAi } from './ai';
import { BALANCE } from './balance';
import { apply, check } from './check';
import { choices } from './choices';
import { CAMPAIGN, HANDICAPS } from './data/campaign';
import { CAR_COLOURS } from './data/charts';
import { LADDER } from './data/ladder';
import { LESSON } from './data/lesson';
import { encountersOf } from './encounters';
import { fallback } from './fallback';
import { FIGURES, figuresOf } from './figures';
import { SCRIPT } from './lesson/script';
import { VERDICT } from './lesson/verdict';
import { CHAMPIONSHIPS, CIRCUIT_LIST, OPTIONS } from './options';
import { pointsFor } from './points';
import { actionSchema, configSchema, stateSchema } from './schemas';
import { CARS, checkConfig, LAPS, setup } from './setup';
import { behind, standings } from './standings';
import { TRIALS } from './trials/trials';
import type { WaddingtonTypes } from './types';
import { view, viewEvent } from './view';
import { workshop } from './workshop/workshop';

/** Waddington's Formula 1: rules R1 to R63 of RULES.md. */
export const waddington: GameDefinition<WaddingtonTypes> = {
  id: 'waddington',
  name: 'Waddington’s Formula 1',
  seats: [CARS.min, CARS.max],
  colours: CAR_COLOURS,
  circuits: CIRCUIT_LIST,
  workshop,
  options: OPTIONS,
  automata: [],
  givenGrid: { carChoice: 'standings' },
  seatGrid: { carChoice: 'given' },
  figures: FIGURES,
  daily: {
    cars: 6,
    races: [
      { carChoice: 'given', laps: 3 },
      { carChoice: 'given', laps: 3, strictTyres: true },
      { carChoice: 'given', laps: 3, pitCards: false },
      { carChoice: 'given', laps: 3, handSize: 4 },
    ],
    short: { options: { carChoice: 'given', laps: LAPS.min, pitCards: false, handSize: 3 } },
  },
  trials: TRIALS,
  handicaps: HANDICAPS,
  campaign: CAMPAIGN,
  presets: [],
  championships: CHAMPIONSHIPS,
  series: null,
  rulesVersion: 2,
  stateVersion: 1,
  migrations: [],
  schemas: { config: configSchema, action: actionSchema, state: stateSchema },
  // Dice are draws, which the engine sees itself. These events show a card that was face down.
  reveals: ['pitCardDrawn', 'tacticTaken', 'tacticsDealt'],
  checkConfig,
  setup,
  check,
  apply,
  choices,
  actions,
  sample,
  fallback,
  view,
  viewEvent,
  standings,
  // Cars are chosen before the first round.
  round: (s) => Math.max(1, s.round),
  carColours: (s) => s.cars.map((car) => car.colour),
  figuresOf,
  points: pointsFor,
  scores: (s) => scoresByPlace(standings(s), pointsFor),
  behind,
  encountersOf,
  balance: BALANCE,
  achievements: ACHIEVEMENTS,
  ai: waddingtonAi,
  ladder: LADDER,
  lesson: scripted(LESSON, SCRIPT, VERDICT),
};
