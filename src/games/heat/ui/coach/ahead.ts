// What a driver of Heat looks at on the board: the corner ahead. The coach's bubble keeps off it.

import type { GameUi } from '@ui/game-ui';
import { trackOf } from '../../data/tracks';
import type { HeatView } from '../../types';

/** The sign of the next corner. */
export const ahead: NonNullable<GameUi['ahead']> = ({ view, seat }) => {
  const { track, cars } = view as HeatView;
  const { length, nextCorner } = trackOf(track);
  const progress = cars[seat]?.progress ?? 0;
  return [`corner.${nextCorner[((progress % length) + length) % length] ?? 0}`];
};
