// Configs for tests: the game's defaults with selected changes. Not here: hand-built positions (race.ts).

import { ROBOT_COLOURS } from '../data/robots';
import type { CourseId, RoborallyConfig, RoborallyOptions } from '../types';

/** A config for this many robots; by default, robots start on the docks of their seats. */
export function raceConfig(
  circuit: CourseId,
  robots: number,
  options: Partial<RoborallyOptions> = {},
): RoborallyConfig {
  return {
    circuit,
    options: {
      docks: 'seats',
      race: 1,
      lives: 0,
      noTakebacks: false,
      repair: 'all',
      checkpointRepair: 'none',
      repairArchive: false,
      downFires: false,
      lastStanding: true,
      forPlaces: false,
      turnLimit: 80,
      optionCards: false,
      ...options,
    },
    cars: ROBOT_COLOURS.slice(0, robots).map((colour) => ({ colour })),
  };
}
