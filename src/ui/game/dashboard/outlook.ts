// What a dashboard knows of the update that has come and is still to be played: its own view is older.

import type { MatchUpdate } from '@api/contract';
import { createContext } from 'react';

/** What comes after the events that are on show. */
export interface Outlook {
  /** They are the last of the race. */
  isEnding: boolean;
  /** At least one driver has a decision to make. */
  isAnyoneAsked: boolean;
}

/** The screen around a dashboard provides it. */
export const OutlookContext = createContext<Outlook>({ isEnding: false, isAnyoneAsked: true });

/** The outlook that the newest update gives. */
export function outlookOf({ finished, asks: decisions }: Pick<MatchUpdate, 'finished' | 'asks'>): Outlook {
  return { isEnding: finished, isAnyoneAsked: decisions.some(({ committed }) => !committed) };
}
