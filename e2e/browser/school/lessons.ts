// Every lesson of the driving school. A game with a lesson has one more file here and one more line below; the first is the
// lesson that a fresh folder offers.

import { FORMULA_D } from './formula-d';
import { HAVOC } from './havoc';
import { HEAT } from './heat';
import { ROBORALLY } from './roborally';
import type { Taught } from './taught';
import { WADDINGTON } from './waddington';

export const LESSONS: readonly Taught[] = [HEAT, FORMULA_D, WADDINGTON, HAVOC, ROBORALLY];
