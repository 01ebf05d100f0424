// Der Tisch in Worten, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { narrator as source } from '../en/narrator';

export const narrator: Translation<typeof source> = {
  'reader.place': 'Du bist {place}. von {cars}, in Runde {lap} von {laps}, im {gear}. Gang.',
  'reader.session': 'Du fährst Runde {lap} von {laps}, im {gear}. Gang.',
  'reader.corner':
    '{n, plural, one {Auf dem nächsten Feld kommt {corner}} other {{corner} kommt in # Feldern}}: Tempolimit {limit}.',
  'reader.out': 'Du bist aus dem Rennen.',

  'reader.engine':
    'In deinem Motor {engine, plural, one {liegt # Hitze} other {liegen # Hitze}}. {draw, plural, one {# Karte} other {# Karten}} zum Ziehen, {discard} abgelegt.',
  'reader.hand':
    '{n, plural, =0 {Deine Hand ist leer.} one {Du hast eine Karte: {cards}.} other {Du hast # Karten: {cards}.}}',
  'reader.times': '{n} × {card}',

  'reader.car':
    '{name}: {n, plural, =0 {neben dir} one {# Feld {side, select, ahead {vor dir} other {hinter dir}}} other {# Felder {side, select, ahead {vor dir} other {hinter dir}}}}{legend, select, true {, eine Legende} other {, {gear}. Gang, Motor {engine}}}.',

  'reader.ask.draft': 'Nimm eine Karte: {cards}.',
  'reader.ask.gear':
    '{gear}. Gang: {heat, plural, =0 {umsonst} other {# Hitze}}{clutters, select, true {; dafür hast du zu wenige Karten} other {}}.',
  'reader.ask.cards':
    'Wähle {n, plural, one {# Karte} other {# Karten}}; {playable, plural, =0 {keine aus deiner Hand} other {# aus deiner Hand}} {playable, plural, one {ist} other {sind}} spielbar.',
  'reader.ask.value': 'Wähle einen Wert für {card}: {values}. Bisher Tempo {speed}.',
  'reader.ask.react': 'Nutz deine Symbole, dann drück „Fertig“.',
  'reader.ask.cool': 'Abkühlen: bis zu {n} Hitze aus der Hand in den Motor.',
  'reader.ask.adrenaline': 'Adrenalin: Tempo 1 mehr und 1 Feld weiter.',
  'reader.ask.boost': 'Boost: {heat, plural, =0 {umsonst} other {# Hitze}}.',
  'reader.ask.scrap': '{n, plural, one {# Karte muss} other {# Karten müssen}} verschrottet werden.',
  'reader.ask.done':
    'Wenn du jetzt fertig bist: {corner} mit {speed}, Tempolimit {limit}: {spin, select, true {du drehst dich} other {{heat, plural, =0 {umsonst} other {# Hitze}}}}.',
  'reader.ask.slipstream': 'Windschatten hinter {name}: {lengths} Felder, oder bleib.',
  'reader.ask.crosses':
    '{n} Felder führen über {corner} mit {speed}, Tempolimit {limit}: {spin, select, true {du drehst dich} other {{heat, plural, =0 {umsonst} other {# Hitze}}}}.',
  'reader.ask.discard':
    'Leg Karten ab oder behalte alle: {n, plural, =0 {keine} other {#}} aus deiner Hand {n, plural, =0 {darf} one {darf} other {dürfen}} weg.',

  'reader.at.line': '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: Start und Ziel.',
  'reader.at.corner':
    '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: {corner}, Tempolimit {limit}.',
  'reader.at.car':
    '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: {name}{raceLane, select, true {, auf der Ideallinie} other {}}.',
  'reader.at.target':
    '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}, wählbar{risk, select, risk {, mit Risiko} other {}}.',

  'reader.preview':
    '{label}: {n, plural, =0 {du bleibst} one {# Feld} other {# Felder}}, {count, plural, =0 {über keine Kurve} other {über {corners}}}.',
};
