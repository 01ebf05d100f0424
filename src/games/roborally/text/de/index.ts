// The words of RoboRally in German.

import type { Translation } from '@i18n/messages';
import { courseMessages } from '../courses';
import type { messages as source } from '../en';
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

export const messages: Translation<typeof source> = {
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
  ...courseMessages('de'),
};
