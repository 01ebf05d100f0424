// Replaces the boards of all games if there is no browser to draw them (the DOM project of Vitest): a board without a
// picture. It reports every event as if shown, and nothing moves. Not here: tests of anything drawn or clicked.

import type { Board, BoardOptions, BoardPace } from '@ui/board';

const UNHURRIED: BoardPace = { hold() {}, stop() {}, step() {} };

/** The board of any game; its own module, with all the drawing, is not loaded. */
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
      ghost(view) {
        host.dataset.ghost = JSON.stringify(view);
      },
      holding: UNHURRIED,
      destroy() {},
    };
  };
}
