import { describe, expect, it } from 'vitest';
import { CIRCUIT_IDS } from '../../../data/circuits';
import { roadOf } from '../../../geometry/road';
import { learnedCircuits } from '../../../tests/race-config';
import { layNumbers, wantedScale } from '../live/numbers';

/** px per board unit of a whole circuit at 1024x768, and the required size of letters of 16 units there, px. */
const SMALL = 0.72;
const READABLE = 14;

describe('the numbers of the bands', () => {
  it('should be 17 px large, and never smaller than usual', () => {
    expect([2, 1.0625, 0.85, 0.4].map(wantedScale)).toEqual([1, 1, 1.25, 1.6]);
  });

  it.each([...CIRCUIT_IDS, ...learnedCircuits(9, 'numbers')])(
    'of %s can be read at 1024x768, and none covers another',
    (id) => {
      const road = roadOf(id);
      for (const corner of road.circuit.corners) {
        const { scale, spots } = layNumbers(road, corner, wantedScale(SMALL));
        expect([corner.id, scale * 16 * SMALL >= READABLE]).toEqual([corner.id, true]);
        spots.forEach((one, i) => {
          for (const other of spots.slice(i + 1)) {
            const beside = Math.abs(one.x - other.x) >= (one.width + other.width) / 2;
            expect([corner.id, beside || Math.abs(one.y - other.y) >= (one.height + other.height) / 2]).toEqual([
              corner.id,
              true,
            ]);
          }
        });
        // Each number is still on the square of its speed.
        spots.forEach((one, i) => {
          const square = road.spot(road.placeOf(corner.band[i]?.cell ?? ''));
          expect(Math.hypot(one.x - square.x, one.y - square.y)).toBeLessThan(12);
        });
      }
    },
  );
});
