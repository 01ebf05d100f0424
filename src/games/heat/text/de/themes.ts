// Worum es in den Rätseln von Heat geht, in ein, zwei Wörtern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { themes as source } from '../en/themes';

export const themes: Translation<typeof source> = {
  'theme.brake': 'Bremsen',
  'theme.attack': 'Angriff',
  'theme.speed': 'Tempo',
  'theme.slipstream': 'Windschatten',
  'theme.reaction': 'Reaktionen',
  'theme.hand': 'Handkarten',
  'theme.garage': 'Garage',
};
