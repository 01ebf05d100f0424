// RoboRally in the campaign and on the handicap ladder: handicaps, five races and twenty steps. docs/campaign.md has how hard each race is.
// Not here: their texts (text/).

import type { CampaignSpec, HandicapSpec } from '@core/contract';

/** What can make a race harder for one car. */
export const HANDICAPS: readonly HandicapSpec[] = [
  { id: 'damage', most: 6 },
  { id: 'lives', most: 3 },
];

export const CAMPAIGN: CampaignSpec = {
  races: [
    {
      id: 'first-day',
      twist: 'first',
      circuit: 'first-shift',
      options: { docks: 'seats' },
      cars: 3,
      level: 'easy',
      place: 1,
      goal: { place: 2 },
    },
    {
      id: 'scratched',
      twist: 'wear',
      circuit: 'day-trip',
      options: { docks: 'seats' },
      cars: 4,
      level: 'easy',
      place: 4,
      handicap: { damage: 2 },
      goal: { place: 1 },
    },
    {
      id: 'one-life',
      twist: 'lives',
      circuit: 'foundry-run',
      options: { docks: 'seats' },
      cars: 4,
      level: 'medium',
      place: 4,
      handicap: { lives: 3 },
      goal: { place: 2 },
    },
    {
      id: 'night-watch',
      twist: 'floor',
      circuit: 'clover-sprint',
      options: { docks: 'seats', downFires: true, repair: 'one' },
      cars: 5,
      level: 'medium',
      place: 5,
      goal: { place: 1 },
    },
    {
      id: 'full-belt',
      twist: 'final',
      circuit: 'rush-hour',
      options: { docks: 'seats' },
      cars: 6,
      level: 'hard',
      star: 'best',
      place: 6,
      goal: { place: 1 },
    },
  ],
  ladder: {
    circuit: 'first-shift',
    options: { docks: 'seats' },
    cars: 3,
    level: 'easy',
    steps: [
      { adds: 'place' },
      { adds: 'car' },
      { adds: 'handicap', id: 'damage' },
      { adds: 'level', level: 'medium' },
      { adds: 'undo' },
      { adds: 'place' },
      { adds: 'handicap', id: 'lives' },
      { adds: 'car' },
      { adds: 'handicap', id: 'damage' },
      { adds: 'hints' },
      { adds: 'clock', seconds: 90 },
      { adds: 'place' },
      { adds: 'level', level: 'hard' },
      { adds: 'option', option: 'repair', value: 'one' },
      { adds: 'handicap', id: 'damage' },
      { adds: 'car' },
      { adds: 'clock', seconds: 60 },
      { adds: 'option', option: 'downFires', value: true },
      { adds: 'handicap', id: 'lives' },
      { adds: 'star', level: 'best' },
    ],
  },
};
