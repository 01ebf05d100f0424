// Karten und ihre Symbole, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { cards as source } from '../en/cards';

export const cards: Translation<typeof source> = {
  'card.heat': 'Hitze',
  'card.stress': 'Stress',
  'card.speed': 'Tempo {value, number}',
  'card.spareHeat': 'Zusatzhitze',
  'card.band.speed': 'Tempo',
  'card.none': 'Keine Symbole',
  upgrade:
    '{type, select, fourWheelDrive {Allradantrieb} body {Karosserie} brakes {Bremsen} coolingSystem {Kühlsystem} rpm {Drehzahl} tires {Reifen} wings {Flügel} turbocharger {Turbolader} fuel {Treibstoff} gasPedal {Gaspedal} suspension {Federung} other {Upgrade}}',
  'upgrade.short':
    '{type, select, fourWheelDrive {Allrad} body {Karosserie} brakes {Bremsen} coolingSystem {Kühlung} rpm {Drehzahl} tires {Reifen} wings {Flügel} turbocharger {Turbo} fuel {Treibstoff} gasPedal {Gaspedal} suspension {Federung} other {Upgrade}}',
  'card.valued': '{card} {values}',

  'said.spareHeat': 'Zusatzhitze: eine Hitzekarte mehr in deinem Deck',
  'said.card': '{card}, Tempo {values}',
  'said.with': '{card}: {symbols}',

  'moment.reveal': 'Aufdecken',
  'moment.always': 'Immer',
  'moment.react': 'Reagieren',
  'moment.slipstream': 'Windschatten',
  'moment.replenish': 'Auffüllen',
  'moment.must': 'Reagieren, Pflicht',

  'symbol.figured': '{symbol} {figure}',
};
