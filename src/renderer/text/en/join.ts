// The way to another’s party, in English.

export const messages = {
  title: 'Join the party',
  others: 'Other parties',

  moved: 'Moved',
  'moved.title': 'Your seat is in another window',
  'moved.text': 'The race goes on there. You can bring it back here at any time.',
  'moved.back': 'Bring it here',
  moveHere: 'Move here',

  'back.text': 'You were at {party} before.',
  'back.textHere': 'You were at this party before.',
  'back.as': 'Come back as {name}',

  name: 'Your name',
  code: 'Party code',
  join: 'Join',
  note: 'The code stands on the host’s screen. What you send here goes over this network unencrypted: never type a password.',
  'missing.name': 'Type your name, so that the others know you.',
  'missing.code': 'Type the party code: six letters and digits.',

  hand: 'Your hand',
  'hand.title': 'Your hand on this screen',
  'hand.fetching': 'Fetching your cards.',

  'find.title': 'Join a party',
  'find.near': 'Nearby',
  'find.looking': 'Looking',
  'find.none':
    'No party found yet. Its host must be on the same network; if it does not appear, type the address that stands beside its code.',
  'find.party': '{host} hosts {game}. {taken} of {all} seats taken{racing, select, yes {, racing} other {}}.',
  'find.watch': 'Watch',
  'find.join': 'Join',
  'find.newer': 'Its Paddock is newer than yours: update this one',
  'find.older': 'Its Paddock is older than yours: its host must update',
  'find.by': 'By address or code',
  'find.field': 'Address or code',
  'find.go': 'Go there',
  'find.find': 'Find it',

  'address.none': 'Type the address that stands beside the code, such as 192.168.1.24:7310.',
  'address.wrong': 'That is no address. It looks like 192.168.1.24:7310.',
  'address.neither':
    'That is neither an address nor a code: a code has six letters and digits, without 0, O, 1, I and L.',
  'address.nobody': 'No party nearby answers to a code. Type the address that stands beside it.',
  'address.several': 'There are several parties nearby: choose one of them, then type the code.',
} as const;
