// What a host may choose for a race of Heat, as data: circuits and options (S4).
// Not here: their texts (ui/).

import type { Circuit, OptionSpec } from '@core/contract';
import { EVENT_IDS } from './data/event-ids';
import { circuitFrom, TRACK_IDS, trackOf } from './data/tracks';
import { MOST_BONUS } from './setup';

/** The four circuits with their usual laps (R4). */
export const CIRCUITS: readonly Circuit[] = TRACK_IDS.map((id) => circuitFrom(trackOf(id)));

/** The options of a race. Garage, weather, events and sponsorship are off in a single race. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'mode', type: 'choice', range: ['race', 'qualifying'], default: 'race' },
  { id: 'laps', type: 'number', range: [1, 3], default: 2 },
  { id: 'legendLevel', type: 'choice', range: ['easy', 'medium', 'hard'], default: 'medium' },
  { id: 'legendBonus', type: 'number', range: [0, MOST_BONUS], default: 0 },
  { id: 'grid', type: 'choice', range: ['random', 'seats', 'qualifying', 'given'], default: 'random' },
  { id: 'slipstreamReach', type: 'choice', range: ['adjacent', 'long'], default: 'adjacent' },
  { id: 'garage', type: 'choice', range: ['off', 'basic', 'advanced', 'mixed'], default: 'off' },
  { id: 'weather', type: 'flag', range: [false, true], default: false },
  { id: 'weatherReach', type: 'choice', range: ['home', 'tokens'], default: 'home' },
  { id: 'event', type: 'choice', range: ['none', 'drawn', ...EVENT_IDS], default: 'none' },
  { id: 'sponsorship', type: 'flag', range: [false, true], default: false },
];
