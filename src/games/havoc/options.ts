// The host's options for a race, as data: circuit and options (S4).
// Not here: their text and presets (ui/ and data/settings.ts).

import type { Circuit, OptionSpec } from '@core/contract';
import { OVAL } from './data/oval';
import { SETTINGS } from './data/settings';

/** The only circuit. */
export const CIRCUIT_LIST: readonly Circuit[] = [{ id: OVAL.id, name: OVAL.words.en.name, defaults: {} }];

/** The options that belong to the rules. */
export const OPTIONS: readonly OptionSpec[] = SETTINGS.map((setting) => ({
  id: setting.id,
  type: 'number',
  range: [setting.min, setting.max],
  default: setting.default,
}));
