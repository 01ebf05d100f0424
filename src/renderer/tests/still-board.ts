// Stands in for the boards of all games where there is no browser that could draw (the DOM project of Vitest): a board
// without a picture. It tells of every event as it would be shown, and nothing moves. Not for: anything that is drawn or clicked.

import type { Board, BoardOptions, BoardPace } from '@ui/game-ui';

const UNHURRIED: BoardPace = { hold() {}, stop() {}, step() {} };

/** The board of any game; its own module, with all that draws, is not loaded. */
export function lazyBoard(_load: unknown): (options: BoardOptions) => Promise<Board> {
  return async ({ host, onEvent }) => {
    host.dataset.ready = 'true';
    return {
      show() {},
      async play(events, _view, from = 0) {
        for (const event of events.slice(from)) onEvent?.(event);
      },
      skip() {},
      preview() {},
      setInsets() {},
      zoomBy() {},
      fit() {},
      follow() {},
      holding: UNHURRIED,
      destroy() {},
    };
  };
}
