// Files of other programs, made here after their formats: what they say is taken over, what the rules don't know is named.

import { describe, expect, test } from 'vitest';
import { cut } from '../cut';
import { fromBga } from '../imports/bga';
import { importedFrom } from '../imports/import';
import { fromMapCreator } from '../imports/map-creator';
import { workshop } from '../workshop';

const SPACES = 48;

/** Cells of an oval in two lanes, clockwise, the second lane inside. */
function cells(count: number = SPACES): Record<string, unknown> {
  const of = (position: number, lane: number) => {
    const turn = (2 * Math.PI * (position - 0.5)) / count;
    const [x, y] = [800 + (500 - lane * 18) * Math.cos(turn), 500 + (300 - lane * 18) * Math.sin(turn)];
    // Numbers and texts are mixed in these files.
    return { lane: String(lane), position, x: x.toFixed(2), y, a: 0 };
  };
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [1, 2].map((lane) => [`c${at}-${lane}`, of(at + 1, lane)])).flat(),
  );
}

const BGA = {
  id: 'oval',
  name: ' An oval ',
  jpgUrl: 'https://example.org/oval.jpg',
  nbrLaps: '3',
  stressCards: 3,
  heatCards: '7',
  corners: [
    { position: 10, speed: '4', lane: 1, legend: 6, x: 0, y: 0 },
    { position: 12, speed: 3, lane: 2, legend: 11, chicane: 0 },
    { position: '34', speed: 5, lane: 1, legend: 29 },
  ],
  cells: cells(),
};

const ids = (imported: ReturnType<typeof fromBga>) =>
  imported?.notes.map(({ id }) => id.replace('workshop.import.', ''));
const shown = (imported: ReturnType<typeof fromBga>) => {
  const { source } = imported!;
  const reading = workshop.read(source);
  expect(reading.problems.filter(({ level }) => level === 'error')).toEqual([]);
  expect(reading.source).toEqual(source);
  const { corners, setup, laps } = cut(source, 'x');
  return {
    corners: corners.map(({ line, limit, legendsLine, raceLane, sharesToken }) => {
      return [line, limit, legendsLine, raceLane, sharesToken];
    }),
    ...setup,
    laps: laps.default,
    spaces: source.spaces,
  };
};

describe('.heat', () => {
  test('lines, limits, zones, lanes, chicane and setup are taken over', () => {
    const imported = fromBga(BGA);
    expect(imported?.source.name).toBe('An oval');
    expect(shown(imported)).toEqual({
      corners: [
        [10, 4, 6, 0, false],
        [12, 3, 11, 1, true],
        [34, 5, 29, 0, false],
      ],
      heat: 7,
      stress: 3,
      laps: 3,
      spaces: SPACES,
    });
    expect(ids(imported)).toEqual([]);
  });

  test('the road runs through the middle of both lanes', () => {
    const { centreline } = cut(fromBga(BGA)!.source, 'x');
    const [xs, ys] = [centreline.map(([x]) => x), centreline.map(([, y]) => y)];
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    expect(wide / high).toBeCloseTo((500 - 27) / (300 - 27), 1);
  });

  test('what is missing is chosen, and what the rules do not know is named', () => {
    const file = {
      ...BGA,
      nbrLaps: 0,
      heatCards: 0,
      stressCards: 0,
      corners: [],
      floodedSpaces: ['c1-1'],
      tunnels: ['c2-1'],
      gravel: [],
    };
    const imported = fromBga(file);
    expect(ids(imported)).toEqual(['flooded', 'tunnels', 'proposed', 'laps', 'heat', 'stress']);
    expect(shown(imported).corners.length).toBeGreaterThan(0);
  });

  test('a line on the finish line moves the lap by a space', () => {
    const imported = fromBga({
      ...BGA,
      corners: [{ position: SPACES, speed: 4, lane: 1, legend: SPACES - 4 }, ...BGA.corners],
    });
    expect(ids(imported)).toContain('shifted');
    expect(shown(imported).corners.map(([line]) => line)).toEqual([1, 11, 13, 35]);
  });

  test('a Legends’ line behind its corner line is set again', () => {
    const corners = [{ ...BGA.corners[0], legend: 14 }, ...BGA.corners.slice(1)];
    const imported = fromBga({ ...BGA, corners });
    expect(imported?.notes).toEqual([{ id: 'workshop.import.legends', values: { corner: 1 } }]);
    expect(shown(imported).corners[0]).toEqual([10, 4, 5, 0, false]);
  });

  test.each([
    ['no object', 7],
    ['no cells', { ...BGA, cells: {} }],
    ['a lane too short', { ...BGA, cells: Object.fromEntries(Object.entries(cells()).slice(1)) }],
    ['a gap in a lane', { ...BGA, cells: { ...cells(), 'c3-1': { lane: 1, position: 40, x: 1, y: 1 } } }],
    ['a cell at infinity', { ...BGA, cells: { ...cells(), 'c3-1': { lane: 1, position: 4, x: '1e999', y: 1 } } }],
  ])('%s is no such file', (_, given) => {
    expect(fromBga(given)).toBeUndefined();
  });
});

