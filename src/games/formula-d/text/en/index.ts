// The words of Formula D in English, from which all other languages are translated.

import { type CircuitMessages, circuitMessages } from '../circuits';
import { board } from './board';
import { campaign } from './campaign';
import { coach } from './coach';
import { dashboard } from './dashboard';
import { edit } from './edit';
import { frame } from './frame';
import { hint } from './hint';
import { lesson } from './lesson';
import { log } from './log';
import { names } from './names';
import { narrator } from './narrator';
import { places } from './places';
import { results } from './results';
import { rules } from './rules';
import { setup } from './setup';
import { themes } from './themes';
import { violations } from './violations';
import { workshop } from './workshop';

const own = {
  ...narrator,
  ...board,
  ...campaign,
  ...violations,
  ...coach,
  ...dashboard,
  ...edit,
  ...frame,
  ...hint,
  ...lesson,
  ...log,
  ...names,
  ...places,
  ...results,
  ...rules,
  ...setup,
  ...themes,
  ...workshop,
} as const;

export const messages: typeof own & CircuitMessages = { ...own, ...circuitMessages('en') };
