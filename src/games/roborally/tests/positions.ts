// Positions for the component gallery. Not here: rule tests, which build their own.

import type { BuiltPositions } from '@gallery/positions';
import type { RoborallyOptions } from '../types';
import { on, type Race } from './race';
import { raceConfig } from './race-config';

const OPTION_CARDS = { optionCards: true } as const;
const HAND = [790, 680, 70, 490, 670, 500, 510, 520, 90];
const OTHER = [530, 540, 80, 660, 780, 700, 440, 100, 110];

export const positions: BuiltPositions = {
  'Programme: nine cards': () => at(on('first-shift').robot('2,5 E').robot('5,6 E').program({ A: HAND, B: OTHER })),
  'Programme: half laid out': () =>
    at(
      on('first-shift')
        .robot('2,5 E')
        .robot('5,6 E')
        .program({ A: HAND, B: OTHER })
        .answer('A', { type: 'draft', cards: [790, 680, 0, 0, 0], powerDown: false }),
    ),
  'Programme: locked registers': () =>
    at(
      on('clover-sprint')
        .robot('5,5 E', { damage: 7, flags: 1, lives: 2, registers: [0, 0, 490, 670, 90] })
        .robot('9,9 N', { damage: 2 })
        .program({ A: HAND.slice(0, 2), B: OTHER.slice(0, 7) }),
    ),
  'Programme: handed in, waiting for others': () =>
    at(
      on('first-shift')
        .robot('2,5 E')
        .robot('5,6 E')
        .program({ A: HAND, B: OTHER })
        .answer('A', {
          type: 'program',
          cards: HAND.slice(0, 5),
          powerDown: false,
          marked: [],
          gyro: false,
          spend: [],
        }),
    ),
  'Powered down': () =>
    at(on('first-shift').robot('2,5 E', { down: true, damage: 4 }).robot('5,6 E').program({ B: OTHER })),
  'Option cards': () =>
    at(
      on('first-shift', OPTION_CARDS)
        .robot('2,5 E', { damage: 2, options: [0, 1, 2] })
        .robot('5,6 E')
        .program({ A: HAND.slice(0, 7), B: OTHER }),
      OPTION_CARDS,
    ),
};

/** A position with the config of a race with these robots. */
function at({ s, events }: Race, options: Partial<RoborallyOptions> = {}) {
  const cars = s.robots.map(({ colour }) => ({ colour }));
  return { s, events, config: { ...raceConfig(s.circuit, 2, options), cars } };
}
