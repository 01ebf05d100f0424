import type { DieLook } from '@ui/art/dice';
import { restTurn } from '@ui/art/dice';
import { dot } from '@ui/art/polyhedra';
import { describe, expect, it } from 'vitest';
import { numberDrawings, tumbleTurn } from './tumble';

const GREEN: DieLook = { sides: 12, colour: '#24834a', faces: [7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12] };

describe('a tumbling die', () => {
  it('comes to rest exactly on its face', () => {
    const rest = restTurn(12, 5);
    expect(tumbleTurn(rest, 0)).toBe(rest);
  });

  it('keeps its shape while it tumbles', () => {
    const rest = restTurn(12, 5);
    for (const left of [0.05, 0.4, 0.9, 1]) {
      const [x, y, z] = tumbleTurn(rest, left);
      for (const row of [x, y, z]) expect(dot(row, row)).toBeCloseTo(1, 9);
      for (const pair of [dot(x, y), dot(y, z), dot(z, x)]) expect(pair).toBeCloseTo(0, 9);
    }
  });

  it('needs one drawing per number and colour', () => {
    const yellow: DieLook = { sides: 4, colour: '#f2c230', faces: [1, 1, 2, 2] };
    expect(Object.keys(numberDrawings([GREEN]))).toHaveLength(6);
    expect(Object.keys(numberDrawings([GREEN, yellow]))).toHaveLength(8);
    expect(Object.keys(numberDrawings([GREEN, GREEN]))).toHaveLength(6);
  });
});
