// Was an einem selbst gebauten Kurs nicht stimmt und was zu tun ist, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { workshop as source } from '../en/workshop';

export const workshop: Translation<typeof source> = {
  'workshop.facts':
    '{boards, plural, one {# Plan} other {# Pläne}}, {checkpoints, plural, one {# Checkpoint} other {# Checkpoints}}',
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
    '{count, plural, =0 {Es gibt kein Startfeld {dock, number}} other {Startfeld {dock, number} gibt es #-mal}}: Ein Kurs braucht die Startfelder 1 bis {docks, number}, jeden einmal.',
  'workshop.docks.shared': 'Zwei Startfelder liegen auf einem Feld. Verschieb eins davon.',
  'workshop.docks.pit': 'Startfeld {dock, number} liegt auf einer Grube. Verschieb es.',
  'workshop.docks.unfair':
    'Startfeld {dock, number} ist {far, number} Schritte vom ersten Checkpoint entfernt, Startfeld {best, number} nur {near, number}. Verschieb Checkpoint oder Startfelder.',
  'workshop.checkpoint.off': 'Checkpoint {number, number} liegt nicht auf dem Boden. Verschieb ihn.',
  'workshop.checkpoint.pit': 'Checkpoint {number, number} liegt auf einer Grube. Verschieb ihn.',
  'workshop.checkpoint.same':
    'Checkpoint {number, number} liegt auf Checkpoint {other, number}. Verschieb oder lösch einen.',
  'workshop.checkpoint.dock':
    'Von Startfeld {dock, number} führt kein Weg zu Checkpoint {number, number}. Öffne eine Wand, oder verschieb den Checkpoint.',
  'workshop.checkpoint.cutOff':
    'Von Checkpoint {other, number} führt kein Weg zu Checkpoint {number, number}. Öffne eine Wand, oder verschieb einen von beiden.',
  'workshop.checkpoint.machine':
    'Checkpoint {number, number} liegt auf einer Maschine oder einem Reparaturfeld. Checkpoints gehören auf freien Boden.',
  'workshop.cells.lost':
    'Zu {cells, plural, one {einem Feld} other {# Feldern}} führt kein Weg, das erste liegt in Spalte {column, number}, Reihe {row, number}. Öffne eine Wand.',
  'workshop.docks.beam': 'Startfeld {dock, number} liegt im Strahl eines Lasers. Verschieb eins von beiden.',
  'workshop.belt.stuck':
    'Das Band in Spalte {column, number}, Reihe {row, number} läuft gegen eine Wand oder gegen ein anderes Band. Dreh es.',
  'workshop.laser.open':
    'Der Strahl des Lasers in Spalte {column, number}, Reihe {row, number} verlässt den Boden. Setz an sein Ende eine Wand.',
  'workshop.belt.edge':
    '{cells, plural, one {Ein Band führt} other {# Bänder führen}} in Spalte {column, number}, Reihe {row, number} über den Rand. Dreh das letzte.',
  'workshop.belt.pit':
    '{cells, plural, one {Ein Band führt} other {# Bänder führen}} in Spalte {column, number}, Reihe {row, number} in eine Grube. Dreh das letzte.',
};
