// Configs for tests: the game's defaults with what matters changed. Not here: hand-built positions (race.ts).

import { ROBOT_COLOURS } from '../data/robots';
import type { CourseId, RoborallyConfig, RoborallyOptions } from '../types';

/** A config for this many robots; robots stand on the docks of their seats unless told otherwise. */
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
