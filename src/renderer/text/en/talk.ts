// The talk at a party in English.

export const messages = {
  title: 'Chat',
  close: 'Close (Esc)',
  tabs: 'Chats',
  room: 'All',
  unread: '{count}<hidden> unread</hidden>',
  begin: 'Start a private chat',
  somebody: 'Someone who left',

  messages: 'Messages',
  you: 'You',
  to: 'To {name}',
  onlyYou: 'Only you',

  phrases: 'Quick phrases',
  'phrase.ready': 'Ready when you are',
  'phrase.moment': 'One moment',
  'phrase.luck': 'Good luck',
  'phrase.driven': 'Well driven',
  'phrase.close': 'That was close',
  'phrase.race': 'Good race',

  'write.to': 'To',
  'write.message': 'Message',
  'write.send': 'Send',
} as const;
