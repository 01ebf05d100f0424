// Race setups that `paddock ladder` measures in addition to the default.

import type { RaceConfig } from '@core/contract';

export const stages: readonly { name: string; seats: number; options: RaceConfig['options'] }[] = [
  { name: '4 robots', seats: 4, options: {} },
];
