// A board whose code is loaded only when a race is shown.

import type { Board, BoardOptions } from '@ui/game-ui';

/** Opens the board of a module that is loaded by then. */
export function lazyBoard(
  load: () => Promise<{ openBoard(options: BoardOptions): Promise<Board> }>,
): (options: BoardOptions) => Promise<Board> {
  return async (options) => (await load()).openBoard(options);
}
