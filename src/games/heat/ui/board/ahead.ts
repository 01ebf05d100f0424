// What a driver of Heat looks at on the board: the corners, the next one first. The coach's bubble stays clear of it.

import type { GameUi } from '@ui/game-ui';
import { trackOf } from '../../data/tracks';
import type { HeatUi } from '../../narration/preview';

/** The signs of all corners from the next one on. */
export const ahead: NonNullable<GameUi<HeatUi>['ahead']> = ({ view, seat }) => {
  const { track, cars } = view;
  const { length, nextCorner, corners } = trackOf(track);
  const progress = cars[seat]?.progress ?? 0;
  const next = nextCorner[((progress % length) + length) % length] ?? 0;
  return corners.map((_, i) => `corner.${(next + i) % corners.length}`);
};
