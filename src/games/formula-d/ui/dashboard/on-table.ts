// What a waiting dashboard's parts read of the race by themselves, so that an action of a rival renders these parts alone.

import type { SeatInfo } from '@api/contract';
import { createContext, useContext } from 'react';
import type { FormulaEvent, FormulaView } from '../../types';

/** The race on screen. shown: events of the running animation. */
export interface OnTable {
  view: FormulaView;
  seats: readonly SeatInfo[];
  shown: readonly FormulaEvent[];
}

/** The dashboard provides it. */
export const OnTableContext = createContext<OnTable | undefined>(undefined);

/** Reads it. */
export function useOnTable(): OnTable {
  const table = useContext(OnTableContext);
  if (table === undefined) throw new Error('Formula D: no race is provided around this part of the dashboard.');
  return table;
}
