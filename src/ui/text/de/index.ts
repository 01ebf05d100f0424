// The toolkit's words in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en';
import { game } from './game';

export const messages: Translation<typeof source> = {
  ...game,
  ordinal: '{n}.',
  brand: 'Paddock',
  close: 'Schließen',
  busy: 'Einen Augenblick, das läuft gerade',
  'refusal.can': 'Du kannst:',
  'seat.unnamed': 'Wagen {number}',
  'seat.place': '<hidden>Platz </hidden>{place}',
  'stepper.less': '{label}: eins weniger',
  'stepper.more': '{label}: eins mehr',
  'confirm.keep': 'Abbrechen',

  'palette.title': 'Farbe für Platz {seat}: {colour}, {pattern}',
  'palette.driver': 'Farbe für {name}: {colour}, {pattern}',
  'palette.taken': 'Vergeben an {name}',
  'palette.colourTaken': '{colour}, vergeben an {name}',

  'colour.red': 'Rot',
  'colour.blue': 'Blau',
  'colour.yellow': 'Gelb',
  'colour.green': 'Grün',
  'colour.black': 'Schwarz',
  'colour.ivory': 'Elfenbein',
  'colour.orange': 'Orange',
  'colour.pink': 'Rosa',
  'colour.purple': 'Violett',
  'colour.teal': 'Petrol',

  'pattern.stripe': 'Streifen',
  'pattern.twin': 'Doppelstreifen',
  'pattern.chevron': 'Winkel',
  'pattern.check': 'Karos',
  'pattern.hoop': 'Querstreifen',
  'pattern.diagonal': 'Schrägstreifen',
  'pattern.halves': 'halb und halb',
  'pattern.dots': 'Punkte',
  'pattern.saltire': 'Kreuze',
  'pattern.rings': 'Ringe',
};
