// Positions to look at in the component gallery. Not here: rules tests, which build their own.

import type { BuiltPositions } from '@gallery/positions';
import type { FormulaOptions } from '../types';
import { type Race, race } from './race';
import { raceConfig } from './race-config';

const SLIPSTREAM = { slipstream: true } as const;
const TWO_LAPS = { laps: 2 } as const;

export const positions: BuiltPositions = {
  'Gear: a corner ahead': () =>
    at(race('M').car({ at: 'B75', gear: 5 }).car({ at: 'B82', gear: 4 }).car({ at: 'B20', gear: 6 }).begin(1)),
  'Gear: few wear points left': () =>
    at(race('M').car({ at: 'B88', gear: 6, wear: 3 }).car({ at: 'B96', gear: 4 }).begin(1)),
  'Gear: in the pit lane': () =>
    at(
      race('M', TWO_LAPS)
        .car({ at: 'P2', number: 5, gear: 3, status: 'pitLane', lap: 1, pitLap: 1 })
        .car({ at: 'B20', gear: 6, lap: 1 })
        .begin(5),
      TWO_LAPS,
    ),
  'Move: where to stop': () => at(race('M').car({ at: 'B88', gear: 5 }).others('B96 A98 C95').begin(1).roll(5, 14)),
  'Move: into the pits or on': () =>
    at(
      race('M', TWO_LAPS)
        .car({ at: 'C146', gear: 5, number: 5, lap: 1, wear: 7 })
        .car({ at: 'B20', gear: 4, lap: 1 })
        .begin(5)
        .roll(5, 14),
      TWO_LAPS,
    ),
  'Slipstream on offer': () =>
    at(
      race('M', SLIPSTREAM)
        .car({ at: 'C64', gear: 5, stops: 3 })
        .car({ at: 'C76', gear: 4 })
        .begin(1)
        .roll(5, 11)
        .to('C75'),
      SLIPSTREAM,
    ),
};

/** A position with the config of a race with these cars. */
function at({ s, events }: Race, options: Partial<FormulaOptions> = {}) {
  const cars = s.cars.map(({ colour }) => ({ colour }));
  return { s, events, config: { ...raceConfig(s.circuit, 2, options), cars } };
}
