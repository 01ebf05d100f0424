// Finds a game by its id. Not here: the list of games (all.ts).

import type { AnyGame } from '@core/contract';
import * as all from './all';

/** Every game by its id, sorted by id. */
export const games: Readonly<Record<string, AnyGame>> = byId(Object.values(all satisfies Record<string, AnyGame>));

/** The game with this id. */
export function gameOf(id: string): AnyGame | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

function byId(list: readonly AnyGame[]): Record<string, AnyGame> {
  const found: Record<string, AnyGame> = {};
  for (const game of list) {
    if (found[game.id] !== undefined) throw new Error(`two games call themselves ${game.id}`);
    found[game.id] = game;
  }
  return found;
}
