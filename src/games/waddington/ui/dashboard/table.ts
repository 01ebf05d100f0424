// The race that the parts of Waddington's dashboard read.

import { createOnTable } from '@ui/game/dashboard/on-table';
import { createContext } from 'react';
import type { Tactic, WaddingtonEvent, WaddingtonView } from '../../types';

export const [TableContext, useTable] = createOnTable<WaddingtonView, WaddingtonEvent>();

/** The used tactic cards, the last one on top. Apart from the table: they change more rarely. */
export const DiscardsContext = createContext<readonly Tactic[]>([]);
