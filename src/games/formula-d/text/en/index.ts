// The words of Formula D in English, from which all other languages are translated.

import { board } from './board';
import { breaches } from './breaches';
import { dashboard } from './dashboard';
import { frame } from './frame';
import { log } from './log';
import { names } from './names';
import { places } from './places';
import { reader } from './reader';
import { results } from './results';
import { rules } from './rules';
import { setup } from './setup';

export const messages = {
  ...reader,
  ...board,
  ...breaches,
  ...dashboard,
  ...frame,
  ...log,
  ...names,
  ...places,
  ...results,
  ...rules,
  ...setup,
} as const;
