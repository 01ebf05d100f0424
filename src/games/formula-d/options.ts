// What a host may choose for a race, as data: circuits and options (section 6 of the digest).
// Not for: their words; those are in ui/.

import type { Circuit, OptionSpec } from '@core/contract';
import { CIRCUIT_IDS, CIRCUITS } from './data/circuits';
import { WEAR_POINTS } from './data/dice';

/** The three circuits; all of them are raced over one lap unless the host says otherwise. */
export const CIRCUIT_LIST: readonly Circuit[] = CIRCUIT_IDS.map((id) => ({
  id,
  name: CIRCUITS[id].name,
  defaults: { laps: 1 },
}));

/** The options that belong to the rules. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'laps', type: 'number', range: [1, 3], default: 1 },
  { id: 'wearPoints', type: 'number', range: [10, 30], default: WEAR_POINTS },
  { id: 'grid', type: 'choice', range: ['dice', 'seats', 'standings', 'reversed'], default: 'dice' },
  { id: 'greatStart', type: 'choice', range: ['17', '20'], default: '17' },
  { id: 'collision', type: 'choice', range: ['mover', 'all'], default: 'mover' },
  { id: 'pitStops', type: 'flag', range: [false, true], default: true },
  { id: 'slipstream', type: 'flag', range: [false, true], default: false },
  { id: 'teamPoints', type: 'flag', range: [false, true], default: false },
  { id: 'raceEnd', type: 'number', range: [0, 5], default: 0 },
];
