// The words of Havoc Speedway in English, from which all other languages are translated.

import { board } from './board';
import { breaches } from './breaches';
import { coach } from './coach';
import { hint } from './hint';
import { lesson } from './lesson';
import { log } from './log';
import { names } from './names';
import { race } from './race';
import { reader } from './reader';
import { rules } from './rules';
import { setup } from './setup';
import { turns } from './turns';

export const messages = {
  ...reader,
  ...names,
  ...setup,
  ...race,
  ...turns,
  ...board,
  ...coach,
  ...hint,
  ...lesson,
  ...log,
  ...breaches,
  ...rules,
} as const;
