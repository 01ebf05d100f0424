// The host's options for a race, as data: courses and options (S4).
// Not here: their text (ui/).

import type { Circuit, OptionSpec } from '@core/contract';
import { COURSE_IDS, courseOf, listed } from './data/courses';
import { TURN_LIMIT } from './data/limits';
import { MOST_LIVES, TOURNAMENT_RACES } from './setup';

/** All courses. */
export const COURSE_LIST: readonly Circuit[] = COURSE_IDS.map((id) => listed(courseOf(id)));

/** The options that belong to the rules. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'docks', type: 'choice', range: ['random', 'seats', 'given'], default: 'random' },
  { id: 'race', type: 'number', range: [1, TOURNAMENT_RACES], default: 1 },
  { id: 'lives', type: 'number', range: [0, MOST_LIVES], default: 0 },
  { id: 'noTakebacks', type: 'flag', range: [false, true], default: false },
  { id: 'repair', type: 'choice', range: ['all', 'one'], default: 'all' },
  { id: 'checkpointRepair', type: 'choice', range: ['none', 'one', 'all'], default: 'none' },
  { id: 'repairArchive', type: 'flag', range: [false, true], default: false },
  { id: 'downFires', type: 'flag', range: [false, true], default: false },
  { id: 'lastStanding', type: 'flag', range: [false, true], default: true },
  { id: 'forPlaces', type: 'flag', range: [false, true], default: false },
  { id: 'turnLimit', type: 'number', range: [TURN_LIMIT.min, TURN_LIMIT.max], none: 0, default: TURN_LIMIT.usual },
  { id: 'optionCards', type: 'flag', range: [false, true], default: false },
];
