// Configs for tests: the game's defaults with overrides. Not here: hand-built positions (race.ts).

import { CAR_COLOURS } from '../data/cars';
import type { CircuitId, FormulaConfig, FormulaOptions } from '../types';

/** A config for this many cars, numbered from 1 in seat order. */
export function raceConfig(circuit: CircuitId, cars: number, options: Partial<FormulaOptions> = {}): FormulaConfig {
  return {
    circuit,
    options: {
      laps: 1,
      wearPoints: 18,
      grid: 'dice',
      greatStart: '17',
      collision: 'mover',
      pitStops: true,
      slipstream: false,
      teamPoints: false,
      raceEnd: 0,
      ...options,
    },
    cars: CAR_COLOURS.slice(0, cars).map((colour) => ({ colour })),
  };
}
