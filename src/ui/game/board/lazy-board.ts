// A board whose code is loaded only when a race is shown.

import type { Board, BoardOptions } from '@ui/game-ui';

/** Loads a module and opens its board. */
export function lazyBoard(
  load: () => Promise<{ openBoard(options: BoardOptions): Promise<Board> }>,
): (options: BoardOptions) => Promise<Board> {
  return async (options) => (await load()).openBoard(options);
}
