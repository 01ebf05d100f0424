// The rules of Formula D as articles, in English. Tags are articles' ids, or b.

import { corners } from './corners';
import { drawing } from './drawing';
import { pits } from './pits';
import { race } from './race';
import { turn } from './turn';
import { wear } from './wear';

export const rules = {
  'rules.group.race': 'The race',
  'rules.group.turn': 'A turn',
  'rules.group.corners': 'Corners',
  'rules.group.wear': 'Wear and dice',
  'rules.group.pits': 'Pits',
  ...race,
  ...turn,
  ...corners,
  ...wear,
  ...pits,
  ...drawing,
} as const;
