// The talk at a party in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/talk';

export const messages: Translation<typeof source> = {
  title: 'Chat',
  close: 'Schließen (Esc)',
  tabs: 'Chats',
  room: 'Alle',
  unread: '{count}<hidden> ungelesen</hidden>',
  begin: 'Privat schreiben',
  somebody: 'Jemand, der weg ist',

  messages: 'Nachrichten',
  you: 'Du',
  to: 'An {name}',
  onlyYou: 'Nur für dich',

  phrases: 'Schnelle Sätze',
  'phrase.ready': 'Von mir aus kann’s losgehen',
  'phrase.moment': 'Einen Moment',
  'phrase.luck': 'Viel Glück',
  'phrase.driven': 'Stark gefahren',
  'phrase.close': 'Das war knapp',
  'phrase.race': 'Schönes Rennen',

  'write.to': 'An',
  'write.message': 'Nachricht',
  'write.send': 'Senden',
};
