// The rules of RoboRally as articles, in English. Tags are articles' ids, or b.

import { damage } from './damage';
import { drawing } from './drawing';
import { floor } from './floor';
import { program } from './program';
import { race } from './race';
import { register } from './register';

export const rules = { ...race, ...program, ...register, ...floor, ...damage, ...drawing } as const;
