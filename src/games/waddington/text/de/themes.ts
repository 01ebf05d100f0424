// Worum es in den Rätseln von Waddington’s Formula 1 geht, in ein, zwei Wörtern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { themes as source } from '../en/themes';

export const themes: Translation<typeof source> = {
  'theme.spin': 'Dreher',
  'theme.wear': 'Verschleiß',
  'theme.attack': 'Angriff',
  'theme.line': 'Ideallinie',
  'theme.card': 'Karten',
  'theme.grid': 'Startplatz',
  'theme.tyres': 'Reifen',
};
