// What the board folder of Havoc Speedway gives to its ui: the live board, pictures and facts of the oval.

import { lazyBoard } from '@ui/game/board/lazy-board';
import type { GameUi } from '@ui/game-ui';

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
export const createBoard: GameUi['createBoard'] = lazyBoard(() => import('./board'));
