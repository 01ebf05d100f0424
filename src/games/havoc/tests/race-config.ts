// Configs for tests: the game's defaults with selected changes. Not here: hand-built positions (race.ts).

import { PAWN_COLOURS } from '../data/coins';
import { OVAL } from '../data/oval';
import type { HavocConfig, HavocOptions } from '../types';

/** A config for this many seats; seats get colours in the order of the colour table. */
export function raceConfig(seats: number, options: Partial<HavocOptions> = {}): HavocConfig {
  return {
    circuit: OVAL.id,
    options: { laps: 1, dice: 2, decks: 1, handSize: 4, coins: 3, passes: 1, ...options },
    cars: PAWN_COLOURS.slice(0, seats).map((colour) => ({ colour: colour.id })),
  };
}
