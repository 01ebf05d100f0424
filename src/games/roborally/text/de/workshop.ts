// Was an einem selbst gebauten Kurs nicht stimmt und was zu tun ist, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { workshop as source } from '../en/workshop';

export const workshop: Translation<typeof source> = {
  'workshop.facts': '{boards, plural, one {# Plan} other {# Pläne}}, {flags, plural, one {# Flagge} other {# Flaggen}}',
  'workshop.report.troubles': 'Zerstört',
  'workshop.report.cost': 'Schaden',
  'workshop.no-circuit': 'Das ist kein Kurs von RoboRally.',
  'workshop.unreadable':
    'Paddock kann diesen Kurs nicht lesen: Die Angabe {field} ist falsch oder unbekannt. Hol dir die Datei noch einmal, oder aktualisiere Paddock, wenn sie von einem neueren stammt.',
  'workshop.board.turn': 'Plan {number, number} ist nicht quadratisch, also lässt er sich nicht drehen.',
  'workshop.board.overlap': 'Plan {number, number} liegt auf Plan {other, number}. Schieb sie auseinander.',
  'workshop.board.gap':
    'Die Pläne lassen {cells, plural, one {ein Feld} other {# Felder}} des Bodens frei. Leg sie so, dass sie ein Rechteck füllen.',
  'workshop.outside':
    '{things, plural, one {Eine Wand, eine Maschine oder ein Startfeld liegt} other {# Wände, Maschinen oder Startfelder liegen}} außerhalb von Plan {number, number}.',
  'workshop.docks':
    '{count, plural, =0 {Es gibt kein Startfeld {dock, number}} other {Startfeld {dock, number} gibt es #-mal}}: Ein Kurs braucht die Startfelder 1 bis {docks, number}, jedes einmal.',
  'workshop.docks.shared': 'Zwei Startfelder liegen auf einem Feld. Verschieb eins davon.',
  'workshop.docks.pit': 'Startfeld {dock, number} liegt auf einer Grube. Verschieb es.',
  'workshop.docks.unfair':
    'Startfeld {dock, number} ist {far, number} Schritte von Flagge 1 entfernt, Startfeld {best, number} nur {near, number}. Verschieb die Flagge oder die Startfelder.',
  'workshop.checkpoint.off': 'Flagge {number, number} liegt nicht auf dem Boden. Verschieb sie.',
  'workshop.checkpoint.pit': 'Flagge {number, number} liegt auf einer Grube. Verschieb sie.',
  'workshop.checkpoint.same':
    'Flagge {number, number} liegt auf Flagge {other, number}. Verschieb oder lösch eine davon.',
  'workshop.checkpoint.dock':
    'Von Startfeld {dock, number} führt kein Weg zu Flagge {number, number}. Öffne eine Wand, oder verschieb die Flagge.',
  'workshop.checkpoint.cutOff':
    'Von Flagge {other, number} führt kein Weg zu Flagge {number, number}. Öffne eine Wand, oder verschieb eine von beiden.',
  'workshop.checkpoint.machine':
    'Flagge {number, number} liegt auf einer Maschine oder einem Reparaturfeld. Flaggen gehören auf freien Boden.',
  'workshop.cells.lost':
    'Zu {cells, plural, one {einem Feld} other {# Feldern}} führt kein Weg, das erste ist {cell} {board, plural, =0 {beim Start} other {auf Plan #}}. Öffne eine Wand.',
  'workshop.docks.beam': 'Startfeld {dock, number} liegt im Strahl eines Lasers. Verschieb eins von beiden.',
  'workshop.loop':
    'Endlosschleife: Ein Roboter, der auf {home, select, dock {Startfeld} other {Flagge}} {number, number} zurückkehrt, fährt bei {cell} {board, plural, =0 {beim Start} other {auf Plan #}} Runde für Runde {end, select, pit {in die Grube} other {über den Rand}}.',
  'workshop.belt.stuck':
    'Das Band auf {cell} {board, plural, =0 {beim Start} other {auf Plan #}} läuft gegen eine Wand oder gegen ein anderes Band. Dreh es.',
  'workshop.laser.open':
    'Der Strahl des Lasers auf {cell} {board, plural, =0 {beim Start} other {auf Plan #}} verlässt den Boden. Setz an sein Ende eine Wand.',
  'workshop.belt.edge':
    'Das Band auf {cell} {board, plural, =0 {beim Start} other {auf Plan #}} endet am Rand: {cells, plural, one {Es wirft} other {Mit denen davor wirft es}} Roboter vom Boden.',
  'workshop.belt.pit':
    '{cells, plural, one {Das Band auf {cell} führt} other {Die # Bänder bis {cell} führen}} {board, plural, =0 {beim Start} other {auf Plan #}} in eine Grube. Dreh das letzte.',

  'workshop.import.small': 'Ihre {width, number} mal {height, number} Felder liegen in der Ecke eines leeren Plans.',
  'workshop.import.docks':
    'Die Datei hat {count, plural, =0 {keine Startplätze} one {# Startplatz} other {# Startplätze}}, und ein Kurs braucht {docks, number} Startfelder: Die aus der Schachtel werden genommen.',
  'workshop.import.starts': 'Von ihren {count, number} Startplätzen sind die ersten {docks, number} Startfelder.',
  'workshop.import.flags': 'Die Datei hat keine Flaggen: {flags, number} stehen auf freiem Boden.',
  'workshop.import.unknown':
    '{kind, select, crusher {Pressen} trapdoor {Falltüren} flamethrower {Flammenwerfer} ledge {Kanten} ramp {Rampen} oil {Öl} water {Wasser} teleporter {Teleporter} portal {Portale} randomizer {Zufallsfelder} repulsor {Abstoßfelder} chopShop {Werkstätten} homingMissile {Suchraketen} other {Unbekanntes}} auf {n, plural, one {einem Feld} other {# Feldern}} kennt das Spiel hier nicht, es bleibt weg.',
};
