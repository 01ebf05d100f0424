// Extra settings and bars for `paddock bench`, which measures the usual race of every game anyway.

import type { RaceConfig } from '@core/contract';

/** name: suffix of the game's id in the names of the figures. The weekend has everything that is off in a single race. */
export const benchSettings: readonly { name: string; options: RaceConfig['options'] }[] = [
  { name: 'weekend', options: { garage: 'mixed', weather: true, event: 'drawn', sponsorship: true } },
];

/** A balance report within 60 s on two cores. floor, goal: CPU seconds of both. */
export const benchReport = { races: 300, cars: 4, floor: 120, goal: 60 } as const;
