// The words of RoboRally in English, from which all other languages are translated.

import { type CourseMessages, courseMessages } from '../courses';
import { board } from './board';
import { campaign } from './campaign';
import { coach } from './coach';
import { dashboard } from './dashboard';
import { editing } from './editing';
import { floor } from './floor';
import { hint } from './hint';
import { lesson } from './lesson';
import { log } from './log';
import { names } from './names';
import { narrator } from './narrator';
import { optionCards } from './option-cards';
import { race } from './race';
import { rules } from './rules';
import { setup } from './setup';
import { themes } from './themes';
import { violations } from './violations';
import { workshop } from './workshop';

const own = {
  ...narrator,
  ...names,
  ...optionCards,
  ...setup,
  ...themes,
  ...race,
  ...log,
  ...board,
  ...campaign,
  ...coach,
  ...editing,
  ...floor,
  ...hint,
  ...lesson,
  ...dashboard,
  ...violations,
  ...rules,
  ...workshop,
} as const;

export const messages: typeof own & CourseMessages = { ...own, ...courseMessages('en') };
