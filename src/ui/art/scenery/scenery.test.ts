import { describe, expect, it } from 'vitest';
import { bush, mixed, scaled } from './sowing';
import { backToFront } from './standing';

const at = (x: number, y: number, reach = 5) => ({ x, y, reach });

describe('a mixture', () => {
  it('chooses the first plant whose number is above the pick, and draws it at a size', () => {
    const sow = mixed([0.3, bush(8, 4, 4, '#3c7437')], [1, scaled(9, '<path/>', 0.5, 0.5)]);
    expect([sow(0.29, 0)[0], sow(0.3, 0)[0], sow(1, 0)[0]]).toEqual([8, 9, 9]);
    expect(sow(0.9, 0.5)[1]).toContain('scale(0.75)');
  });
});

describe('objects', () => {
  it('are painted from back to front by depth, or by y without one', () => {
    const one = (kind: string, y: number, depth?: number) => ({
      ...at(0, y),
      kind,
      svg: '',
      ...(depth !== undefined && { depth }),
    });
    const order = backToFront([one('near', 9), one('far', 1), one('hill', 50, -20), one('also far', 1)]);
    expect(order.map(({ kind }) => kind)).toEqual(['hill', 'far', 'also far', 'near']);
  });
});
