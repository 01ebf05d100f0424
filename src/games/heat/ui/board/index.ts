// What Heat's board folder gives to its ui: the live board, pictures and circuit facts.

import type { Board, BoardOptions } from '@ui/game-ui';

export { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';
export type { HeatPreview, HeatTarget } from './preview';

/** Opens the Pixi board; its code is loaded only now. */
export async function createBoard(options: BoardOptions): Promise<Board> {
  const { openBoard } = await import('./board');
  return openBoard(options);
}

// A page opened with ?bench=1 offers its measurement to whoever drives the browser (src/cli/bench/board.ts).
if (typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('bench')) {
  void import('./bench').then(({ offerBench }) => offerBench());
}