/** Round corners of a square as that program draws them, with its control points where they are on the sheet. */
function square(): { x: number; y: number; handleIn: { x: number; y: number }; handleOut: { x: number; y: number } }[] {
  const corner = (x: number, y: number, dx: number, dy: number) => ({
    x,
    y,
    handleIn: { x: x - dx, y: y - dy },
    handleOut: { x: x + dx, y: y + dy },
  });
  const all = [corner(500, 0, 260, 0), corner(1000, 500, 0, 260), corner(500, 1000, -260, 0), corner(0, 500, 0, -260)];
  return [...all, all[0]!];
}

const CREATOR = {
  version: '1.0.0',
  trackData: {
    id: 'x',
    splinePath: { id: 'y', segments: [], points: square() },
    spaces: [{ index: 3 }],
    corners: [
      { spaceIndex: 9, speedLimit: 3, innerSide: 'right' },
      { spaceIndex: 29, speedLimit: 5, innerSide: 'left' },
    ],
    metadata: {
      name: 'Square',
      laps: 2,
      startFinishSpaceIndex: 0,
      raceDirection: true,
      boardMetadata: { heatCardCount: 6, stressCardCount: 0 },
    },
    discretizationSettings: { targetSpacesPerLap: 60 },
    isValid: false,
  },
};

describe('heat-map-creator', () => {
  test('the curve is taken as drawn, and lines are behind their spaces', () => {
    const imported = fromMapCreator(CREATOR);
    expect(imported?.source.road.map(({ x, y, out }) => [x, y, ...out])).toEqual([
      [0, -500, 260, 0],
      [500, 0, 0, 260],
      [0, 500, -260, 0],
      [-500, 0, 0, -260],
    ]);
    expect(shown(imported)).toMatchObject({
      corners: [
        [9, 3, 4, 0, false],
        [29, 5, 24, 1, false],
      ],
      heat: 6,
      stress: 3,
      spaces: 60,
    });
    expect(ids(imported)).toEqual(['lanes', 'stress']);
  });

  test('against the clock, the order and all distances turn round', () => {
    const { trackData } = CREATOR;
    const metadata = { ...trackData.metadata, raceDirection: false };
    const imported = fromMapCreator({ ...trackData, metadata });
    expect(shown(imported).corners.map(([line, limit]) => [line, limit])).toEqual([
      [31, 5],
      [51, 3],
    ]);
  });

  test('the bare track and the older list of points are read as well', () => {
    const bare = fromMapCreator(CREATOR.trackData);
    expect(bare?.source).toEqual(fromMapCreator(CREATOR)?.source);
    const old = importedFrom({ points: square() });
    expect(old?.source.spaces).toBe(100);
    expect(ids(old)).toContain('proposed');
  });

  test('a long drawing gets fewer points, and more spaces than fit are fewer', () => {
    const many = Array.from({ length: 200 }, (_, at) => {
      const turn = (2 * Math.PI * at) / 200;
      return { x: 5e6 * Math.cos(turn), y: 3e6 * Math.sin(turn) };
    });
    const imported = fromMapCreator({ points: many, discretizationSettings: { targetSpacesPerLap: 300 } });
    expect(imported?.source.road.length).toBe(60);
    expect(imported?.source.spaces).toBe(120);
    expect(ids(imported)).toContain('spaces');
    shown(imported);
  });

  test.each([
    ['a text', 'x'],
    ['two points', { points: square().slice(0, 2) }],
    ['nothing', null],
    ['our own', { format: 'paddock-circuit' }],
  ])('%s is no such file', (_, given) => {
    expect(fromMapCreator(given)).toBeUndefined();
  });
});
