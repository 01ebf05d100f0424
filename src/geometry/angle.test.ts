import { expect, test } from 'vitest';
import { angleOf } from './angle';

test('the angle of any direction is the one of Math.atan2', () => {
  for (let degree = -179; degree <= 180; degree++) {
    const [x, y] = [3 * Math.cos((degree * Math.PI) / 180), 3 * Math.sin((degree * Math.PI) / 180)];
    expect(angleOf(x, y)).toBeCloseTo(Math.atan2(y, x), 8);
  }
  expect([angleOf(1, 0), angleOf(0, 2), angleOf(-1, 0), angleOf(0, 0)]).toEqual([0, Math.PI / 2, Math.PI, 0]);
});
