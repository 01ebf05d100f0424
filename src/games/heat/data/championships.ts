// The three ready-made seasons of Heat as printed: circuits and events, in order (2.9). Derived from championship.json.
// Not here: what the events do (events.ts).

import type { Championship, OptionValue } from '@core/contract';
import source from './championship.json';

/** Options of a weekend of a ready-made season apart from its event: draft from both decks, in any weather (R92). */
const WEEKEND: Readonly<Record<string, OptionValue>> = { garage: 'mixed', weather: true, sponsorship: true };

/** Default options of any race of a season: a weekend with a random event, each event once (S4). */
export const SEASON_OPTIONS: Readonly<Record<string, OptionValue>> = { ...WEEKEND, event: 'drawn' };

/** With the usual laps of each circuit. */
export const CHAMPIONSHIPS: readonly Championship[] = source.seasons.map(({ id, name, races }) => ({
  id,
  name,
  rounds: races.map(({ track, event }) => ({ circuit: track, options: { ...WEEKEND, event } })),
}));
