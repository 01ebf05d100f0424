// The race that the parts of Formula D's waiting dashboard read.

import { createOnTable } from '@ui/game/dashboard/on-table';
import type { FormulaEvent, FormulaView } from '../../types';

export const [OnTableContext, useOnTable] = createOnTable<FormulaView, FormulaEvent>();
