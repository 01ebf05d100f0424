// Der Tisch in Worten, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { narrator as source } from '../en/narrator';

export const narrator: Translation<typeof source> = {
  'reader.stage':
    '{stage, select, dealer {Der Geber wird bestimmt.} storm {Am Kartentisch wird der Sturm gespielt.} lanes {Die Spuren für den Start werden gewählt.} coins {Münzen werden gelegt.} racing {Es wird gefahren, Zug {pass} von {passes}.} tieBreak {Das Stechen wird gefahren.} other {Das Rennen ist vorbei.}}',
  'reader.place': 'Du bist {place}. von {cars}, in Runde {lap} von {laps}: {at}.',
  'reader.badge': 'Du wurdest {place}. im Sturm.',

  'reader.cards':
    '{n, plural, =0 {Du hast keine Karten.} one {Du hast eine Karte: {cards}.} other {Du hast # Karten: {cards}.}}',
  'reader.coins': 'Du hast {n, plural, one {eine Münze} other {# Münzen}}: {coins}.',

  'reader.player': '{name}: {cards, plural, one {# Karte} other {# Karten}}.',
  'reader.pile': 'Auf dem Stapel liegt {card}.',
  'reader.car':
    '{name}: {n, plural, =0 {neben dir} one {# Feld {side, select, ahead {vor dir} other {hinter dir}}} other {# Felder {side, select, ahead {vor dir} other {hinter dir}}}}, {at}, Runde {lap}.',

  'reader.ask.pick': 'Dreh {n, plural, one {die letzte Karte} other {eine von # Karten}} um.',
  'reader.ask.storm':
    '{n, plural, =0 {{draw, plural, one {Keine deiner Karten passt: zieh eine Karte.} other {Keine deiner Karten passt: zieh # Karten.}}} other {Du kannst {cards} spielen{draw, plural, =0 {} one { oder eine Karte ziehen} other { oder # Karten ziehen}}.}}',
  'reader.ask.pass': 'Du kannst weder spielen noch ziehen: passe.',
  'reader.ask.suit': 'Wünsch dir eine Farbe für deine Dame.',
  'reader.ask.lane': 'Nimm eine Spur: {lanes}.',
  'reader.ask.coin':
    'Leg {coins, plural, one {deine Münze} other {eine deiner # Münzen}} auf {cells, plural, one {das letzte freie Feld} other {eines von # Feldern}}.',
  'reader.ask.movement':
    'Wirf {n, plural, one {den Bewegungswürfel} other {# Bewegungswürfel}}: {low} bis {high} weiter.',
  'reader.ask.laneDie': 'Oder wirf den Spurwechselwürfel.',

  'reader.at.line': '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: Start und Ziel.',
  'reader.at.car': '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: {name}, {at}.',
  'reader.at.pit': '{name}, {at}.',
  'reader.at.coin':
    '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: eine Münze von {name}, {at}{known, select, true {, {coin}} other {}}.',
  'reader.at.target': '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}, wählbar: {at}.',

  'reader.preview.coin': '{coin} auf {at}.',
  'reader.preview.roll':
    '{roll} führt nach {at}{coins, plural, =0 {} one {, über eine Münze} other {, über # Münzen}}{crashes, select, true {, gegen die Mauer} other {}}.',
};
