// Laps alone against the clock, and the grid that results from them (R101 to R105).

import type { Qualifying } from '@core/contract';
import type { HeatEvent } from './types';

/** Heat's qualifying, for the host, seasons and screens. */
export const QUALIFYING: Qualifying<HeatEvent> = {
  session: { mode: 'qualifying' },
  laps: [1, 2, 3],
  grid: { grid: 'qualifying' },
  result(log) {
    const done = log.find((event) => event.type === 'qualifyingFinished');
    return done === undefined ? null : { best: done.best, total: done.total, overshoot: done.overshoot };
  },
};
