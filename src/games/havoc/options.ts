// What a host may choose for a race, as data: circuit and options (section 6 of the digest).
// Not here: their words and presets; those are in ui/ and data/settings.ts.

import type { Circuit, OptionSpec } from '@core/contract';
import { SETTINGS } from './data/settings';

/** The one circuit there is. */
export const CIRCUIT_LIST: readonly Circuit[] = [{ id: 'havoc-speedway', name: 'Havoc Speedway', defaults: {} }];

/** The options that belong to the rules. */
export const OPTIONS: readonly OptionSpec[] = SETTINGS.map((setting) => ({
  id: setting.id,
  type: 'number',
  range: [setting.min, setting.max],
  default: setting.default,
}));
