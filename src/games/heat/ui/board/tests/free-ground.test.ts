import { describe, expect, it } from 'vitest';
import { TRACK_IDS } from '../../../data/tracks';
import { BILLBOARD } from '../art/conditions';
import { sceneOf } from '../art/scene';
import { freeGround, isClear } from '../geometry/free-ground';

describe('ground beside the road', () => {
  for (const id of TRACK_IDS) {
    it(`[C146] ${id}: the weather board finds room, clear of the road, of every sign and of every token`, () => {
      const { road, frame } = sceneOf(id);
      const { corners, geometry } = road.circuit;
      const kept = corners.flatMap(({ sign, roadToken }) => [
        { ...sign, reach: 34 },
        { ...roadToken, reach: 20 },
      ]);
      const size = { width: BILLBOARD.width * 0.92, height: BILLBOARD.height * 0.92 };
      const at = freeGround(road, { ...geometry.billboard, ...size }, kept, frame);
      expect(isClear(road, { ...at, ...size }, kept)).toBe(true);
    });
  }

  it('is where it was wanted, if that is free', () => {
    const { road, frame } = sceneOf('usa');
    const wanted = { ...road.line.at(0, 5000), width: 10, height: 10 };
    const bounds = { left: -9999, right: 9999, top: -9999, bottom: 9999 };
    expect(freeGround(road, wanted, [], bounds)).toMatchObject({ x: wanted.x, y: wanted.y });
    expect(isClear(road, { ...road.cell(3, 0), width: 10, height: 10 }, [])).toBe(false);
    expect(frame.left).toBeLessThan(frame.right);
  });
});
