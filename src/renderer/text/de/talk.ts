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

  off: 'Der Host hat den Chat abgeschaltet.',
  'off.host': 'An {host} schreiben',
  mute: '{name} stumm schalten',
  'mute.note': 'Du siehst nichts mehr, was {name} schreibt. Sonst merkt es niemand.',

  'write.to': 'An',
  'write.message': 'Nachricht',
  'write.send': 'Senden',
};
