import { expect, it } from 'vitest';
import { bush, mixed, scaled } from './sowing';

it('chooses the first plant whose number is above the pick, and draws it at a size', () => {
  const sower = mixed([0.3, bush(8, 4, 4, '#3c7437')], [1, scaled(9, '<path/>', 0.5, 0.5)]);
  expect([0.29, 0.3, 1].map(sower.reachOf)).toEqual([8, 9, 9]);
  expect(sower.draw(0.9, 0.5)).toContain('scale(0.75)');
});
