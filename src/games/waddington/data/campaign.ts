// Waddington's Formula 1 in the campaign and on the handicap ladder: handicaps, five races and twenty steps. docs/campaign.md has how hard each race is.
// Not here: their texts (text/).

import type { CampaignSpec, HandicapSpec } from '@core/contract';

/** What can make a race harder for one car. */
export const HANDICAPS: readonly HandicapSpec[] = [
  { id: 'tyres', most: 6 },
  { id: 'brakes', most: 4 },
];

export const CAMPAIGN: CampaignSpec = {
  races: [
    {
      id: 'tea-at-three',
      twist: 'first',
      circuit: 'thornbury-park',
      options: { carChoice: 'given', laps: 3, pitCards: false, handSize: 3 },
      cars: 4,
      level: 'easy',
      place: 2,
      goal: { place: 2 },
    },
    {
      id: 'bald-tyres',
      twist: 'wear',
      circuit: 'porto-sirena',
      options: { carChoice: 'given', laps: 3 },
      cars: 5,
      level: 'easy',
      place: 4,
      handicap: { tyres: 4 },
      goal: { place: 1 },
    },
    {
      id: 'on-the-road',
      twist: 'clean',
      circuit: 'hohenwaldring',
      options: { carChoice: 'given', laps: 3 },
      cars: 6,
      level: 'medium',
      place: 4,
      goal: { place: 3, figure: { id: 'spins', most: 2 } },
    },
    {
      id: 'empty-sleeves',
      twist: 'cards',
      circuit: 'thornbury-park',
      options: { carChoice: 'given', laps: 3, handSize: 0 },
      cars: 6,
      level: 'medium',
      place: 5,
      handicap: { brakes: 2 },
      goal: { place: 2 },
    },
    {
      id: 'the-professor',
      twist: 'final',
      circuit: 'porto-sirena',
      options: { carChoice: 'given', laps: 4 },
      cars: 6,
      level: 'medium',
      star: 'best',
      place: 6,
      goal: { place: 1 },
    },
  ],
  ladder: {
    circuit: 'thornbury-park',
    options: { carChoice: 'given', laps: 3, pitCards: false, handSize: 3 },
    cars: 4,
    level: 'easy',
    steps: [
      { adds: 'place' },
      { adds: 'car' },
      { adds: 'handicap', id: 'tyres' },
      { adds: 'level', level: 'medium' },
      { adds: 'undo' },
      { adds: 'place' },
      { adds: 'handicap', id: 'brakes' },
      { adds: 'option', option: 'handSize', value: 2 },
      { adds: 'car' },
      { adds: 'place' },
      { adds: 'hints' },
      { adds: 'handicap', id: 'tyres' },
      { adds: 'level', level: 'hard' },
      { adds: 'place' },
      { adds: 'option', option: 'pitCards', value: true },
      { adds: 'handicap', id: 'brakes' },
      { adds: 'option', option: 'strictTyres', value: true },
      { adds: 'place' },
      { adds: 'handicap', id: 'tyres' },
      { adds: 'star', level: 'best' },
    ],
  },
};
