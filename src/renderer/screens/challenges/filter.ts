// The game that the screen is narrowed to. A browser keeps it.

import { useState } from 'react';

const KEY = 'paddock.challenges';

/** The chosen game, null for all, and the function that changes it. games: those that can be chosen. */
export function useGameFilter(games: readonly string[]): [string | null, (game: string | null) => void] {
  const [kept, setKept] = useState(() => localStorage.getItem(KEY));
  const choose = (game: string | null) => {
    setKept(game);
    if (game === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, game);
  };
  return [kept !== null && games.includes(kept) ? kept : null, choose];
}
