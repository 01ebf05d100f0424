// Every card of a hand is reachable: inside the available area, with enough of it visible and touchable.

import { describe, expect, it } from 'vitest';
import { atRest, LIFT, layOut } from './hand-layout';

/** Approximate hand areas at 1440x900, 1024x768, 820x1180 and 390x844, px; the last one has large text. */
const ROOMS = [
  { width: 912, height: 258 },
  { width: 572, height: 225 },
  { width: 760, height: 244 },
  { width: 354, height: 200 },
  { width: 354, height: 150 },
];

describe.each(ROOMS)('in a room of $width x $height', (room) => {
  it.each(Array.from({ length: 25 }, (_, i) => i + 1))('%i cards fit inside it, each of them visible', (count) => {
    const { width, spots } = layOut(count, room);
    expect(spots).toHaveLength(count);
    expect(width).toBeGreaterThanOrEqual(36);
    for (const [i, spot] of spots.entries()) {
      // A tilted card is wider, by less than a sixth.
      const lean = Math.sin((Math.abs(spot.lean) * Math.PI) / 180) * width * 1.4;
      expect(spot.left).toBeGreaterThanOrEqual(-lean - 0.5);
      expect(spot.left + width).toBeLessThanOrEqual(room.width + lean + 0.5);
      expect(spot.bottom).toBeGreaterThanOrEqual(0);
      expect(spot.bottom + width * 1.4).toBeLessThanOrEqual(room.height - LIFT + 0.5);
      const next = spots[i + 1];
      const sameRow = next && Math.abs(next.bottom - spot.bottom) < width / 2;
      expect(sameRow ? next.left - spot.left : width).toBeGreaterThanOrEqual(30);
    }
  });
});

describe('a hand', () => {
  const desk = { width: 912, height: 258 };
  it('of a deal is laid out side by side, as large as the area’s height allows', () => {
    const { width, rows, spots } = layOut(4, desk);
    expect([rows, Math.round(width)]).toEqual([1, 156]);
    expect((spots[1]?.left ?? 0) - (spots[0]?.left ?? 0)).toBeGreaterThan(width);
  });
  it.each([1, 4, 9, 25])('of %i grows 1.4 times on the player’s turn, around its centre [S10]', (count) => {
    const own = layOut(count, desk);
    const resting = atRest(own, desk);
    expect(own.width / resting.width).toBeCloseTo(1.4);
    const middle = ({ width, spots }: typeof own) =>
      ((spots[0]?.left ?? 0) + (spots.at(-1)?.left ?? 0) + width) / 2 - desk.width / 2;
    expect([middle(own), middle(resting)].map(Math.round)).toEqual([
      Math.round(middle(own)),
      Math.round(middle(own) / 1.4),
    ]);
  });
  it('of many cards has two flat rows, the first one behind', () => {
    const { rows, spots } = layOut(25, desk);
    expect(rows).toBe(2);
    expect(spots.every((spot) => spot.lean === 0)).toBe(true);
    expect(spots[0]?.bottom).toBeGreaterThan(spots[24]?.bottom ?? 0);
  });
  it('without cards is empty', () => {
    expect(layOut(0, desk).spots).toEqual([]);
  });
});
