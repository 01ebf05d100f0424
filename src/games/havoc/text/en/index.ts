// The words of Havoc Speedway in English, from which all other languages are translated.

import { type CircuitMessages, circuitMessages } from '../circuits';
import { board } from './board';
import { campaign } from './campaign';
import { coach } from './coach';
import { hint } from './hint';
import { lesson } from './lesson';
import { log } from './log';
import { names } from './names';
import { narrator } from './narrator';
import { race } from './race';
import { rules } from './rules';
import { setup } from './setup';
import { themes } from './themes';
import { turns } from './turns';
import { violations } from './violations';

const own = {
  ...narrator,
  ...names,
  ...setup,
  ...themes,
  ...race,
  ...turns,
  ...board,
  ...campaign,
  ...coach,
  ...hint,
  ...lesson,
  ...log,
  ...violations,
  ...rules,
} as const;

export const messages: typeof own & CircuitMessages = { ...own, ...circuitMessages('en') };
