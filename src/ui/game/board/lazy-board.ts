// A board whose code is loaded only when a race is shown.

import type { Board, BoardOptions } from '@ui/board';
import type { UiTypes } from '@ui/ui-types';

/** Loads a module and opens its board. */
export function lazyBoard<T extends UiTypes>(
  load: () => Promise<{ openBoard(options: BoardOptions<T>): Promise<Board<T>> }>,
): (options: BoardOptions<T>) => Promise<Board<T>> {
  return async (options) => (await load()).openBoard(options);
}
