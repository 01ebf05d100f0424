// Formula D in the campaign and on the handicap ladder: handicaps, five races and twenty steps. docs/campaign.md has how hard each race is.
// Not here: their texts (text/).

import type { CampaignSpec, HandicapSpec } from '@core/contract';

/** What can make a race harder for one car. */
export const HANDICAPS: readonly HandicapSpec[] = [{ id: 'wear', most: 9 }];

export const CAMPAIGN: CampaignSpec = {
  races: [
    {
      id: 'sunday-best',
      twist: 'first',
      circuit: 'monaco',
      options: { grid: 'seats', laps: 1 },
      cars: 4,
      level: 'easy',
      place: 2,
      goal: { place: 2 },
    },
    {
      id: 'lightweight',
      twist: 'sprint',
      circuit: 'paddock-ring',
      options: { grid: 'seats', laps: 1, slipstream: true, wearPoints: 12 },
      cars: 6,
      level: 'easy',
      place: 6,
      goal: { place: 1 },
    },
    {
      id: 'rush-hour',
      twist: 'crowd',
      circuit: 'serra-alta',
      options: { grid: 'seats', laps: 1 },
      cars: 10,
      level: 'medium',
      place: 10,
      goal: { place: 5 },
    },
    {
      id: 'borrowed-car',
      twist: 'wear',
      circuit: 'monaco',
      options: { grid: 'seats', laps: 1 },
      cars: 6,
      level: 'medium',
      place: 4,
      handicap: { wear: 5 },
      goal: { place: 2 },
    },
    {
      id: 'grand-finale',
      twist: 'final',
      circuit: 'paddock-ring',
      options: { grid: 'seats', laps: 2, slipstream: true },
      cars: 6,
      level: 'medium',
      star: 'best',
      place: 6,
      goal: { place: 3 },
    },
  ],
  ladder: {
    circuit: 'monaco',
    options: { grid: 'seats', laps: 1 },
    cars: 4,
    level: 'easy',
    steps: [
      { adds: 'place' },
      { adds: 'car' },
      { adds: 'handicap', id: 'wear' },
      { adds: 'level', level: 'medium' },
      { adds: 'undo' },
      { adds: 'place' },
      { adds: 'car' },
      { adds: 'handicap', id: 'wear' },
      { adds: 'option', option: 'wearPoints', value: 16 },
      { adds: 'place' },
      { adds: 'hints' },
      { adds: 'handicap', id: 'wear' },
      { adds: 'level', level: 'hard' },
      { adds: 'place' },
      { adds: 'car' },
      { adds: 'option', option: 'laps', value: 2 },
      { adds: 'handicap', id: 'wear' },
      { adds: 'place' },
      { adds: 'option', option: 'collision', value: 'all' },
      { adds: 'star', level: 'best' },
    ],
  },
};
