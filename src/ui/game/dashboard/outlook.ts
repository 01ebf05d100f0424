// What a dashboard knows about the newest update while it is still being animated; the dashboard's own view is older.

import type { MatchUpdate } from '@api/contract';
import { createContext } from 'react';

/** What comes after the events being shown. */
export interface Outlook {
  /** They are the last events of the race. */
  isEnding: boolean;
  /** At least one driver has a decision to make. */
  isAnyoneAsked: boolean;
  /** Events are being animated. */
  isRunning: boolean;
}

/** The screen around a dashboard provides it. */
export const OutlookContext = createContext<Outlook>({ isEnding: false, isAnyoneAsked: true, isRunning: false });

/** Returns the outlook for the newest update, apart from what the screen itself shows. */
export function outlookOf({
  finished,
  asks: decisions,
}: Pick<MatchUpdate, 'finished' | 'asks'>): Omit<Outlook, 'isRunning'> {
  return { isEnding: finished, isAnyoneAsked: decisions.some(({ committed }) => !committed) };
}
