// What a waiting dashboard's parts read of the race by themselves, so that an action of a rival renders these parts alone.

import type { SeatInfo } from '@api/contract';
import { createContext, useContext } from 'react';
import type { WaddingtonEvent, WaddingtonView } from '../../types';

/** The race on screen. shown: events of the running animation. */
export interface Table {
  view: WaddingtonView;
  seats: readonly SeatInfo[];
  shown: readonly WaddingtonEvent[];
}

/** The dashboard provides it. */
export const TableContext = createContext<Table | undefined>(undefined);

/** Reads it. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error("Waddington's: no race is provided around this part of the dashboard.");
  return table;
}
