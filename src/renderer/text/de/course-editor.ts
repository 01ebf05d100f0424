// Der Editor für Kurse auf Deutsch: Pläne, Palette und Boden.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/course-editor';

export const messages: Translation<typeof source> = {
  'bar.boards': 'Pläne',
  'bar.boards.n': '{n, plural, one {# Plan} other {# Pläne}}',
  'bar.dock': 'Startstreifen',
  'bar.dock.named': 'Start: {name}',
  'bar.dock.own': 'Start: dein eigener',
  'bar.drive': 'Testrennen',

  'floor.label': 'Boden. Die Pfeiltasten gehen über seine Felder, die Leertaste malt, Entf löscht.',
  'floor.row': '{n, number}',
  'plates.label': 'Pläne',
  'plate.drawn': '{name}, in Arbeit',
  'plate.turn': '{label} drehen',
  'plate.mirror': '{label} spiegeln',
  'plate.swap': '{label} mit dem Nachbarn tauschen',
  'plate.copy': '{label} auf den anderen Plan kopieren',
  'plate.alone': 'Es gibt nur einen Plan',

  'palette.label': 'Kacheln',
  'palette.pick': 'Pipette',
  'palette.pick.key': 'P',
  'palette.key': '{label} ({key})',

  'brush.label': 'Kachel',
  'brush.way': '{way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'brush.turn': 'Drehen',
  'brush.turn.key': 'R',
  'brush.flip': 'Wenden',
  'brush.flip.key': 'M',
  'brush.erase': 'Löschen (E)',
  'brush.pick.title': 'Pipette',
  'brush.pick.hint': 'Klick auf das, womit du malen willst. Mit gedrückter Alt-Taste geht es auch.',
  'brush.erase.title': 'Löschen',
  'brush.erase.hint': 'Ein Klick nimmt das Oberste weg, Ziehen räumt den Boden leer. Die rechte Maustaste löscht auch.',
  'brush.stamp': 'Plan aufstempeln',
  'brush.colour': 'Platten',

  'checks.label': 'Prüfungen',
  'said.nothing': 'Nichts geändert',
  'said.ways': '{shown, select, true {Wege eingeblendet} other {Wege ausgeblendet}}',
  'phone.larger':
    'Zeichne auf einem größeren Bildschirm. Hier kannst du den Kurs ansehen, umbenennen und Rennen fahren.',
};
