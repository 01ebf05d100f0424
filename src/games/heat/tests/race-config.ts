// Configs for tests: Heat's defaults with what matters changed. Not for: hand-built positions (race.ts).

import { HEAT_COLOURS } from '../data/legends';
import { TRACKS } from '../data/tracks';
import type { HeatConfig, HeatOptions, TrackId } from '../types';

/** A config with Heat's defaults. */
export function heatConfig(
  circuit: TrackId,
  drivers: number,
  legends = 0,
  options: Partial<HeatOptions> = {},
): HeatConfig {
  return {
    circuit,
    options: {
      mode: 'race',
      laps: TRACKS[circuit].laps.default,
      legendLevel: 'medium',
      legendBonus: 0,
      grid: 'seats',
      slipstreamReach: 'adjacent',
      garage: 'off',
      weather: false,
      weatherReach: 'home',
      event: 'none',
      sponsorship: false,
      ...options,
    },
    cars: HEAT_COLOURS.slice(0, drivers + legends).map((colour, seat) =>
      seat < drivers ? { colour } : { colour, automaton: 'legend' },
    ),
  };
}
