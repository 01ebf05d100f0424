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
  busy: 'One moment, this is under way',
  /** Before what can be chosen instead, in a refusal. */
  'refusal.can': 'You can:',
  'seat.unnamed': 'Car {number}',
  /** Read out before the number in a badge. */
  'seat.place': '<hidden>Place </hidden>{place}',
  'stepper.less': '{label}: one less',
  'stepper.more': '{label}: one more',
  'confirm.keep': 'Keep it',

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

  /** After the name of a colour: 'Red, stripe'. */
  'pattern.stripe': 'stripe',
  'pattern.twin': 'twin',
  'pattern.chevron': 'chevron',
  'pattern.check': 'checks',
  'pattern.hoop': 'hoops',
  'pattern.diagonal': 'diagonal',
  'pattern.halves': 'halves',
  'pattern.dots': 'dots',
  'pattern.saltire': 'saltire',
  'pattern.rings': 'rings',
} as const;
