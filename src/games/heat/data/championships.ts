// The three ready-made seasons of Heat as printed: circuits and events, in order (2.9). Derived from championship.json.
// Not for: what the events do (events.ts).

import type { OptionValue } from '@core/contract';
import type { Championship } from '@core/season-contract';
import source from './championship.json';

/** How a weekend of a ready-made season is raced beside its event: all drafted from both decks, in any weather (R92). */
const WEEKEND: Readonly<Record<string, OptionValue>> = { garage: 'mixed', weather: true, sponsorship: true };

/** What any race of a season is proposed with: a weekend whose event is drawn, each of them once (section 6 of the digest). */
export const SEASON_OPTIONS: Readonly<Record<string, OptionValue>> = { ...WEEKEND, event: 'drawn' };

/** Usual laps throughout. */
export const CHAMPIONSHIPS: readonly Championship[] = source.seasons.map(({ id, name, races }) => ({
  id,
  name,
  rounds: races.map(({ track, event }) => ({ circuit: track, options: { ...WEEKEND, event } })),
}));
