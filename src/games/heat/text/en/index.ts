// Heat's words in English, from which all other languages are translated.

import { type CircuitMessages, circuitMessages } from '../circuits';
import { board } from './board';
import { campaign } from './campaign';
import { cards } from './cards';
import { coach } from './coach';
import { conditions } from './conditions';
import { dash } from './dash';
import { draft } from './draft';
import { edit } from './edit';
import { forecast } from './forecast';
import { frame } from './frame';
import { hint } from './hint';
import { lesson } from './lesson';
import { log } from './log';
import { names } from './names';
import { narrator } from './narrator';
import { rules } from './rules';
import { setup } from './setup';
import { symbols } from './symbols';
import { themes } from './themes';
import { violations } from './violations';
import { weekend } from './weekend';
import { workshop } from './workshop';

const own = {
  ...board,
  ...campaign,
  ...violations,
  ...cards,
  ...coach,
  ...conditions,
  ...dash,
  ...draft,
  ...forecast,
  ...frame,
  ...hint,
  ...lesson,
  ...log,
  ...names,
  ...narrator,
  ...rules,
  ...setup,
  ...themes,
  ...symbols,
  ...weekend,
  ...edit,
  ...workshop,
} as const;

export const messages: typeof own & CircuitMessages = { ...own, ...circuitMessages('en') };
