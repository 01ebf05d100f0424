// A course under a balance report: the floor fits between the panels, and squares are coloured by their shares.

import { beforeAll, expect, test } from 'vitest';
import { COURSES } from '../../../data/courses';
import { reportFloor } from '../report-floor';

const ROOM = { width: 1440, height: 900, left: 16, top: 92, right: 1040, bottom: 640 };
const [course] = Object.values(COURSES);
let floor: ReturnType<typeof reportFloor.draw>;

beforeAll(() => {
  floor = reportFloor.draw(course!.id, ROOM);
});

test('every square is between the panels', () => {
  expect(floor.ground).toMatchObject({ width: 1440, height: 900 });
  for (let cell = 0; cell < course!.width * course!.height; cell++) {
    const { x, y } = floor.spotOf(String(cell));
    expect(x).toBeGreaterThan(ROOM.left);
    expect(x).toBeLessThan(ROOM.right);
    expect(y).toBeGreaterThanOrEqual(ROOM.top);
    expect(y).toBeLessThan(ROOM.bottom);
  }
});

test('a square on which much happens is red, and one on which nothing happens has no colour', () => {
  const reds = (shares: [string, number][]) => floor.colours(shares).svg.split('fill="rgb(222,38,28)"').length - 1;
  expect(reds([['17', 0]])).toBe(0);
  const one = reds([['17', 1]]);
  expect(one).toBeGreaterThan(0);
  expect(
    reds([
      ['17', 1],
      ['18', 1],
    ]),
  ).toBe(2 * one);
});

test('squares are named by column and row', () => {
  expect(reportFloor.squareName(course!.id, String(course!.width + 2))).toBe('Column 3, row 2');
});
