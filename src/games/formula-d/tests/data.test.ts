// Compares the data with the stated counts (S9): circuits, corners, pits, dice, cars.

import { describe, expect, test } from 'vitest';
import { CAR_COLOURS, numberOf, TEAMS, teamOf } from '../data/cars';
import { type Circuit, isTrack, spaceNamed } from '../data/circuit';
import { CIRCUIT_IDS, circuitOf } from '../data/circuits';
import { BLACK_DIE, GEAR_DICE, GEAR_VALUES, POINTS, WEAR_POINTS } from '../data/dice';
import { geometryOf } from '../geometry/derive-circuit';
import type { Space } from '../types';
import { learnedCircuits } from './race-config';

/** Drawn circuits. PADDOCK_LONG=1: as many as the checklist of the workshop requires. */
const DRAWN = process.env.PADDOCK_LONG === '1' ? 1000 : 18;

/** The bundled circuits as published. */
const COUNTS = {
  monaco: { A: 168, B: 166, C: 163, lapPos: 332 },
  'serra-alta': { A: 165, B: 160, C: 156, lapPos: 320 },
  'paddock-ring': { A: 91, B: 87, C: 84, lapPos: 174 },
} as const;
/** Name, stops, longest and shortest path through it. */
const CORNERS = {
  monaco: [
    ['Sainte-Dévote', 1, 7, 3],
    ['Massenet', 1, 10, 5],
    ['Casino', 1, 6, 2],
    ['Mirabeau', 1, 6, 2],
    ['Loews', 3, 18, 8],
    ['Chicane', 1, 9, 5],
    ['Bureau de Tabac', 1, 7, 3],
    ['Piscine', 2, 13, 8],
    ['La Rascasse', 2, 11, 6],
    ['Anthony Noghès', 1, 6, 2],
  ],
  'serra-alta': [
    ['Chapel', 1, 8, 4],
    ['Larch Esses', 2, 14, 10],
    ['Summit', 2, 12, 6],
    ['Quarry', 1, 8, 4],
    ['Viaduct', 1, 11, 7],
    ['Sawmill', 3, 18, 10],
    ['Ferry', 1, 8, 6],
    ['Boathouse', 1, 8, 4],
  ],
  'paddock-ring': [
    ['Hangar', 1, 8, 4],
    ['Fuel Farm', 1, 7, 3],
    ['Control Tower', 2, 12, 6],
    ['Windsock', 1, 8, 6],
    ['Last Light', 2, 12, 7],
  ],
} as const;

function linksOf(circuit: Circuit, space: Space): number[] {
  const { next, left, right, pitIn, pitOut, box } = circuit;
  return [next, left, right, pitIn, pitOut, box].flatMap((of) =>
    (of[space] as number) >= 0 ? [of[space] as number] : [],
  );
}

/** Most and fewest spaces of a corner on any path that enters it from outside. */
function waysThrough(circuit: Circuit, corner: number): [most: number, fewest: number] {
  const inside = circuit.spaces.flatMap((_, space) => (circuit.corner[space] === corner ? [space] : []));
  const entries = circuit.spaces.flatMap((_, space) => {
    return circuit.corner[space] === corner ? [] : linksOf(circuit, space).filter((to) => inside.includes(to));
  });
  const measure = (space: Space, pick: (...lengths: number[]) => number): number => {
    const on = linksOf(circuit, space);
    const lengths = on.map((to) => (inside.includes(to) ? measure(to, pick) : 0));
    return 1 + pick(...lengths);
  };
  const known = [...new Set(entries)];
  return [Math.max(...known.map((at) => measure(at, Math.max))), Math.min(...known.map((at) => measure(at, Math.min)))];
}

function spacesIn(circuit: Circuit, lane: string): number {
  return circuit.lane.filter((one) => one === lane).length;
}

test.each(Object.entries(COUNTS))('[S9] %s has the stated spaces', (id, { lapPos, ...lanes }) => {
  const circuit = circuitOf(id);
  const counted = Object.keys(lanes).map((lane) => [lane, spacesIn(circuit, lane)]);
  expect(Object.fromEntries(counted)).toEqual(lanes);
  expect(spacesIn(circuit, 'P')).toBe(18);
  expect(circuit.lapPos).toBe(lapPos);
});

test.each(Object.entries(CORNERS))('[S9] %s has the stated corners with their stops and paths', (id, corners) => {
  const found = circuitOf(id).corners.map(({ name, stops, longest, shortest }) => [name, stops, longest, shortest]);
  expect(found).toEqual(corners);
});

