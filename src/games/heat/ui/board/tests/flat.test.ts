// What lies flat on the land of a home-made circuit. Not here: what stands on it (road.test.ts).

import { expect, test } from 'vitest';
import { drawnCircuit } from '../../../geometry/circuits';
import { roadOf } from '../../../geometry/road';
import { flat, flatArt } from '../art/flat';
import { lookOf } from '../art/looks';

const thing = (kind: string, x: number, y: number) => ({ kind, x, y, rot: 0, scale: 1 });

test('the circuits of the box have nothing flat, so their boards are as they were', () => {
  for (const id of ['usa', 'italy', 'great-britain', 'france'])
    expect([flat(roadOf(id), lookOf(id)), drawnCircuit(id).scenery.length > 0]).toEqual([[], true]);
});

test('pieces of water flow together: every shore is painted before the first open water, and boats come last', () => {
  const look = lookOf('italy');
  const art = flatArt(
    [thing('yacht', 20, 0), thing('water', 0, 0), thing('water', 40, 0), thing('quay', 90, 0), thing('oak', 0, 90)],
    look,
  );
  const at = (colour: string) => art.flatMap((svg, index) => (svg.includes(colour) ? [index] : []));
  expect(Math.max(...at('#cdbf8f'))).toBeLessThan(Math.min(...at('#4a8ba2')));
  expect(art.at(-1)).toContain('#c99b62');
  expect(art.some((svg) => svg.includes('#d8cbb0'))).toBe(true);
});
