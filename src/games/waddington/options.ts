// What a host can choose for a race, as data: circuits, options and championship (S4).
// Not here: their text; that is in ui/.

import type { Championship, Circuit, OptionSpec } from '@core/contract';
import { CIRCUIT_IDS, circuitOf, listed } from './data/circuits';
import { LAPS, MOST_DEALT } from './setup';

/** The circuits with their usual laps. */
export const CIRCUIT_LIST: readonly Circuit[] = CIRCUIT_IDS.map((id) => listed(circuitOf(id)));

/** The League (S4): one race on each circuit, over its usual laps. */
export const CHAMPIONSHIPS: readonly Championship[] = [
  { id: 'league', name: 'League', rounds: CIRCUIT_IDS.map((circuit) => ({ circuit, options: {} })) },
];

/** The options that are part of the rules. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'laps', type: 'number', range: [LAPS.min, LAPS.max], default: 5 },
  { id: 'carChoice', type: 'choice', range: ['dice', 'seats', 'random', 'given', 'standings'], default: 'dice' },
  { id: 'handSize', type: 'number', range: [0, MOST_DEALT], default: 5 },
  { id: 'pitCards', type: 'flag', range: [false, true], default: true },
  { id: 'strictTyres', type: 'flag', range: [false, true], default: false },
];
