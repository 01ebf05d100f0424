// What the board folder provides to Waddington's ui: the live board, pictures and circuit facts.

import { lazyBoard } from '@ui/game/board/lazy-board';
import type { GameUi } from '@ui/game-ui';
import type { WaddingtonUi } from '../../narration/preview';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';

export type { WaddingtonPreview } from '../../narration/preview';
export { carPicture } from './picture';

/** Opens the Pixi board. Its code is loaded only now. */
export const createBoard: GameUi<WaddingtonUi>['createBoard'] = lazyBoard(() => import('./board'));

/** All pictures that the screens need from the game. */
export const pictures = { carPicture, circuitBlurb, circuitFacts, circuitPicture };
