// Time trials of Waddington's: the best flying lap of the shortest race, and that race. Not here: the race itself.

import type { TrialSpec } from '@core/contract';
import { carOf, circuitOfRace, progressOf } from '../cars';
import { ROW } from '../data/circuits';
import { LAPS } from '../setup';
import type { WaddingtonTypes } from '../types';

const SHORTEST = { carChoice: 'given', laps: LAPS.min } as const;

export const TRIALS: TrialSpec<WaddingtonTypes> = {
  measure: 'rounds',
  isFirstCar: true,
  races: { lap: { options: SHORTEST, counts: 'flying' }, race: { options: SHORTEST, counts: 'whole' } },
  clock: {
    parts: ROW,
    progressOf: (s) => progressOf(circuitOfRace(s), carOf(s, 0)),
    road: (s) => {
      const circuit = circuitOfRace(s);
      const corners = circuit.corners.map(({ index }) => ({
        id: String(index),
        at: 1 + Math.max(...circuit.s.filter((_, place) => circuit.corner[place] === index)),
      }));
      return { lap: circuit.rows * ROW, laps: s.laps, corners };
    },
  },
};
