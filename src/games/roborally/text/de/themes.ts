// Worum es in den Rätseln von RoboRally geht, in ein, zwei Wörtern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { themes as source } from '../en/themes';

export const themes: Translation<typeof source> = {
  'theme.flag': 'Checkpoints',
  'theme.danger': 'Gefahr',
  'theme.damage': 'Schaden',
  'theme.route': 'Wege',
  'theme.power': 'Abschalten',
  'theme.respawn': 'Rückkehr',
};
