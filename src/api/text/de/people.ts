// Why people of this computer can't be changed, in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/people';

export const messages: Translation<typeof source> = {
  'people.unknown': 'Diesen Fahrer gibt es auf diesem Computer nicht mehr.',
  'people.same-name': '{name} gibt es auf diesem Computer schon. Wähle einen anderen Namen.',
  'people.last': 'Das ist der einzige Fahrer auf diesem Computer. Leg erst einen anderen an.',
  'people.other-name': 'So heißt der Fahrer nicht. Gib zum Löschen {name} ein.',
  'people.damaged': 'Diese Datei ist beschädigt oder enthält keinen Fahrer. Exportiere den Fahrer noch einmal.',
  'people.newer-file': 'Diese Datei stammt von einem neueren Paddock. Aktualisiere Paddock und importiere sie dann.',
  'people.full': 'Auf diesem Computer gibt es schon {most, number} Fahrer. Lösche erst einen.',
  'people.not-won': '{name}: noch nicht gewonnen. Ziele einer Karriere bringen das ein.',
  'people.other-here': 'Hier fährt jetzt jemand anderes. Die Änderung wurde nicht gespeichert.',
};
