// Heat's game definition.

import type { GameDefinition } from '@core/contract';
import { scripted } from '@core/lesson-script';
import { ACHIEVEMENTS } from './achievements/achievements';
import { actions, fallback, sample } from './actions';
import { heatAi } from './ai';
import { BALANCE } from './balance';
import { apply, check } from './check';
import { choices } from './choices';
import { CAMPAIGN, HANDICAPS } from './data/campaign';
import { CHAMPIONSHIPS, SEASON_OPTIONS } from './data/championships';
import { HEAT_COLOURS } from './data/colours';
import { OCCASIONS } from './data/events';
import { LADDER } from './data/ladder';
import { LESSON } from './data/lesson';
import { pointsFor } from './data/points';
import { FIGURES, figuresOf } from './figures';
import { BONUSES, handOver, scores } from './hand-over';
import { SCRIPT } from './lesson/script';
import { VERDICT } from './lesson/verdict';
import { MIGRATIONS } from './migrations';
import { CIRCUITS, OPTIONS } from './options';
import { QUALIFYING } from './qualifying';
import { actionSchema, configSchema, stateSchema } from './schemas';
import { checkConfig, MOST_CARS, setup } from './setup';
import { behind, standings } from './standings';
import { TRIALS } from './trials/trials';
import type { HeatTypes } from './types';
import { view, viewEvent } from './view';
import { workshop } from './workshop/workshop';

/** Heat: rules R1 to R106 of RULES.md. */
export const heat: GameDefinition<HeatTypes> = {
  id: 'heat',
  name: 'Heat',
  seats: [1, MOST_CARS],
  colours: HEAT_COLOURS,
  circuits: CIRCUITS,
  workshop,
  options: OPTIONS,
  automata: ['legend'],
  givenGrid: { grid: 'given' },
  seatGrid: { grid: 'seats' },
  qualifying: QUALIFYING,
  figures: FIGURES,
  daily: {
    cars: 6,
    races: [
      { grid: 'seats', laps: 2 },
      { grid: 'seats', laps: 2, weather: true },
      { grid: 'seats', laps: 1, weather: true, event: 'drawn' },
      { grid: 'seats', laps: 2, garage: 'basic' },
      { grid: 'seats', laps: 2, slipstreamReach: 'long' },
    ],
    short: { options: { grid: 'seats', laps: 1 } },
  },
  trials: TRIALS,
  handicaps: HANDICAPS,
  campaign: CAMPAIGN,
  presets: [],
  championships: CHAMPIONSHIPS,
  seasonOptions: SEASON_OPTIONS,
  series: null,
  ladder: LADDER,
  lesson: scripted(LESSON, SCRIPT, VERDICT),
  rulesVersion: 4,
  stateVersion: 2,
  migrations: MIGRATIONS,
  schemas: { config: configSchema, action: actionSchema, state: stateSchema },
  reveals: [
    'eventRevealed',
    'draftRoundStarted',
    'weatherRevealed',
    'roadTokensPlaced',
    'sponsorsDealt',
    'sponsorTaken',
    'gearsRevealed',
    'cardsRevealed',
    'clutteredHand',
    'legendCardTurned',
    'cardFlipped',
    'deckReshuffled',
    'handFilled',
    'scrapped',
    'discarded',
  ],
  checkConfig,
  setup,
  check,
  apply,
  choices,
  actions,
  sample,
  fallback,
  // A driver's React counts as one decision, however many symbols are used in it (S10).
  sharesTime: (s, decision) => (decision.kind === 'react' ? `react ${s.round}` : null),
  view,
  viewEvent,
  standings,
  // The draft comes before the first round and counts as part of it.
  round: (s) => Math.max(1, s.round),
  figuresOf,
  points: pointsFor,
  bonuses: BONUSES,
  occasions: OCCASIONS,
  occasion: (s) => s.event,
  scores,
  behind,
  handOver,
  laps: (s) => s.laps,
  encountersOf: (event) => (event.type === 'slipstreamed' ? [{ kind: 'tow', by: event.seat, to: event.tow }] : []),
  balance: BALANCE,
  achievements: ACHIEVEMENTS,
  ai: heatAi,
};
