// The same in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/circuits';

export const messages: Translation<typeof source> = {
  'circuit.gone': 'Diese Strecke ist nicht mehr in der Werkstatt.',
  'circuit.full': 'In der Werkstatt liegen {most, number} Strecken, mehr passen nicht hinein. Lösche ein paar.',
  'circuit.no-game': 'Das ist keine Strecke für Paddock: Es steht nicht dabei, zu welchem Spiel sie gehört.',
  'circuit.not-taken': '{game} nimmt keine selbst gebauten Strecken.',
  'circuit.other-game': 'Eine Strecke kann nicht das Spiel wechseln. Speichere sie als neue Strecke.',
  'circuit.unreadable': 'Diese Strecke lässt sich nicht lesen, deshalb wurde nichts gespeichert. {why}',
  'report.errors': 'Auf dieser Strecke können KI-Fahrer noch nicht fahren: Was ihr fehlt, steht im Streckeneditor.',
  'report.no-change': 'Das lässt sich auf dieser Strecke nicht ändern.',
  'report.no-try': 'Es gibt keinen Versuch, der bleiben könnte. Probiere zuerst einen Vorschlag aus.',
  'report.changed': 'Die Strecke hat sich seit diesem Versuch geändert. Probiere den Vorschlag noch einmal aus.',
  'report.draft':
    'Die Strecke hat Änderungen, die noch nicht gespeichert sind. Speichere sie zuerst im Streckeneditor.',
};
