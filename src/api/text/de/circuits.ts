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
};
