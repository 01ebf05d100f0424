// Settings that `paddock bench` measures beside the usual race, which it measures for every game.

import type { RaceConfig } from '@core/contract';

/** name: what follows the game's id in the names of the figures. A weekend: everything that is off in a race on its own. */
export const benchSettings: readonly { name: string; options: RaceConfig['options'] }[] = [
  { name: 'weekend', options: { garage: 'mixed', weather: true, event: 'drawn', sponsorship: true } },
];
