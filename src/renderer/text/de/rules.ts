// The rules page and the drawer beside a race, in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/rules';

export const messages: Translation<typeof source> = {
  title: '{game}: Regeln',
  drawer: 'Regeln: {game}',
  picker: 'Spiel wählen',
  'step.first': 'Das ist der erste Schritt',
  'step.last': 'Das ist der letzte Schritt',
  articles: 'Alle Artikel',
  search: 'Such in {game}',
  hits: '{n, plural, =0 {Nichts gefunden} one {# Artikel gefunden} other {# Artikel gefunden}}',
  noHits: 'In keinem Artikel steht „{typed}“. Versuch ein anderes Wort aus dem Spiel.',
  related: 'Verwandtes',
  example: 'Beispiel',
  step: 'Schritt {n, number} von {of, number}',
  back: 'Zurück',
  next: 'Weiter',
  print: 'Drucken',
  inLog: 'Im Rennverlauf',
  close: 'Schließen (Esc)',
  school: 'Fahrschule',
  try: 'Probier es aus',
  'try.section': 'Lektion: {section}',
};
