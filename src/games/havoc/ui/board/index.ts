// What the board folder of Havoc Speedway gives to its ui: the live board, pictures and facts of the oval.

import type { Board, BoardOptions } from '@ui/game-ui';

export {
  carPicture,
  circuitBlurb,
  circuitFacts,
  circuitPicture,
  coinPicture,
  laidPicture,
  roadPicture,
} from './picture';
export { tableTime } from './play/pace';
export type { CoinPreview, DicePreview, HavocPreview, LanePreview, TrackTarget } from './preview';
export { readTarget, targetKey } from './preview';
export { type Road, road } from './road';

/** Opens the Pixi board; its code is loaded only now. */
export async function createBoard(options: BoardOptions): Promise<Board> {
  const { openBoard } = await import('./board');
  return openBoard(options);
}
