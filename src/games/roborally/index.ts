// RoboRally's game definition.

import type { GameDefinition } from '@core/contract';
import { scripted } from '@core/lesson-script';
import { scoresByPlace } from '@core/scores';
import { shortfall } from '@kit/order';
import { ACHIEVEMENTS } from './achievements/achievements';
import { actions, fallback, sample } from './actions';
import { roborallyAi } from './ai';
import { BALANCE } from './balance';
import { apply, check } from './check';
import { choices } from './choices';
import { CAMPAIGN, HANDICAPS } from './data/campaign';
import { LADDER } from './data/ladder';
import { LESSON } from './data/lesson';
import { NEWEST_SINCE } from './data/option-cards';
import { ROBOT_COLOURS } from './data/robots';
import { encountersOf } from './encounters';
import { FIGURES, figuresOf } from './figures';
import { SCRIPT } from './lesson/script';
import { VERDICT } from './lesson/verdict';
import { COURSE_LIST, OPTIONS } from './options';
import { pointsFor } from './points';
import { actionSchema, configSchema, stateSchema } from './schemas';
import { SERIES } from './series';
import { checkConfig, ROBOT_COUNT, setup } from './setup';
import { standings } from './standings';
import { TRIALS } from './trials/trials';
import type { RoborallyTypes } from './types';
import { view, viewEvent } from './view';
import { workshop } from './workshop/workshop';

/** RoboRally: rules R1 to R79 of RULES.md, option cards O1 to O5. */
export const roborally: GameDefinition<RoborallyTypes> = {
  id: 'roborally',
  name: 'RoboRally',
  seats: [ROBOT_COUNT.min, ROBOT_COUNT.max],
  colours: ROBOT_COLOURS,
  circuits: COURSE_LIST,
  workshop,
  options: OPTIONS,
  automata: [],
  givenGrid: { docks: 'given' },
  seatGrid: { docks: 'seats' },
  figures: FIGURES,
  daily: {
    cars: 4,
    races: [
      { docks: 'seats' },
      { docks: 'seats', optionCards: true },
      { docks: 'seats', lives: 3 },
      { docks: 'seats', checkpointRepair: 'one' },
    ],
    short: { options: { docks: 'seats' }, circuits: ['first-shift'] },
  },
  trials: TRIALS,
  handicaps: HANDICAPS,
  campaign: CAMPAIGN,
  presets: [],
  championships: [],
  series: SERIES,
  // A new option card raises it by its `since`; any other change of rules raises the number here above all of them.
  rulesVersion: Math.max(1, NEWEST_SINCE),
  stateVersion: 1,
  migrations: [],
  schemas: { config: configSchema, action: actionSchema, state: stateSchema },
  // Submission is final (R12), and so is a card placed under no-takebacks (R13); deals and reveals showed hidden cards.
  reveals: ['cardFixed', 'programSubmitted', 'cardsDealt', 'cardsRevealed', 'optionDrawn'],
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
  round: (s) => s.turn,
  figuresOf,
  points: pointsFor,
  scores: (s) => scoresByPlace(standings(s), pointsFor),
  // Checkpoints behind the winner.
  behind: (winner, robot) => shortfall(winner.figures.flags, robot.figures.flags),
  encountersOf,
  balance: BALANCE,
  achievements: ACHIEVEMENTS,
  ai: roborallyAi,
  ladder: LADDER,
  lesson: scripted(LESSON, SCRIPT, VERDICT),
};
