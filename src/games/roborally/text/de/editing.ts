// Der Streckeneditor von RoboRally auf Deutsch: Kacheln, Pinsel, Striche und was auf einem Feld liegt.

import type { Translation } from '@i18n/messages';
import type { editing as source } from '../en/editing';

export const editing: Translation<typeof source> = {
  'edit.tile.floor': 'Boden',
  'edit.tile.belt': 'Band',
  'edit.tile.express': 'Express',
  'edit.tile.gear': 'Zahnrad',
  'edit.tile.pit': 'Grube',
  'edit.tile.repair': 'Reparatur',
  'edit.tile.wall': 'Wand',
  'edit.tile.laser': 'Laser',
  'edit.tile.pusher': 'Schieber',
  'edit.tile.flag': 'Flagge',
  'edit.tile.dock': 'Start',

  'edit.title.floor': 'Freier Boden',
  'edit.title.belt': 'Fließband',
  'edit.title.express': 'Expressband',
  'edit.title.gear': 'Zahnrad',
  'edit.title.pit': 'Grube',
  'edit.title.repair': 'Reparaturfeld',
  'edit.title.wall': 'Wand',
  'edit.title.laser': 'Laser',
  'edit.title.pusher': 'Schieber',
  'edit.title.flag': 'Flagge',
  'edit.title.dock': 'Startfeld',

  'edit.note.carries': '{n, plural, one {# Feld} other {# Felder}}',
  'edit.note.damage': '{n, number} Schaden',

  'edit.hint.floor': 'Zieh über alles, was weg soll. Flaggen und Startfelder bleiben.',
  'edit.hint.belt': 'Ziehen: Das Band folgt dem Strich, Kurven entstehen von selbst.',
  'edit.hint.gear': 'Dreht einen Roboter in jedem Register um ein Viertel.',
  'edit.hint.pit': 'Zerstört jeden Roboter, der hineingerät.',
  'edit.hint.repair': 'Ein Roboter, der seine Runde hier beendet, wird repariert.',
  'edit.hint.wall': 'Kommt an die nächste Kante. Ziehen ergibt eine Reihe von Wänden.',
  'edit.hint.laser': 'Kommt an die nächste Kante und schießt von ihr weg bis zur nächsten Wand.',
  'edit.hint.pusher': 'Kommt an die nächste Kante und schiebt in diesen Registern von ihr weg.',
  'edit.hint.flag': 'Flaggen zählen sich selbst. Zieh eine auf eine andere, um sie zu tauschen.',
  'edit.hint.dock':
    'Zieh ein Startfeld weiter, oder auf ein anderes, um sie zu tauschen. Ein Klick dreht seinen Roboter.',

  'edit.way': 'Richtung',
  'edit.edge': 'Kante, für die Tastatur',
  'edit.sense': 'Drehrichtung',
  'edit.sense.right': 'Rechts',
  'edit.sense.left': 'Links',
  'edit.beams': 'Strahlen',
  'edit.registers': 'Register',
  'edit.number': '{n, number}',

  'edit.stroke.one': '{board, plural, =0 {Start} other {Plan #}}, {cell}',
  'edit.stroke.straight':
    '{n, number} Felder nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}, {board, plural, =0 {Start} other {Plan #}}, {from} bis {to}',
  'edit.stroke.bent': '{n, number} Felder, {board, plural, =0 {Start} other {Plan #}}, {from} bis {to}',
  'edit.stroke.across':
    '{n, number} Felder, {board, plural, =0 {Start} other {Plan #}}, {from} bis {other, plural, =0 {Start} other {Plan #}}, {to}',

  'edit.plate.dock': 'Start',
  'edit.plate.board': 'Plan {n, number}',
  'edit.plate.own': 'Dein eigener',

  'edit.cell': '{board, plural, =0 {Start} other {Plan #}}, {cell}: {things}',
  'edit.on.floor': 'freier Boden',
  'edit.on.belt': 'Band nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'edit.on.express': 'Expressband nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'edit.on.gear': '{sense, select, right {Zahnrad nach rechts} other {Zahnrad nach links}}',
  'edit.on.pit': 'Grube',
  'edit.on.repair': 'Reparaturfeld',
  'edit.on.pusher': 'Schieber nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'edit.on.beam': '{n, plural, one {Strahl eines Lasers} other {Strahlen von # Lasern}}',
  'edit.on.wall': 'Wand im {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'edit.on.flag': 'Flagge {n, number}',
  'edit.on.dock': 'Startfeld {n, number}',

  'edit.figure.flags': 'Flaggen',
  'edit.figure.robots': 'Roboter',
  'edit.figure.turns': 'Runden',
  'edit.turns': '{n, number, ::.0}',
  'edit.robots': '2–{n, number}',
  'edit.none': '–',
  'edit.praise':
    '{docks, plural, one {Jede Flagge ist vom Startfeld aus erreichbar} other {Jede Flagge ist von allen # Startfeldern aus erreichbar}}',

  'edit.colour.green': 'Grüne Platten',
  'edit.colour.amber': 'Gelbe Platten',
  'edit.colour.teal': 'Blaugrüne Platten',
  'edit.colour.rust': 'Rostige Platten',
  'edit.colour.blue': 'Blaue Platten',
  'edit.colour.violet': 'Violette Platten',
  'edit.colour.bay': 'Graue Platten',
};
