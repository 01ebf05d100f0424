// Worte über dem Brett, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { board as source } from '../en/board';

export const board: Translation<typeof source> = {
  'caption.press': 'Presse! Sponsorkarte',
  'caption.sponsor': 'Sponsorkarte',
  'caption.gear': '{gear, number}. Gang',
  'caption.cluttered': 'Blockierte Hand',
  'caption.overLine': 'Über der Linie',
  'caption.lastLap': 'Letzte Runde',
  'caption.lap': 'Runde {lap, number}',
  'caption.lapLost': 'Runde verloren',
  'caption.adrenaline': 'Adrenalin',
  'caption.boost': 'Boost {n, number}',
  'caption.slipstream': 'Windschatten',
  'caption.heat': '{n, number} Hitze',
  'caption.eliminated': 'Ausgeschieden',
  'caption.retired': 'Aufgegeben',
  'caption.lapTimed': 'Runde {lap, number}: {n, plural, one {# Durchgang} other {# Durchgänge}}',
  'caption.legend.stop': 'Legende hält, {n, number} vor der Linie',
  'caption.legend.corner': 'Legende nimmt die Kurve mit {n, number}',
  'caption.legend.straight': 'Legende fährt {n, number}',
  'banner.go': 'LOS!',
  'banner.final': 'LETZTER DURCHGANG',
  'banner.goesOn': 'ES GEHT WEITER',
  'banner.finish': 'ZIEL',

  'press.name': 'Presse',
};
