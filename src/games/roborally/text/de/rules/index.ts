// The rules of RoboRally as articles, in German.

import type { Translation } from '@i18n/messages';
import type { rules as source } from '../../en/rules';
import { damage } from './damage';
import { drawing } from './drawing';
import { floor } from './floor';
import { program } from './program';
import { race } from './race';
import { register } from './register';

export const rules: Translation<typeof source> = { ...race, ...program, ...register, ...floor, ...damage, ...drawing };
