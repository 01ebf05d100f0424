// Ways to race that `paddock ladder` climbs beside the usual one.

import type { RaceConfig } from '@core/contract';

export const stages: readonly { name: string; options: RaceConfig['options'] }[] = [
  { name: 'every module', options: { garage: 'mixed', weather: true, event: 'drawn', sponsorship: true } },
];
