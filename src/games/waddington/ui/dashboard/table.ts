// The race that the parts of Waddington's waiting dashboard read.

import { createOnTable } from '@ui/game/dashboard/on-table';
import type { WaddingtonEvent, WaddingtonView } from '../../types';

export const [TableContext, useTable] = createOnTable<WaddingtonView, WaddingtonEvent>();
