// Carries a finished race's setup over to the setup screen (change circuit), once.

import type { RaceSetup } from '@api/contract';

let carried: RaceSetup | undefined;

/** Keeps a setup for the setup screen that opens next. */
export function carrySetup(setup: RaceSetup): void {
  carried = setup;
}

/** The setup kept for this game; a second call returns the same until another one is kept. */
export function carriedSetup(game: string): RaceSetup | undefined {
  return carried?.game === game ? carried : undefined;
}

/** Forgets the kept setup. */
export function dropSetup(): void {
  carried = undefined;
}
