// What the board folder of RoboRally gives to its ui: the live board, pictures and course facts.

import type { Board, BoardOptions } from '@ui/game-ui';

export { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';
export type { RoborallyGhost, RoborallyPreview, RoborallyTarget } from './preview';

/** Opens the Pixi board; its code is loaded only now. */
export async function createBoard(options: BoardOptions): Promise<Board> {
  const { openBoard } = await import('./board');
  return openBoard(options);
}
