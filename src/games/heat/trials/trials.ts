// Time trials of Heat: qualifying over one lap and over two (R101 to R105).

import type { TrialSpec } from '@core/contract';
import { carOf, trackOfRace } from '../cars';
import type { HeatTypes } from '../types';

export const TRIALS: TrialSpec<HeatTypes> = {
  measure: 'rounds',
  races: {
    lap: { options: { mode: 'qualifying', laps: 1 }, counts: 'whole' },
    race: { options: { mode: 'qualifying', laps: 2 }, counts: 'whole' },
  },
  clock: {
    parts: 1,
    progressOf: (s) => carOf(s, 0).progress,
    road: (s) => {
      const track = trackOfRace(s);
      const corners = track.corners.map(({ index, line }) => ({ id: String(index), at: line }));
      return { lap: track.length, laps: s.laps, corners };
    },
  },
};
