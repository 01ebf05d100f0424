// Havoc Speedway's game definition.

import type { GameDefinition } from '@core/contract';
import { scripted } from '@core/lesson-script';
import { scoresByPlace } from '@core/scores';
import { ACHIEVEMENTS } from './achievements/achievements';
import { actions, sample } from './actions';
import { havocAi } from './ai';
import { BALANCE } from './balance';
import { apply, check } from './check';
import { choices } from './choices';
import { CAMPAIGN, HANDICAPS } from './data/campaign';
import { PAWN_COLOURS } from './data/coins';
import { LADDER } from './data/ladder';
import { LESSON } from './data/lesson';
import { PRESETS, SEATS } from './data/settings';
import { encountersOf } from './encounters';
import { fallback } from './fallback';
import { FIGURES, figuresOf } from './figures';
import { SCRIPT } from './lesson/script';
import { VERDICT } from './lesson/verdict';
import { CIRCUIT_LIST, OPTIONS } from './options';
import { pointsFor } from './points';
import { actionSchema, configSchema, stateSchema } from './schemas';
import { checkConfig, setup } from './setup';
import { behind, standings } from './standings';
import { TRIALS } from './trials/trials';
import type { HavocTypes } from './types';
import { view, viewEvent } from './view';

/** Havoc Speedway: rules R1 to R88 of RULES.md. */
export const havoc: GameDefinition<HavocTypes> = {
  id: 'havoc',
  name: 'Havoc Speedway',
  seats: [SEATS.min, SEATS.max],
  colours: PAWN_COLOURS.map((colour) => colour.id),
  drawsColours: true,
  circuits: CIRCUIT_LIST,
  options: OPTIONS,
  automata: [],
  givenGrid: null,
  figures: FIGURES,
  daily: {
    cars: 4,
    races: PRESETS.filter(({ id }) => id !== 'long-haul').map(({ settings }) => settings),
    short: { options: { laps: 1 } },
  },
  trials: TRIALS,
  handicaps: HANDICAPS,
  campaign: CAMPAIGN,
  presets: PRESETS.map(({ id, label, settings }) => ({ id, name: label, options: settings })),
  championships: [],
  ladder: LADDER,
  lesson: scripted(LESSON, SCRIPT, VERDICT),
  series: null,
  rulesVersion: 1,
  stateVersion: 1,
  migrations: [],
  schemas: { config: configSchema, action: actionSchema, state: stateSchema },
  // The engine itself sees dice and shuffles, because they use draws; these events show a card or coin that was face down.
  reveals: ['dealerCardFlipped', 'stormCardDealt', 'cardsDrawn', 'coinsDrawn', 'coinRevealed'],
  checkConfig,
  setup,
  check,
  apply,
  choices,
  actions,
  sample,
  fallback,
  // One timer for all coins of a seat's turn (T3); each other decision has its own.
  sharesTime: (s, decision) => (decision.kind === 'coin' ? `coins ${s.round}` : null),
  view,
  viewEvent,
  standings,
  // The Dealer Selection comes before the first round.
  round: (s) => Math.max(1, s.round),
  figuresOf,
  points: pointsFor,
  scores: (s) => scoresByPlace(standings(s), pointsFor),
  behind,
  encountersOf,
  balance: BALANCE,
  achievements: ACHIEVEMENTS,
  ai: havocAi,
};
