// What a host can choose for a race, as data: circuits and options (S4).
// Not here: their text; that is in ui/.

import type { Circuit, OptionSpec } from '@core/contract';
import { CIRCUIT_IDS, circuitOf, listed } from './data/circuits';
import { WEAR_POINTS } from './data/dice';

/** All circuits. Each race has one lap unless the host changes it. */
export const CIRCUIT_LIST: readonly Circuit[] = CIRCUIT_IDS.map((id) => listed(circuitOf(id)));

/** The options that are part of the rules. */
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
