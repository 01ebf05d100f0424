// What is heard all the time beside a board: its stands, and what a game adds as the race stands.

import type { GameUi } from '@ui/game-ui';
import type { BedName } from '@ui/sound/beds';
import { layBeds } from '@ui/sound/sound';
import { useEffect } from 'react';

/** Heard for as long as the screen stands. view: the race as it stands; left out: its stands alone. */
export function useBeds(ui: GameUi, view?: unknown): void {
  const beds: readonly BedName[] = ['crowd', ...(view === undefined ? [] : (ui.bedsOf?.(view) ?? []))];
  const key = beds.join(' ');
  useEffect(() => {
    layBeds(key.split(' ') as BedName[]);
    return () => layBeds([]);
  }, [key]);
}
