// Der Tisch in Worten, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { narrator as source } from '../en/narrator';

export const narrator: Translation<typeof source> = {
  'reader.choosing': 'Die Wagen werden gewählt.',
  'reader.place': 'Du bist {place}. von {cars}, in Runde {lap} von {laps}, mit {speed} mph.',
  'reader.road':
    'Du bist auf Spur {lane}, {squares, plural, =0 {in der Kurve} one {# Feld vor der Kurve} other {# Felder vor der Kurve}} {corner}: sicher mit {n, plural, other {{limits}}} mph, von Spur 1 nach außen.',
  'reader.pit': 'Du stehst in deiner Box.',
  'reader.spunOff': 'Du bist von der Strecke geflogen und stehst daneben.',
  'reader.finished': 'Du bist im Ziel.',
  'reader.misses': 'Du setzt {n, plural, one {# Zug} other {# Züge}} aus.',

  'reader.gauges': 'Reifenverschleiß {tyres} von {mostTyres}, Bremsenverschleiß {brakes} von {mostBrakes}.',
  'reader.cards':
    '{n, plural, =0 {Du hast keine Taktikkarten.} one {Du hast eine Taktikkarte: {cards}.} other {Du hast # Taktikkarten: {cards}.}}',
  'reader.times': '{n} × {card}',
  'reader.kept': '{card} aus der Box {active, select, true {gilt} other {gilt noch nicht}}.',

  'reader.car':
    '{name}: {n, plural, =0 {neben dir} one {# Feld {side, select, ahead {vor dir} other {hinter dir}}} other {# Felder {side, select, ahead {vor dir} other {hinter dir}}}}, Spur {lane}, {speed} mph, Reifen {tyres}, Bremsen {brakes}.',
  'reader.carOff': '{name} steht {where, select, pit {in der Box} other {neben der Strecke}}.',

  'reader.ask.car':
    'Wähle {n, plural, one {den letzten Wagen} other {einen von # Wagen}}: {colours}. Gezogen wird in der Folge Gelb, Orange, Grün, Rot, Schwarz, Blau.',
  'reader.ask.drive': 'Wähle eine Geschwindigkeit, dann das Feld, auf das du fährst.',
  'reader.ask.speed':
    '{speed} mph: {tyres, plural, =0 {{brakes, plural, =0 {kein Verschleiß} other {# Bremsenverschleiß}}} other {# Reifenverschleiß{brakes, plural, =0 {} other { und # Bremsenverschleiß}}}}; {danger, select, safe {es gibt einen sicheren Weg} roll {in einer Kurve wird gewürfelt} spin {du fliegst von der Strecke} other {so weit ist die Strecke nicht frei}}.',
  'reader.ask.run': 'Oder fahr auf den Wagen vor dir auf.',
  'reader.ask.card':
    '{n, plural, =0 {Keine deiner Karten ist jetzt spielbar.} other {Du kannst {cards} spielen oder keine Karte.}}',
  'reader.ask.tyres': 'Nutz deine Spezialreifen in der Kurve {corner} oder hebe sie auf.',

  'reader.line': '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: Start und Ziel.',
  'reader.corner':
    '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: {corner}, sicher mit {limits} mph, von Spur 1 nach außen.',
  'reader.carAt':
    '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: {name}, Spur {lane}, {speed} mph.',
  'reader.target':
    '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}, wählbar: Spur {lane}, {danger, select, safe {sicher} roll {mit Würfeln in einer Kurve} other {ein Abflug}}.',
  'reader.preview':
    '{n, plural, =0 {Du bleibst} one {# Feld} other {# Felder}}, auf Spur {lane}: {danger, select, safe {sicher} roll {in einer Kurve wird gewürfelt} other {du fliegst von der Strecke}}.',
};
