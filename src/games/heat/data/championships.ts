// The three ready-made seasons of Heat: their circuits, in order. Derived from championship.json.
// Not for: its events and sponsors, which this version does not race with.

import type { Championship } from '@core/contract';
import source from './championship.json';

/** Usual laps and options throughout. */
export const CHAMPIONSHIPS: readonly Championship[] = source.seasons.map(({ id, name, races }) => ({
  id,
  name,
  rounds: races.map(({ track }) => ({ circuit: track, options: {} })),
}));
