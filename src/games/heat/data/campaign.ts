// Heat in the campaign and on the handicap ladder: handicaps, five races and twenty steps. docs/campaign.md has how hard each race is.
// Not here: their texts (text/).

import type { CampaignSpec, HandicapSpec } from '@core/contract';

/** What can make a race harder for one car. */
export const HANDICAPS: readonly HandicapSpec[] = [
  { id: 'heat', most: 6 },
  { id: 'stress', most: 3 },
];

export const CAMPAIGN: CampaignSpec = {
  races: [
    {
      id: 'first-laps',
      twist: 'first',
      circuit: 'usa',
      options: { grid: 'seats', laps: 1 },
      cars: 4,
      level: 'easy',
      place: 2,
      goal: { place: 2 },
    },
    {
      id: 'umbrella',
      twist: 'weather',
      circuit: 'great-britain',
      options: { grid: 'seats', laps: 1, weather: true },
      cars: 5,
      level: 'easy',
      place: 5,
      goal: { place: 2 },
    },
    {
      id: 'clean-overalls',
      twist: 'clean',
      circuit: 'france',
      options: { grid: 'seats', laps: 2 },
      cars: 6,
      level: 'medium',
      place: 6,
      goal: { place: 2, figure: { id: 'spinOuts', most: 0 } },
    },
    {
      id: 'cold-engine',
      twist: 'engine',
      circuit: 'italy',
      options: { grid: 'seats', laps: 2 },
      cars: 5,
      level: 'medium',
      place: 3,
      handicap: { heat: 6 },
      goal: { place: 1 },
    },
    {
      id: 'one-legend',
      twist: 'final',
      circuit: 'usa',
      options: { grid: 'seats', laps: 1, garage: 'basic' },
      cars: 6,
      level: 'hard',
      star: 'best',
      place: 6,
      goal: { place: 1 },
    },
  ],
  ladder: {
    circuit: 'usa',
    options: { grid: 'seats', laps: 1 },
    cars: 4,
    level: 'easy',
    steps: [
      { adds: 'place' },
      { adds: 'car' },
      { adds: 'handicap', id: 'stress' },
      { adds: 'place' },
      { adds: 'level', level: 'medium' },
      { adds: 'handicap', id: 'heat' },
      { adds: 'undo' },
      { adds: 'car' },
      { adds: 'place' },
      { adds: 'handicap', id: 'stress' },
      { adds: 'option', option: 'laps', value: 2 },
      { adds: 'hints' },
      { adds: 'handicap', id: 'heat' },
      { adds: 'level', level: 'hard' },
      { adds: 'place' },
      { adds: 'handicap', id: 'stress' },
      { adds: 'option', option: 'weather', value: true },
      { adds: 'place' },
      { adds: 'handicap', id: 'heat' },
      { adds: 'star', level: 'best' },
    ],
  },
};
