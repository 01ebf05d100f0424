// Der Rahmen des Rennens, der Rundenzähler, Aufbau und Ergebnisse, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { frame as source } from '../en/frame';

export const frame: Translation<typeof source> = {
  'frame.round': 'Durchgang {n, number}',
  'frame.draft': 'Draft',
  'frame.grid': 'Aufstellung',
  'frame.standings': '{circuit} · Runde {lap, number} von {laps, number}',
  'reveal.cards': 'Karten in Runde {round, number}',
  'frame.out': 'raus',
  'frame.retired': 'Aufgegeben',
  'frame.eliminated': 'Aus dem Rennen',
  'frame.car':
    '{gear, number}. Gang · Motor {engine, number} · {cards, plural, one {# Karte} other {# Karten}}{sponsors, plural, =0 {} one { · # Sponsorkarte} other { · # Sponsorkarten}}',
  'frame.yourPick': 'Gleich wählst du',
  'frame.settingUp': 'Das Rennen wird aufgebaut',
  'frame.moving': 'Die Wagen fahren',
  'waiting.draft': 'Warten: {name} wählt ein Upgrade',
  'waiting.gear': 'Warten: {name} wählt einen Gang',
  'waiting.cards': 'Warten: {name} wählt Karten',
  'waiting.value': 'Warten: {name} wählt einen Wert',
  'waiting.react': 'Warten: {name} reagiert',
  'waiting.slipstream': 'Warten: {name} darf in den Windschatten',
  'waiting.discard': 'Warten: {name} wirft ab',
  'waiting.names': 'Warten auf {names}',
  'waiting.many': 'Warten auf {n, plural, one {# Wagen} other {# Wagen}}',

  'ask.value': 'Wert wählen',
  'prompt.gear': 'Wähle einen Gang, dann bestätige',
  'prompt.cards': 'Wähle {n, plural, one {# Karte} other {# Karten}} für den {gear, number}. Gang',
  'prompt.value': 'Tempo bisher {speed, number}: Wähle, was die Karte zählt',
  'prompt.react': 'Nutz deine Symbole, dann „Fertig“',
  'prompt.react.scrap': 'Nutz deine Symbole; noch {n, plural, one {# Karte} other {# Karten}} zu verschrotten',
  'prompt.slipstream': 'Folg {name} oder bleib',
  'prompt.discard': 'Wähle Karten zum Abwerfen oder behalte alle',

  'continue.head': 'Runde {lap, number} von {laps, number}, Durchgang {round, number}.',
  'continue.behind':
    'Runde {lap, number} von {laps, number}, Durchgang {round, number}. {who, select, you {Du bist} other {{name} ist}} <b>{place, number}.</b>, {gap, plural, =0 {gleichauf mit {rival}} one {# Feld hinter {rival}} other {# Felder hinter {rival}}}.',
  'continue.ahead':
    'Runde {lap, number} von {laps, number}, Durchgang {round, number}. {who, select, you {Du bist} other {{name} ist}} <b>{place, number}.</b>, {gap, plural, =0 {gleichauf mit {rival}} one {# Feld vor {rival}} other {# Felder vor {rival}}}.',
  'continue.alone':
    'Runde {lap, number} von {laps, number}, Durchgang {round, number}. {who, select, you {Du bist} other {{name} ist}} <b>{place, number}.</b>',

  'timer.title': 'Rundenzeiten',
  'timer.lap': 'Runde',
  'timer.of': '{lap, number}<small> von {laps, number}</small>',
  'timer.rounds': 'Durchgänge',
  'timer.best': 'Beste',
  'timer.nth': 'Runde {n, number}',

  'result.nobody': 'Niemand im Ziel',
  'result.retired': 'Aufgegeben',
  'result.eliminated': 'Von der Strecke genommen',
  'result.wonBy': '{n, plural, =0 {Sieg auf der Ideallinie} one {Sieg mit # Feld} other {Sieg mit # Feldern}}',
  'result.fastest': 'Schnellste Runde: {n, plural, one {# Durchgang} other {# Durchgänge}}',
  'result.slipstreams': 'Die meisten Windschatten: {n, number}',
  'result.spinOuts': '{n, plural, one {# Dreher} other {# Dreher}}',
  'result.clean': 'Kein Dreher',
  'driver.ai': 'KI, {level, select, random {Zufall} easy {Neuling} hard {Champion} best {Maestro} other {Profi}}',
  'award.fastest': 'Schnellste Runde',
  'award.fastest.text': '{names}, {n, plural, one {# Durchgang} other {# Durchgänge}}',
  'award.heat': 'Heißester Motor',
  'award.heat.text': '{names}: {n, number} Hitze gezahlt',
  'award.slipstream': 'Im Windschatten',
  'award.slipstream.text': '{names}, {n, number}-mal',
  'award.spin': 'Kreisel',
  'award.spin.text': '{names}, {n, plural, one {# Dreher} other {# Dreher}}',
  'session.best': 'Beste Runde: {n, plural, one {# Durchgang} other {# Durchgänge}}',
  'session.over': 'Qualifying beendet',
  'session.caption': '{circuit}, {laps, plural, one {# Runde} other {# Runden}}',
  'session.past': 'Hinter der Linie',
  'session.mark': 'Runde {n, number}<mark> Beste</mark>',
  'session.total': 'Gesamt',
};
