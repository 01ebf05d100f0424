// The public exports of RoboRally's board folder: the live board, pictures and course facts.

import { lazyBoard } from '@ui/game/board/lazy-board';
import type { GameUi } from '@ui/game-ui';
import type { RoborallyUi } from '../../narration/preview';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';

export { carPicture } from './picture';

/** Opens the Pixi board; its code is loaded on demand. */
export const createBoard: GameUi<RoborallyUi>['createBoard'] = lazyBoard(() => import('./board'));

/** All pictures that the screens request from the game. */
export const pictures = { carPicture, circuitBlurb, circuitFacts, circuitPicture };
