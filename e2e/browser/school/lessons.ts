// Every lesson of the driving school. A game that has one is one more file here and one more line below; the first of them
// is that of the race that a fresh folder offers.

import { FORMULA_D } from './formula-d';
import { HAVOC } from './havoc';
import { HEAT } from './heat';
import { ROBORALLY } from './roborally';
import type { Taught } from './taught';
import { WADDINGTON } from './waddington';

export const LESSONS: readonly Taught[] = [HEAT, FORMULA_D, WADDINGTON, HAVOC, ROBORALLY];
