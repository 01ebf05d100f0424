// Formula D as a game of Paddock: the definition and nothing else.

import type { GameDefinition } from '@core/contract';
import { scripted } from '@core/lesson-script';
import { scoresByPlace } from '@core/scores';
import { shortfall } from '@kit/order';
import { ACHIEVEMENTS } from './achievements/achievements';
import { actions, sample } from './actions';
import { formulaAi } from './ai';
import { BALANCE } from './balance';
import { apply, check } from './check';
import { choices } from './choices';
import { CAMPAIGN, HANDICAPS } from './data/campaign';
import { CAR_COLOURS } from './data/cars';
import { LADDER } from './data/ladder';
import { LESSON } from './data/lesson';
import { encountersOf } from './encounters';
import { fallback } from './fallback';
import { FIGURES, figuresOf } from './figures';
import { SCRIPT } from './lesson/script';
import { VERDICT } from './lesson/verdict';
import { CIRCUIT_LIST, OPTIONS } from './options';
import { actionSchema, configSchema, stateSchema } from './schemas';
import { CARS, checkConfig, setup } from './setup';
import { pointsFor, standings } from './standings';
import { TRIALS } from './trials/trials';
import type { FormulaTypes } from './types';
import { view, viewEvent } from './view';
import { workshop } from './workshop/workshop';

/** Formula D: rules R1 to R67 of RULES.md. */
export const formulaD: GameDefinition<FormulaTypes> = {
  id: 'formula-d',
  name: 'Formula D',
  seats: [CARS.min, CARS.max],
  colours: CAR_COLOURS,
  circuits: CIRCUIT_LIST,
  workshop,
  options: OPTIONS,
  automata: [],
  givenGrid: { grid: 'standings' },
  seatGrid: { grid: 'seats' },
  figures: FIGURES,
  daily: {
    cars: 6,
    races: [
      { grid: 'seats', laps: 1 },
      { grid: 'seats', laps: 1, slipstream: true },
      { grid: 'seats', laps: 1, wearPoints: 14 },
      { grid: 'seats', laps: 2, slipstream: true },
    ],
    short: { options: { grid: 'seats', laps: 1, slipstream: true, wearPoints: 12 } },
  },
  trials: TRIALS,
  handicaps: HANDICAPS,
  campaign: CAMPAIGN,
  presets: [],
  championships: [],
  series: null,
  rulesVersion: 1,
  stateVersion: 1,
  migrations: [],
  schemas: { config: configSchema, action: actionSchema, state: stateSchema },
  // Nothing is hidden. Only dice prevent a take-back, and the engine sees those itself.
  reveals: [],
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
  round: (s) => s.round,
  figuresOf,
  points: pointsFor,
  scores: (s) => scoresByPlace(standings(s), pointsFor),
  // Rounds behind the winner; cars that did not take the flag have none.
  behind: (winner, car) => shortfall(car.figures.rounds, winner.figures.rounds),
  encountersOf,
  balance: BALANCE,
  achievements: ACHIEVEMENTS,
  ai: formulaAi,
  ladder: LADDER,
  lesson: scripted(LESSON, SCRIPT, VERDICT),
};