describe.each([...CIRCUIT_IDS, ...learnedCircuits(DRAWN, 'data')])('%s', (id) => {
  const circuit = circuitOf(id);
  const spaces = circuit.spaces.map((_, space) => space);
  const track = spaces.filter((space) => isTrack(circuit, space));

  test('numbers its spaces in the order lane, number', () => {
    const numbered = (['A', 'B', 'C', 'P', 'X'] as const).flatMap((lane) =>
      Array.from({ length: spacesIn(circuit, lane) }, (_, number) => `${lane}${number}`),
    );
    expect(circuit.spaces).toEqual(numbered);
    expect(spacesIn(circuit, 'X')).toBe(10);
  });

  test('its signs show the longest and the shortest path through each corner', () => {
    for (const { index, longest, shortest } of circuit.corners) {
      expect(waysThrough(circuit, index)).toEqual([longest, shortest]);
    }
  });

  test('each lane is a closed ring', () => {
    for (const lane of ['A', 'B', 'C'] as const) {
      const first = spaceNamed(circuit, `${lane}0`);
      let at = first;
      let steps = 0;
      do {
        at = circuit.next[at] as number;
        expect(circuit.lane[at]).toBe(lane);
        steps++;
      } while (at !== first);
      expect(steps).toBe(spacesIn(circuit, lane));
    }
  });

  test('every space can be reached, none is a dead end, no link leads back', () => {
    const reached = new Set(circuit.grid);
    for (const space of reached) for (const to of linksOf(circuit, space)) reached.add(to);
    expect(reached.size).toBe(spaces.length);
    for (const space of spaces) expect(linksOf(circuit, space).length, circuit.spaces[space]).toBeGreaterThan(0);
    for (const space of track) {
      const ahead = (to: number) =>
        ((circuit.pos[to] as number) - (circuit.pos[space] as number) + circuit.lapPos) % circuit.lapPos;
      expect([1, 2, 3, 4]).toContain(ahead(circuit.next[space] as number));
      for (const side of [circuit.left, circuit.right]) {
        if ((side[space] as number) >= 0) expect([0, 1, 2]).toContain(ahead(side[space] as number));
      }
    }
  });

  test("[R36] spaces that touch side by side are each other's neighbours; the pits have no neighbours", () => {
    for (const space of spaces) {
      for (const other of circuit.beside[space] ?? []) {
        expect(circuit.beside[other]).toContain(space);
        expect(circuit.lane[other]).not.toBe(circuit.lane[space]);
      }
      if (!isTrack(circuit, space)) expect(circuit.beside[space]).toEqual([]);
    }
  });

  test('[R3, R50, R52] grid, boxes and pit links are the stated ones', () => {
    expect(new Set(circuit.grid).size).toBe(10);
    expect(circuit.grid.every((space) => circuit.kind[space] === 'straight')).toBe(true);
    expect(circuit.boxes.map((space) => circuit.spaces[space])).toEqual(
      Array.from({ length: 10 }, (_, number) => `X${number}`),
    );
    expect(spaces.filter((space) => (circuit.pitIn[space] as number) >= 0)).toHaveLength(2);
    expect(spaces.filter((space) => (circuit.pitOut[space] as number) >= 0)).toHaveLength(2);
    expect(spaces.filter((space) => circuit.line[space]).map((space) => circuit.lane[space])).toEqual([
      'A',
      'B',
      'C',
      'P',
    ]);
    for (const box of circuit.boxes) expect(circuit.box).toContain(box);
  });

  test('has an outline of six points for each space and a sign for each corner, all on the board', () => {
    const { spaces: drawn, signs, width, height, centreline } = geometryOf(id);
    expect(drawn.map((one) => one.space)).toEqual(spaces);
    expect(signs.map((sign) => sign.corner)).toEqual(circuit.corners.map((corner) => corner.index));
    expect(centreline.length).toBeGreaterThan(80);
    for (const { x, y, outline } of drawn) {
      expect(outline).toHaveLength(6);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  });
});

test('[S9] Monaco has the stated grid and pit links', () => {
  const { grid, spaces, pitIn, pitOut } = circuitOf('monaco');
  const names = (list: readonly number[]) => list.map((space) => spaces[space]).join(' ');
  expect(names(grid)).toBe('A166 C160 A163 C157 A160 C154 A157 C151 A154 C148');
  const from = (links: readonly number[]) =>
    links.flatMap((to, space) => (to < 0 ? [] : [`${spaces[space]}→${spaces[to]}`])).join(' ');
  expect(from(pitIn)).toBe('C146→P0 C147→P1');
  expect(from(pitOut)).toBe('P16→C1 P17→C2');
});

test('[S9] the dice have the stated faces, all equally likely', () => {
  const means = GEAR_DICE.slice(1).map(({ faces }) => faces.reduce((sum, value) => sum + value, 0) / faces.length);
  expect(means.map((mean) => mean.toFixed(2))).toEqual(['1.50', '3.33', '6.38', '9.50', '15.50', '25.50']);
  expect(GEAR_DICE.slice(1).map((die) => [die.faces.length, die.low, die.high])).toEqual([
    [4, 1, 2],
    [6, 2, 4],
    [8, 4, 8],
    [12, 7, 12],
    [20, 11, 20],
    [30, 21, 30],
  ]);
  expect(GEAR_VALUES[2]).toEqual([
    { value: 2, ways: 1 },
    { value: 3, ways: 2 },
    { value: 4, ways: 3 },
  ]);
  expect(BLACK_DIE.faces).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('[S5, S9] there are ten cars in five teams, with the stated points and wear points', () => {
  expect(CAR_COLOURS.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(TEAMS.map(({ id, numbers }) => [id, ...numbers])).toEqual([
    ['silver', 1, 2],
    ['amber', 3, 4],
    ['emerald', 5, 6],
    ['scarlet', 7, 8],
    ['azure', 9, 10],
  ]);
  expect([1, 2, 5, 10].map((number) => teamOf(number).id)).toEqual(['silver', 'silver', 'emerald', 'azure']);
  expect(POINTS).toEqual([10, 8, 6, 5, 4, 3, 2, 1, 0, 0]);
  expect(WEAR_POINTS).toBe(18);
});
