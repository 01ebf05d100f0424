// The rules of Heat as articles, in English. Tags are articles' ids, or b.

import { cards } from './cards';
import { corners } from './corners';
import { drawing } from './drawing';
import { modules } from './modules';
import { phases } from './phases';
import { race } from './race';
import { road } from './road';

export const rules = { ...race, ...phases, ...corners, ...road, ...cards, ...modules, ...drawing } as const;
