// Trials of Havoc Speedway: it cannot be raced alone, since a Storm needs two, so medals are wins against rivals of rising strength.

import type { RivalTrials } from '@core/contract';

export const TRIALS: RivalTrials = { measure: 'wins', race: { laps: 1 }, cars: 4, luck: '9' };
