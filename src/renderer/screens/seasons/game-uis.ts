// The pieces of several games at once, for seasons over more than one. Not here: one game (app/games/games.ts).

import type { GameUi } from '@ui/game-ui';
import { use } from 'react';
import { hasScreens, loadGameUi } from '../../app/games/games';

/** Pieces by game; games without screens are left out. The nearest Suspense waits while they load. */
export function useGameUis(games: readonly string[]): ReadonlyMap<string, GameUi> {
  const found = new Map<string, GameUi>();
  for (const game of games) if (hasScreens(game)) found.set(game, use(loadGameUi(game)));
  return found;
}
