// The public exports of Havoc Speedway's board folder: the live board, pictures and facts of the oval.

import { lazyBoard } from '@ui/game/board/lazy-board';
import type { GameUi } from '@ui/game-ui';
import type { HavocUi } from '../../narration/preview';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';

export {
  carPicture,
  coinPicture,
  laidPicture,
  roadPicture,
} from './picture';
export { road } from './road';

/** Opens the Pixi board; its code is loaded on demand. */
export const createBoard: GameUi<HavocUi>['createBoard'] = lazyBoard(() => import('./board'));

/** All pictures that the screens request from the game. */
export const pictures = { carPicture, circuitBlurb, circuitFacts, circuitPicture };
