// What the board folder of RoboRally gives to its ui: the live board, pictures and course facts.

import { lazyBoard } from '@ui/game/board/lazy-board';
import type { GameUi } from '@ui/game-ui';

export { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';
export type { RoborallyGhost, RoborallyPreview, RoborallyTarget } from './preview';

/** Opens the Pixi board; its code is loaded only now. */
export const createBoard: GameUi['createBoard'] = lazyBoard(() => import('./board'));
