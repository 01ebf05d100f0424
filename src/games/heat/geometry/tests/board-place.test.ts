// The weather board finds room on every circuit, however small the window.

import { describe, expect, it } from 'vitest';
import { TRACK_IDS } from '../../data/tracks';
import { BILLBOARD } from '../../ui/board/art/conditions';
import { sceneOf } from '../../ui/board/art/scene';
import { placeBoard } from '../board-place';
import { isFree } from '../free-ground';
import { standingOn } from '../standing';

describe.each(TRACK_IDS)('the weather board of %s', (track) => {
  const scene = sceneOf(track);

  /** Scale of things beside the road: in wide windows, and in the smallest. */
  it.each([1, 1.25, 1.5])('is off the road, the signs and the gantry with things at scale %s', (scale) => {
    const kept = standingOn(scene, scale);
    const { at, box, size } = placeBoard(scene.road, BILLBOARD, scale * 0.8, { kept, bounds: scene.frame });
    expect(isFree(scene.road, { ...at, ...box }, kept, scene.frame)).toBe(true);
    expect(size).toBeGreaterThan(0.5);
  });
});
