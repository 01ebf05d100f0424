// What Heat's board folder exports to its UI: the live board, pictures and circuit facts.

import { lazyBoard } from '@ui/game/board/lazy-board';
import type { GameUi } from '@ui/game-ui';
import type { HeatUi } from '../../narration/preview';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';

export { circuitPicture } from './picture';

/** Opens the Pixi board; its code is loaded only now. */
export const createBoard: GameUi<HeatUi>['createBoard'] = lazyBoard(() => import('./board'));

/** All pictures of the game that the screens use. */
export const pictures = { carPicture, circuitBlurb, circuitFacts, circuitPicture };

// A page opened with ?bench=1 offers its measurement to the program that drives the browser (tools/bench/board.ts).
if (typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('bench')) {
  void import('./bench').then(({ offerBench }) => offerBench());
}
