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

  'symbol.heat.name': 'Hitze zahlen',
  'symbol.plus.name': 'Aufdecken',
  'symbol.limit.name': 'Tempolimit',
  'symbol.directPlay.name': 'Direkt spielen',
  'symbol.accelerate.name': 'Beschleunigen',
  'symbol.superCool.name': 'Superkühlung',
  'symbol.cooldown.name': 'Abkühlen',
  'symbol.reduceStress.name': 'Stress abbauen',
  'symbol.slipstream.name': 'Windschatten',
  'symbol.salvage.name': 'Bergen',
  'symbol.refresh.name': 'Auffrischen',
  'symbol.scrap.name': 'Verschrotten',

  'symbol.heat.short': 'Hitze',
  'symbol.plus.short': 'Aufdecken',
  'symbol.limit.short': 'Limit',
  'symbol.directPlay.short': 'Direkt',
  'symbol.accelerate.short': 'Schneller',
  'symbol.superCool.short': 'Superkühl',
  'symbol.cooldown.short': 'Abkühlen',
  'symbol.reduceStress.short': 'Stress ab',
  'symbol.slipstream.short': 'Sog',
  'symbol.salvage.short': 'Bergen',
  'symbol.refresh.short': 'Auffrischen',
  'symbol.scrap.short': 'Schrott',

  'symbol.heat.text': 'Zahl {n} Hitze aus deinem Motor, wenn die Karte aufgedeckt wird. Fehlt sie, stottert die Karte.',
  'symbol.plus.text':
    '{n, plural, one {Deck vom Nachziehstapel auf, bis eine Tempokarte kommt: Ihr Wert kommt dazu.} other {Deck vom Nachziehstapel auf, bis # Tempokarten gekommen sind: Ihre Werte kommen dazu.}}',
  'symbol.limit.text':
    'Jede Kurve, durch die du in diesem Zug fährst, erlaubt {n} {way, select, less {weniger} other {mehr}}, aber nur dir.',
  'symbol.directPlay.text': 'Darf nach der Fahrt aus der Hand gespielt werden, zusätzlich zu den Karten deines Gangs.',
  'symbol.accelerate.text':
    'Für jede Karte, die du in diesem Zug aufgedeckt hast, darfst du {n} schneller werden und {n} weiterfahren: alles oder nichts.',
  'symbol.superCool.text':
    'Leg bis zu {n, plural, one {# Hitzekarte} other {# Hitzekarten}} vom Ablagestapel zurück in den Motor.',
  'symbol.cooldown.text':
    'Leg bis zu {n, plural, one {# Hitzekarte} other {# Hitzekarten}} von der Hand zurück in den Motor.',
  'symbol.reduceStress.text': 'Wirf bis zu {n, plural, one {# Stresskarte} other {# Stresskarten}} von der Hand ab.',
  'symbol.slipstream.text':
    'Dein Windschatten darf in diesem Zug bis zu {n, plural, one {# Feld} other {# Felder}} länger sein.',
  'symbol.salvage.text':
    'Such bis zu {n, plural, one {# Karte} other {# Karten}} aus deinem Ablagestapel und misch sie in den Nachziehstapel.',
  'symbol.refresh.text': 'Darf oben auf deinen Nachziehstapel statt auf den Ablagestapel.',
  'symbol.scrap.text':
    '{n, plural, one {Die oberste Karte deines Nachziehstapels kommt auf den Ablagestapel.} other {Die obersten # Karten deines Nachziehstapels kommen auf den Ablagestapel.}}',
};
