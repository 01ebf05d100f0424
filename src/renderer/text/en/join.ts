// The way to another’s party, in English.

export const messages = {
  title: 'Join the party',
  others: 'Other parties',
  open: 'Open parties',

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
  note: 'The code is on the host’s screen. Anything you send here crosses this network unencrypted, so never type a password.',
  'missing.name': 'Type your name so the others know who you are.',
  'missing.code': 'Type the party code: six letters and digits.',

  hand: 'Your hand',
  'hand.title': 'Your hand on this screen',
  'hand.fetching': 'Getting your cards.',

  'find.title': 'Join a party',
  'find.near': 'Nearby',
  'find.looking': 'Looking',
  'find.none':
    'No party found yet. Its host must be on the same network. If it does not appear, type the address next to its code.',
  'find.party': '{host} hosts {game}. {taken} of {all} seats taken{racing, select, yes {, racing} other {}}.',
  'find.watch': 'Watch',
  'find.join': 'Join',
  'find.newer': 'It runs a newer Paddock: update yours',
  'find.older': 'It runs an older Paddock: its host must update',
  'find.by': 'By address or code',
  'find.field': 'Address or code',
  'find.go': 'Connect',
  'find.find': 'Find',

  'address.none': 'Type the address next to the code, such as 192.168.1.24:7310.',
  'address.wrong': 'That isn’t an address. It should look like 192.168.1.24:7310.',
  'address.neither':
    'That is neither an address nor a code. A code has six letters and digits, without 0, O, 1, I and L.',
  'address.nobody': 'There is no party nearby. Type the address next to the code.',
  'address.several': 'There are several parties nearby. Choose one, then type the code.',

  /** A race in a list: its circuit, then its rules. */
  'race.title': '{circuit}, {laps, plural, one {# lap} other {# laps}}',
  'race.option': '{option}: {value}',
} as const;
