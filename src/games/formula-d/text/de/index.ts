// Die Texte von Formula D auf Deutsch.

import type { Translation } from '@i18n/messages';
import { circuitMessages } from '../circuits';
import type { messages as source } from '../en';
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

export const messages: Translation<typeof source> = {
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
  ...circuitMessages('de'),
};
