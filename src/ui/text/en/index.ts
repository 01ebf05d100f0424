// The toolkit's words in English, from which all other languages are translated.

import { game } from './game';

export const messages = {
  ...game,
  /** '1st', '2nd', '11th'. */
  ordinal: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  /** The app's own name. */
  brand: 'Paddock',
  close: 'Close',
  /** Why a button cannot be pressed that has been pressed. */
  busy: 'One moment, this is in progress',
  /** Before what can be chosen instead, in a refusal. */
  'refusal.can': 'You can:',
  /** Names what the coach says to screen readers. */
  coach: 'Your coach',
  'coach.why': 'Why?',
  'seat.unnamed': 'Car {number}',
  /** Read out before the number in a badge. */
  'seat.place': '<hidden>Place </hidden>{place}',
  'stepper.less': '{label}: one less',
  'stepper.more': '{label}: one more',
  /** The inspector: how much there is, and the key that opens the article. */
  'lens.now': 'now <b>{now}</b>',
  'lens.nowOf': 'now <b>{now}</b> of {of}',
  'lens.key': 'article <kbd>{key}</kbd>',
  /** What sort of thing a part of a game is. */
  'part.card': 'Card',
  'part.car': 'Car',
  'part.chart': 'Chart',
  'part.circuit': 'Circuit',
  'part.coin': 'Coin',
  'part.die': 'Die',
  'part.effect': 'Effect',
  'part.event': 'Event',
  'part.floor': 'Factory floor',
  'part.gauge': 'Gauge',
  'part.gear': 'Gear',
  'part.phase': 'Phase',
  'part.pile': 'Pile',
  'part.robot': 'Robot',
  'part.road': 'Road token',
  'part.sign': 'Sign',
  'part.space': 'Space',
  'part.state': 'State of a car',
  'part.symbol': 'Symbol',
  'part.team': 'Team',
  'part.token': 'Token',
  'part.weather': 'Weather',
  'confirm.keep': 'Cancel',

  'palette.title': 'Colour for seat {seat}: {colour}, {pattern}',
  'palette.driver': 'Colour for {name}: {colour}, {pattern}',
  'palette.taken': 'Taken by {name}',
  'palette.colourTaken': '{colour}, taken by {name}',

  'colour.red': 'Red',
  'colour.blue': 'Blue',
  'colour.yellow': 'Yellow',
  'colour.green': 'Green',
  'colour.black': 'Black',
  'colour.ivory': 'Ivory',
  'colour.orange': 'Orange',
  'colour.pink': 'Pink',
  'colour.purple': 'Purple',
  'colour.teal': 'Teal',

  /** The colours of the palette that is safe for colour-blind eyes, by the colour that they stand for. */
  'safe.red': 'Vermilion',
  'safe.blue': 'Blue',
  'safe.yellow': 'Yellow',
  'safe.green': 'Sea green',
  'safe.black': 'Black',
  'safe.ivory': 'Ivory',
  'safe.orange': 'Amber',
  'safe.pink': 'Mauve',
  'safe.purple': 'Purple',
  'safe.teal': 'Sky blue',

  'key.space': 'Space',
  'key.enter': 'Enter',
  'key.backspace': 'Backspace',
  'key.escape': 'Esc',

  /** After the name of a colour: 'Red, stripe'. */
  'pattern.stripe': 'stripe',
  'pattern.twin': 'double stripe',
  'pattern.chevron': 'chevron',
  'pattern.check': 'checks',
  'pattern.hoop': 'hoops',
  'pattern.diagonal': 'diagonal',
  'pattern.halves': 'halves',
  'pattern.dots': 'dots',
  'pattern.saltire': 'saltire',
  'pattern.rings': 'rings',
} as const;
