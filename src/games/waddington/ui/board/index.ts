// What the board folder of Waddington's Formula 1 gives to its ui: the live board, pictures and circuit facts.

import type { Board, BoardOptions } from '@ui/game-ui';

export { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';
export type { WaddingtonPreview, WaddingtonTarget } from './preview';

/** Opens the Pixi board; its code is loaded only now. */
export async function createBoard(options: BoardOptions): Promise<Board> {
  const { openBoard } = await import('./board');
  return openBoard(options);
}
