// The oval's file: what its reader refuses, and that everything else follows from it for an oval of another length too.

import { describe, expect, test } from 'vitest';
import file from '../circuits/havoc-speedway.json';
import { type DerivedOval, type DerivedSpace, deriveOval } from '../data/derive-oval';
import { type OvalFile, readOvalFile } from '../data/oval-file';

/** Havoc Speedway with these changes. */
function changed(change: object): OvalFile {
  return readOvalFile('havoc-speedway.json', { ...structuredClone(file), ...change });
}

describe('the reader of an oval’s file', () => {
  test.each([
    ['an unknown field', { banking: 3 }, /havoc-speedway\.json.*"banking"/],
    ['a straight that the line cannot divide', { straight: 9 }, /straight: .*even/],
    ['a pit lane longer than the straight behind the line', { pitLane: 6 }, /pitLane: only 5 cells/],
    ['a pit slot too few', { pitSlots: file.pitSlots.slice(1) }, /pitSlots/],
    ['a language without words', { words: { en: file.words.en } }, /words\.de/],
    ['an id that is not the name of the file', { id: 'daytona' }, /daytona is not the name/],
  ])('refuses %s and names it', (_, change, message) => {
    expect(() => changed(change)).toThrow(message);
  });
});

describe.each([
  ['as it is', {}],
  ['with longer straights', { straight: 14, pitLane: 7 }],
  ['with short, wide corners', { corner: { cells: 10, radius: 12 } }],
])('an oval %s', (_, change) => {
  const oval = deriveOval(changed(change));
  const spaces = new Map([...oval.cells, ...oval.pitLane, ...oval.pit].map((space) => [space.id, space]));

  test('has lanes that are rings, with the pit lane beside the first cells', () => {
    expect(oval.cells).toHaveLength(4 * oval.positions);
    for (const cell of oval.cells) {
      expect(spaceOf(cell.next).prev).toBe(cell.id);
      expect(spaceOf(cell.next).position).toBe((cell.position % oval.positions) + 1);
      if (cell.right !== null) expect(spaceOf(cell.right).left).toBe(cell.id);
    }
    expect(oval.pitLane.map(({ right }) => right)).toEqual(oval.pitLane.map((_space, at) => `L1-${at + 1}`));
  });

  test('has cells a cell apart in every lane, and cars that head for the next one', () => {
    for (const cell of oval.cells) {
      const next = spaceOf(cell.next);
      const [east, north] = [next.x - cell.x, next.y - cell.y];
      expect(Math.hypot(east, north), cell.id).toBeGreaterThan(0.99);
      const off = Math.atan2(north, east) - (cell.heading * Math.PI) / 180;
      expect(Math.abs(Math.sin(off)), cell.id).toBeLessThan(0.1);
    }
  });

  test('ends its lanes at its edges', () => {
    expect(reachOf(oval, 1)).toBeCloseTo(oval.edges.innerEdge.straightDistance + 0.5, 4);
    expect(reachOf(oval, 4)).toBeCloseTo(oval.edges.outerEdge.straightDistance - 0.5, 4);
    expect(oval.startFinish.from[0]).toBe(oval.edges.innerEdge.straightDistance);
    expect(oval.pitWall.to).toEqual([oval.edges.innerEdge.straightDistance, oval.pitLane.length]);
  });

  function spaceOf(id: string | null): DerivedSpace {
    const found = spaces.get(id ?? '');
    if (found === undefined) throw new Error(`no space ${id}`);
    return found;
  }
});

/** How far east a lane comes. */
function reachOf({ cells }: DerivedOval, lane: number): number {
  return Math.max(...cells.filter((cell) => cell.lane === lane).map(({ x }) => x));
}
