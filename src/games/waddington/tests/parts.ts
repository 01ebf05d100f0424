// The parts of Waddington's table, each of which has an article. Read by src/games/reference.test.ts.

import { PIT_CARDS, TACTICS } from '../data/cards';

export const parts = {
  tactic: TACTICS.map(({ id }) => id),
  pitCard: PIT_CARDS.map(({ id }) => id),
  gauge: ['speed', 'tyres', 'brakes', 'laps'],
  chart: ['penalty'],
  die: ['penalty'],
  sign: ['corner'],
  token: ['car'],
};
