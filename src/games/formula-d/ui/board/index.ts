// What the board folder of Formula D gives to its ui: the live board, pictures, dice and circuit facts.

import type { Board, BoardOptions } from '@ui/game-ui';

export { blackDiePicture, gearDiePicture } from './gear-dice';
export { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';
export type { FormulaPreview, FormulaRange, FormulaTarget } from './preview';

/** Opens the Pixi board; its code is loaded only now. */
export async function createBoard(options: BoardOptions): Promise<Board> {
  const { openBoard } = await import('./board');
  return openBoard(options);
}
