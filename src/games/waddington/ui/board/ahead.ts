// What a driver of Waddington's Formula 1 looks at on the board: the corner ahead. The coach's bubble avoids it.

import type { GameUi } from '@ui/game-ui';
import { circuitOf } from '../../data/circuits';
import type { WaddingtonUi } from '../../narration/preview';
import type { Place } from '../../types';

/** The furthest that a corner can be, in squares. */
const FURTHEST = 40;

/** The band of the next corner. */
export const ahead: NonNullable<GameUi<WaddingtonUi>['ahead']> = ({ view, seat }) => {
  const { circuit: id, cars } = view;
  const circuit = circuitOf(id);
  let at: Place | -1 = cars[seat]?.at ?? -1;
  for (let n = 0; at >= 0 && n < FURTHEST; n++) {
    at = circuit.straight[at] ?? -1;
    const corner = circuit.corners[circuit.corner[at] ?? -1];
    if (corner !== undefined) return [`corner.${corner.id}`];
  }
  return [];
};
