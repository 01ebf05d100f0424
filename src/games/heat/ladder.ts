// Extra settings for `paddock ladder` besides the usual race.

import type { RaceConfig } from '@core/contract';

export const stages: readonly { name: string; options: RaceConfig['options'] }[] = [
  { name: 'every module', options: { garage: 'mixed', weather: true, event: 'drawn', sponsorship: true } },
];
