// Worum es in den Rätseln von Havoc Speedway geht, in ein, zwei Wörtern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { themes as source } from '../en/themes';

export const themes: Translation<typeof source> = {
  'theme.storm': 'Sturm',
  'theme.die': 'Würfel',
  'theme.tow': 'Abschleppen',
  'theme.lane': 'Spuren',
  'theme.coin': 'Münzen',
};
