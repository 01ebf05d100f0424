// The words of Waddington's Formula 1 in German.

import type { Translation } from '@i18n/messages';
import { cardMessages } from '../card-words';
import { circuitMessages } from '../circuits';
import type { messages as source } from '../en';
import { board } from './board';
import { campaign } from './campaign';
import { cards } from './cards';
import { chart } from './chart';
import { coach } from './coach';
import { dashboard } from './dashboard';
import { drawing } from './drawing';
import { edit } from './edit';
import { examples } from './examples';
import { frame } from './frame';
import { hint } from './hint';
import { lesson } from './lesson';
import { log } from './log';
import { names } from './names';
import { narrator } from './narrator';
import { results } from './results';
import { rules } from './rules';
import { setup } from './setup';
import { themes } from './themes';
import { violations } from './violations';
import { workshop } from './workshop';

export const messages: Translation<typeof source> = {
  ...board,
  ...campaign,
  ...violations,
  ...cards,
  ...chart,
  ...coach,
  ...dashboard,
  ...drawing,
  ...edit,
  ...examples,
  ...frame,
  ...hint,
  ...lesson,
  ...log,
  ...names,
  ...narrator,
  ...results,
  ...rules,
  ...setup,
  ...themes,
  ...workshop,
  ...cardMessages('de'),
  ...circuitMessages('de'),
};
