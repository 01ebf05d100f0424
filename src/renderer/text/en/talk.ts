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

  off: 'The host has turned the chat off.',
  'off.host': 'Write to {host}',
  mute: 'Mute {name}',
  'mute.note': 'You see nothing that {name} writes. Nobody else notices.',

  'write.to': 'To',
  'write.message': 'Message',
  'write.send': 'Send',
} as const;
