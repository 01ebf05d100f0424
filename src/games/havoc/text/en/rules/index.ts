// The rules of Havoc Speedway as articles, in English. Tags are articles' ids, or b.

import { coins } from './coins';
import { driving } from './driving';
import { pits } from './pits';
import { race } from './race';
import { storm } from './storm';

export const rules = { ...race, ...storm, ...coins, ...driving, ...pits } as const;
