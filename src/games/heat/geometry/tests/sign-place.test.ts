// The signs of corners in common windows: no panel covers them, and they are off the road, also with a changed limit.

import { fitCamera, type Window } from '@ui/stage/camera';
import { describe, expect, it } from 'vitest';
import { TRACK_IDS } from '../../data/tracks';
import { sceneOf } from '../../ui/board/art/scene';
import { SIGN } from '../roadside';
import { placeSign, signBox } from '../sign-place';

/** Windows with the room that the panels of a race with weather leave, px. */
const WINDOWS: readonly Window[] = [
  { width: 1440, height: 900, insets: { top: 128, right: 292, bottom: 236, left: 424 } },
  { width: 1024, height: 768, insets: { top: 125, right: 264, bottom: 236, left: 260 } },
  { width: 820, height: 692, insets: { top: 195, right: 12, bottom: 62, left: 12 } },
];

describe.each(TRACK_IDS)('the signs of %s', (track) => {
  const { road, frame } = sceneOf(track);

  it.each(WINDOWS)('are under no panel at $width x $height, with any limit', (window) => {
    const { x, y, scale } = fitCamera(frame, window);
    const { insets } = window;
    const free = {
      left: (insets.left - 8 - x) / scale,
      top: (insets.top - 8 - y) / scale,
      right: (window.width - insets.right + 8 - x) / scale,
      bottom: (window.height - insets.bottom + 8 - y) / scale,
    };
    const usual = Math.min(1.7, Math.max(1.06, 25 / (SIGN * scale)));
    for (const corner of road.circuit.corners) {
      for (const isChanged of [false, true]) {
        const size = isChanged ? usual * 1.2 : usual;
        const place = placeSign(road, corner, size, isChanged, free);
        const box = signBox(place, size, isChanged);
        const over = [free.left - box.left, box.right - free.right, free.top - box.top, box.bottom - free.bottom];
        expect(Math.max(...over), `${corner.name}, changed: ${isChanged}`).toBeLessThanOrEqual(0);
        expect(road.line.distance(place.x, place.y)).toBeGreaterThanOrEqual(road.half + 0.5 * SIGN * size);
      }
    }
  });
});
