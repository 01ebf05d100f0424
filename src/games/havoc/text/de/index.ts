// The words of Havoc Speedway in German.

import type { Translation } from '@i18n/messages';
import { circuitMessages } from '../circuits';
import type { messages as source } from '../en';
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

export const messages: Translation<typeof source> = {
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
  ...circuitMessages('de'),
};
