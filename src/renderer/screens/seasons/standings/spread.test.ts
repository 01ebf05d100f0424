// Labels keep their distance and stay near their positions.

import { describe, expect, test } from 'vitest';
import { spread } from './spread';

describe('labels on a line', () => {
  test('stay at their positions while there is room', () => {
    expect(spread([100, 20, 60], 16, 0, 200)).toEqual([100, 20, 60]);
  });

  test('are pushed apart round their middle if they would overlap', () => {
    expect(spread([50, 50], 16, 0, 200)).toEqual([42, 58]);
    expect(spread([40, 50, 60], 16, 0, 200)).toEqual([34, 50, 66]);
  });

  test('keep the order of their positions', () => {
    const places = spread([52, 50, 51, 90], 10, 0, 100);
    expect(places[1]).toBeLessThan(places[2] as number);
    expect(places[2]).toBeLessThan(places[0] as number);
  });

  test('never leave the line, and share the room there is', () => {
    expect(spread([-5, 0, 3], 10, 0, 100)).toEqual([0, 10, 20]);
    expect(spread([100, 99, 98, 97, 96], 10, 0, 20)).toEqual([20, 15, 10, 5, 0]);
  });

  test('can be at one position, or none', () => {
    expect(spread([], 16, 0, 10)).toEqual([]);
    expect(spread([7], 16, 0, 10)).toEqual([7]);
  });
});
