// Worum es in den Rätseln von Formula D geht, in ein, zwei Wörtern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { themes as source } from '../en/themes';

export const themes: Translation<typeof source> = {
  'theme.danger': 'Gefahr',
  'theme.stop': 'Kurvenstopps',
  'theme.wear': 'Verschleiß',
  'theme.gear': 'Gänge',
  'theme.line': 'Ideallinie',
  'theme.slipstream': 'Windschatten',
};
