import { describe, expect, it } from 'vitest';
import { TRACK_IDS } from '../../data/tracks';
import { BILLBOARD } from '../../ui/board/art/conditions';
import { sceneOf } from '../../ui/board/art/scene';
import { freeGround, isClear, isFree } from '../free-ground';
import { crossesAny, crossesRoad, labelSpot } from '../label-spot';
import { pressSpots, standRounds, TAG } from '../press-spots';
import { standingOn } from '../standing';

describe('ground beside the road', () => {
  for (const id of TRACK_IDS) {
    it(`[C146] ${id}: the weather board finds room, clear of the road, of every sign and of every token`, () => {
      const { road, frame } = sceneOf(id);
      const { corners, billboard } = road.circuit;
      const kept = corners.flatMap(({ sign, roadToken }) => [
        { ...sign, reach: 34 },
        { ...roadToken, reach: 20 },
      ]);
      const size = { width: BILLBOARD.width * 0.92, height: BILLBOARD.height * 0.92 };
      const at = freeGround(road, { ...billboard, ...size }, kept, frame);
      expect(isClear(road, { ...at, ...size }, kept)).toBe(true);
    });
  }

  for (const id of TRACK_IDS) {
    it(`[C153, R95] ${id}: the press of every corner stands clear of road, signs and pits, its tag beside it`, () => {
      const { road, frame } = sceneOf(id);
      const { corners } = road.circuit;
      const standing = standingOn(sceneOf(id), 1);
      const kept = [...standing];
      for (const corner of corners) {
        const { stand, tag } = pressSpots(road, corner, { kept, bounds: frame, scale: 1 });
        for (const { x, y, reach } of standRounds(stand)) {
          expect(isClear(road, { x, y, width: reach * 1.9, height: reach * 1.9 }, kept)).toBe(true);
        }
        const line = road.line.at(road.distanceOf(corner.line));
        expect(Math.hypot(stand.x - line.x, stand.y - line.y)).toBeLessThan(230);
        const box = { ...tag, ...TAG };
        expect(isClear(road, box, [...kept, ...standRounds(stand)])).toBe(true);
        expect(Math.hypot(tag.x - stand.x, tag.y - stand.y)).toBeLessThan(230);
        kept.push(...standRounds(stand), { ...tag, reach: TAG.height / 2 });
      }
    });
    it(`[C153] ${id}: no leader from a sector's name to the road runs over what stands there, all sectors by themselves`, () => {
      const { road, frame } = sceneOf(id);
      const kept = standingOn(sceneOf(id), 1);
      for (const { index } of road.circuit.sectors) {
        const spot = labelSpot(road, index, { width: 152, height: 46 }, { kept, bounds: frame });
        expect([index, crossesAny(spot, kept), crossesRoad(spot, road)]).toEqual([index, false, false]);
        expect([index, isFree(road, { ...spot.at, width: 152, height: 46 }, kept, frame)]).toEqual([index, true]);
      }
    });
  }

  it('is the wanted place, if that is free', () => {
    const { road, frame } = sceneOf('usa');
    const wanted = { ...road.line.at(0, 5000), width: 10, height: 10 };
    const bounds = { left: -9999, right: 9999, top: -9999, bottom: 9999 };
    expect(freeGround(road, wanted, [], bounds)).toMatchObject({ x: wanted.x, y: wanted.y });
    expect(isClear(road, { ...road.cell(3, 0), width: 10, height: 10 }, [])).toBe(false);
    expect(frame.left).toBeLessThan(frame.right);
  });
});
