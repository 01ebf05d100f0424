// Extra ways to race that `paddock ladder` measures beside the usual one.

import type { RaceConfig } from '@core/contract';

export const stages: readonly { name: string; options: RaceConfig['options'] }[] = [
  { name: '2 laps', options: { laps: 2 } },
  { name: '3 laps', options: { laps: 3 } },
];
