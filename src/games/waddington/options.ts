// What a host may choose for a race, as data: circuits and options (section 6 of the digest).
// Not for: their words; those are in ui/.

import type { Circuit, OptionSpec } from '@core/contract';
import { CIRCUIT_IDS, CIRCUITS } from './data/circuits';
import { LAPS, MOST_DEALT } from './setup';

/** The three circuits with their usual laps. */
export const CIRCUIT_LIST: readonly Circuit[] = CIRCUIT_IDS.map((id) => ({
  id,
  name: CIRCUITS[id].name,
  defaults: { laps: CIRCUITS[id].defaultLaps },
}));

/** The options that belong to the rules. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'laps', type: 'number', range: [LAPS.min, LAPS.max], default: 5 },
  { id: 'carChoice', type: 'choice', range: ['dice', 'seats', 'random', 'given'], default: 'dice' },
  { id: 'handSize', type: 'number', range: [0, MOST_DEALT], default: 5 },
  { id: 'pitCards', type: 'flag', range: [false, true], default: true },
  { id: 'strictTyres', type: 'flag', range: [false, true], default: false },
];
