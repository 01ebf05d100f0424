// Configs for tests: the game's defaults with overrides. Not here: hand-built positions (race.ts).

import { CAR_COLOURS } from '../data/charts';
import type { WaddingtonConfig, WaddingtonOptions } from '../types';

/** A config for this many cars. By default seats get the cars in order of moving. */
export function raceConfig(circuit: string, cars: number, options: Partial<WaddingtonOptions> = {}): WaddingtonConfig {
  return {
    circuit,
    options: { laps: 5, carChoice: 'given', handSize: 5, pitCards: true, strictTyres: false, ...options },
    cars: CAR_COLOURS.slice(0, cars).map((colour) => ({ colour })),
  };
}
