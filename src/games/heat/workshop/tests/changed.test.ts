// What a balance report suggests for a circuit of Heat, as a changed source.

import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { describe, expect, test } from 'vitest';
import { trackOf } from '../../data/tracks';
import { blankCircuit } from '../blank';
import { drawCircuit } from '../draw';
import type { HeatSource } from '../source';
import { workshop } from '../workshop';

const blank = blankCircuit('Bay', (n) => `Turn ${n}`);
const source = json(blank);
const { id } = workshop.read(source);
/** The same circuit with its corners named in another order than they are driven. */
const shuffled = json({ ...blank, corners: blank.corners.toReversed() });

/** As it is after it was read. */
function json(of: HeatSource): Json {
  return of as Json;
}

function limitsOf(of: unknown): number[] {
  const { source: read, id: circuit = '' } = workshop.read(of);
  if (read === undefined) throw new Error('it cannot be read');
  workshop.learn(read);
  return trackOf(circuit).corners.map(({ limit }) => limit);
}

describe('a changed circuit', () => {
  test('has one corner with another limit, counted in driving order', () => {
    expect(limitsOf(source)).toEqual([4, 3, 4, 3]);
    for (const of of [source, shuffled]) {
      const next = workshop.changed?.(of, { corner: 2, limit: 5 });
      expect(limitsOf(next)).toEqual([4, 5, 4, 3]);
    }
  });
  test('has other laps, and nothing else is different', () => {
    expect(workshop.changed?.(source, { laps: 3 })).toEqual({ ...blank, laps: 3, parent: id });
  });
  test('is another circuit, whose parent is the first', () => {
    const next = workshop.changed?.(source, { corner: 1, limit: 3 });
    expect(next).toMatchObject({ parent: id, name: 'Bay' });
    expect(workshop.read(next).id).not.toBe(id);
    expect(workshop.read(source).id).toBe(id);
  });
  test.each([
    ['a corner that it does not have', { corner: 5, limit: 3 }],
    ['no corner', { corner: 0, limit: 3 }],
    ['half a corner', { corner: 1.5, limit: 3 }],
    ['the limit that it has', { corner: 1, limit: 4 }],
    ['no limit', { corner: 1, limit: 0 }],
    ['a limit above all', { corner: 1, limit: 21 }],
    ['the laps that it has', { laps: 2 }],
    ['no lap', { laps: 0 }],
    ['too many laps', { laps: 4 }],
  ])('is none for %s', (_, change) => {
    expect(workshop.changed?.(source, change)).toBeUndefined();
  });
  test('has a corner elsewhere, and nothing else is different', () => {
    const linesOf = (of: unknown) => {
      const { source: read, id: circuit = '' } = workshop.read(of);
      workshop.learn(read as Json);
      return trackOf(circuit).corners.map(({ line }) => line);
    };
    const before = linesOf(source);
    for (const of of [source, shuffled]) {
      for (const move of [-2, -1, 1, 2]) {
        const next = workshop.changed?.(of, { corner: 2, move });
        expect(linesOf(next)).toEqual(before.map((line, at) => (at === 1 ? line + move : line)));
        expect(limitsOf(next)).toEqual(limitsOf(source));
      }
    }
  });
  test.each([
    ['past the corner before it', { corner: 2, move: -40 }],
    ['past the corner after it', { corner: 2, move: 40 }],
    ['across the line', { corner: 4, move: 40 }],
    ['nowhere', { corner: 2, move: 0 }],
    ['a corner that it does not have', { corner: 5, move: 1 }],
  ])('has no corner moved %s', (_, change) => {
    expect(workshop.changed?.(source, change)).toBeUndefined();
  });
  test('can be raced if the first can', () => {
    const rng = seedRng('changed');
    const drawn = drawCircuit({ length: 'medium', character: 'mixed' }, (bound) => drawFrom(rng, bound));
    for (const corner of drawn.corners.keys()) {
      const next = workshop.changed?.(json(drawn), { corner: corner + 1, limit: 9 });
      expect(workshop.read(next).problems.filter(({ level }) => level === 'error')).toEqual([]);
    }
  });
});
