// What the board folder provides to Formula D's ui: the live board, pictures, dice and circuit facts.

import { lazyBoard } from '@ui/game/board/lazy-board';
import type { GameUi } from '@ui/game-ui';
import type { FormulaUi } from '../../narration/preview';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';

/** Opens the Pixi board. Its code is loaded only now. */
export const createBoard: GameUi<FormulaUi>['createBoard'] = lazyBoard(() => import('./board'));

/** All pictures that the screens need from the game. */
export const pictures = { carPicture, circuitBlurb, circuitFacts, circuitPicture };
