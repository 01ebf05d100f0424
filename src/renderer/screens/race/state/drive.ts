// What is different on a test drive of the workshop: its way out leads back to the editor. Not here: the editor (screens/editor).

import { createContext, useContext } from 'react';

/** A test drive. */
export interface Drive {
  /** Leaves it. */
  back(): void;
  /** It is over: leaves it, and says so. */
  finish(): void;
}

/** Around the race screen of a test drive. */
export const DriveContext = createContext<Drive | undefined>(undefined);

/** The test drive that the race is; undefined: it is a race of its own. */
export function useDrive(): Drive | undefined {
  return useContext(DriveContext);
}
