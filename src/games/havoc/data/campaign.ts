// Havoc Speedway in the campaign and on the handicap ladder: handicaps, five races and twenty steps. docs/campaign.md has how hard each race is.
// Not here: their texts (text/).

import type { CampaignSpec, HandicapSpec } from '@core/contract';

/** Most cards that a handicap adds to a hand in each Storm. */
export const MOST_BURDEN = 3;

/** What can make a race harder for one car. */
export const HANDICAPS: readonly HandicapSpec[] = [{ id: 'cards', most: MOST_BURDEN }];

export const CAMPAIGN: CampaignSpec = {
  races: [
    {
      id: 'light-breeze',
      twist: 'first',
      circuit: 'havoc-speedway',
      options: { laps: 1 },
      cars: 3,
      level: 'easy',
      place: 1,
      goal: { place: 2 },
    },
    {
      id: 'thick-clouds',
      twist: 'weather',
      circuit: 'havoc-speedway',
      options: { laps: 1, decks: 2, handSize: 5 },
      cars: 4,
      level: 'easy',
      place: 1,
      goal: { place: 1 },
    },
    {
      id: 'no-dents',
      twist: 'clean',
      circuit: 'havoc-speedway',
      options: { laps: 1 },
      cars: 4,
      level: 'medium',
      place: 1,
      goal: { place: 2, figure: { id: 'crashes', most: 1 } },
    },
    {
      id: 'full-hands',
      twist: 'cards',
      circuit: 'havoc-speedway',
      options: { laps: 1 },
      cars: 4,
      level: 'medium',
      place: 1,
      handicap: { cards: 2 },
      goal: { place: 1 },
    },
    {
      id: 'eye-of-the-storm',
      twist: 'final',
      circuit: 'havoc-speedway',
      options: { laps: 2 },
      cars: 4,
      level: 'medium',
      star: 'best',
      place: 1,
      goal: { place: 1 },
    },
  ],
  ladder: {
    circuit: 'havoc-speedway',
    options: { laps: 1 },
    cars: 3,
    level: 'easy',
    steps: [
      { adds: 'undo' },
      { adds: 'car' },
      { adds: 'option', option: 'handSize', value: 4 },
      { adds: 'level', level: 'medium' },
      { adds: 'clock', seconds: 60 },
      { adds: 'handicap', id: 'cards' },
      { adds: 'option', option: 'laps', value: 2 },
      { adds: 'hints' },
      { adds: 'option', option: 'passes', value: 2 },
      { adds: 'clock', seconds: 45 },
      { adds: 'level', level: 'hard' },
      { adds: 'option', option: 'decks', value: 2 },
      { adds: 'handicap', id: 'cards' },
      { adds: 'option', option: 'coins', value: 2 },
      { adds: 'clock', seconds: 30 },
      { adds: 'option', option: 'handSize', value: 5 },
      { adds: 'handicap', id: 'cards' },
      { adds: 'option', option: 'coins', value: 1 },
      { adds: 'clock', seconds: 20 },
      { adds: 'star', level: 'best' },
    ],
  },
};
