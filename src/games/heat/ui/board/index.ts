// What Heat's board folder gives to its ui: the live board, pictures and circuit facts.

import { lazyBoard } from '@ui/game/board/lazy-board';
import type { GameUi } from '@ui/game-ui';

export { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';
export type { HeatPreview, HeatTarget } from './preview';

/** Opens the Pixi board; its code is loaded only now. */
export const createBoard: GameUi['createBoard'] = lazyBoard(() => import('./board'));
