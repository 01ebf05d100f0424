// What the board folder of RoboRally gives to its ui: the live board, pictures and course facts.

import { lazyBoard } from '@ui/game/board/lazy-board';
import type { GameUi } from '@ui/game-ui';

import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';

export { carPicture } from './picture';

/** Opens the Pixi board; its code is loaded only now. */
export const createBoard: GameUi['createBoard'] = lazyBoard(() => import('./board'));

/** All pictures that the screens ask of the game. */
export const pictures = { carPicture, circuitBlurb, circuitFacts, circuitPicture };
