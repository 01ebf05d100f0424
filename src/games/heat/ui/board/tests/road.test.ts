import { entry, type Spot } from '@geometry/line';
import { CAR_SCALE } from '@ui/art/car';
import { describe, expect, it } from 'vitest';
import { TRACK_IDS, trackFileOf } from '../../../data/tracks';
import { deriveCircuit } from '../../../geometry/derive-circuit';
import { LANE_STEP, layRoad, roadOf } from '../../../geometry/road';
import { kerbLine } from '../../../geometry/road-lines';
import { SIGN, signSpot } from '../../../geometry/roadside';
import { CLEARANCE, sceneryOn, type Thing } from '../../../geometry/scenery';
import { laneName } from '../../../narration/texts';
import { madeFile } from '../../../tests/made-track';
import type { Lane } from '../../../types';
import { sceneOf } from '../art/scene';

const LANES: Lane[] = [0, 1];

describe.each(TRACK_IDS)('the road of %s', (track) => {
  const road = roadOf(track);

  it('has its spaces where the track file has them', () => {
    for (let space = 0; space < road.spaces; space++) {
      const middle = road.cell(space, (road.lanes - 1) / 2);
      const [x, y] = entry(trackFileOf(track).centreline, 2 * space + 1);
      expect(Math.hypot(middle.x - x, middle.y - y)).toBeLessThan(1);
    }
  });

  it('keeps every car on the asphalt', () => {
    for (let space = 0; space < road.spaces; space += 0.5) {
      for (const lane of LANES) {
        for (const [x, y] of carCorners(road.cell(space, lane), road.carScale(space, lane))) {
          expect(road.line.distance(x, y)).toBeLessThan(road.half + 1);
        }
      }
    }
  });

  it('[C89] never lets cars in neighbouring cells overlap', () => {
    for (let space = 0; space < road.spaces; space++) {
      for (const lane of LANES) {
        const car = carCorners(road.cell(space, lane), road.carScale(space, lane));
        const alone = carCorners(road.cell(space, lane), 1);
        for (const ahead of [0, 1]) {
          const beside = carCorners(road.cell(space + ahead, 1 - lane), 1);
          expect(areApart(alone, beside), `space ${space} lane ${lane} and +${ahead} beside`).toBe(true);
        }
        for (const [ahead, side] of [
          [0, 1 - lane],
          [1, lane],
          [1, 1 - lane],
        ] as const) {
          const other = carCorners(road.cell(space + ahead, side), road.carScale(space + ahead, side));
          expect(areApart(car, other), `space ${space} lane ${lane} and +${ahead} lane ${side}`).toBe(true);
        }
      }
    }
  });

  it('continues over laps and back onto the grid without a jump', () => {
    for (const progress of [-3, -1, 0, road.spaces - 1, road.spaces, road.spaces * 2 - 1]) {
      const here = road.cell(progress, 0);
      const next = road.cell(progress + 1, 0);
      const again = road.cell(progress + road.spaces, 0);
      expect(Math.hypot(next.x - here.x, next.y - here.y)).toBeLessThan(48);
      expect(Math.hypot(again.x - here.x, again.y - here.y)).toBeLessThan(0.01);
    }
  });

  it('[C206] has a kerb on the inside of every corner, over its line', () => {
    for (const corner of road.circuit.corners) {
      const kerb = road.circuit.kerbs[corner.index];
      expect(kerb?.side).toBe(corner.turn);
      expect(kerb && kerb.fromS < corner.line && kerb.toS > corner.line).toBe(true);
      for (const [x, y] of kerb ? kerbLine(road, kerb) : []) {
        expect(Math.abs(road.line.distance(x, y) - road.half)).toBeLessThan(4);
      }
    }
  });

  it('[C255] keeps scenery 0.7 lane widths off the road', () => {
    const scene = sceneOf(track);
    const isPit = ({ kind }: Thing) => kind === 'pit' || kind === 'yard';
    for (const one of sceneryOn(road, scene.theme, scene.world)) {
      const reach = one.kind === 'grandstand' ? 20 : isPit(one) ? 15 : one.kind === 'truck' ? 6 : one.reach;
      expect(road.line.distance(one.x, one.y), `${one.kind} at ${one.x}, ${one.y}`).toBeGreaterThan(
        road.half + CLEARANCE + reach - (one.kind === 'grandstand' || isPit(one) ? CLEARANCE : 0),
      );
    }
  });

  it('puts every sign clear of its road, on the outside of the corner', () => {
    for (const scale of [1, 1.35, 1.7]) {
      for (const corner of road.circuit.corners) {
        const { x, y } = signSpot(road, corner, scale);
        const line = road.line.at(road.distanceOf(corner.line));
        const right = -(x - line.x) * Math.sin(line.angle) + (y - line.y) * Math.cos(line.angle);
        expect(Math.hypot(x - line.x, y - line.y)).toBeGreaterThanOrEqual(road.half + (SIGN / Math.SQRT2) * scale);
        expect(right > 0).toBe(corner.turn === 'left');
      }
    }
  });
});

it.each([1, 2, 3])(
  '[C42] a road of %i lanes is as wide as its lanes, with its cells side by side in driving order',
  (lanes) => {
    const road = layRoad(deriveCircuit(madeFile(lanes)));
    expect(road.half).toBeCloseTo(11 * lanes);
    for (let space = 0; space < road.spaces; space++) {
      for (let lane = 0; lane < lanes; lane++) {
        const cell = road.cell(space, lane);
        const turn = ((space + 0.5) / road.spaces) * 2 * Math.PI;
        const radius = 240 - (lane - (lanes - 1) / 2) * LANE_STEP;
        const wanted = { x: 400 + radius * Math.sin(turn), y: 400 - radius * Math.cos(turn) };
        expect(Math.hypot(cell.x - wanted.x, cell.y - wanted.y)).toBeLessThan(2);
        for (const [x, y] of carCorners(cell, road.carScale(space, lane))) {
          expect(road.line.distance(x, y)).toBeLessThan(road.half + 1);
        }
      }
    }
    expect(([0, 1, 2] as const).slice(0, lanes).map((lane) => laneName(lane, lanes))).toEqual(
      [['the lane'], ['left lane', 'right lane'], ['left lane', 'middle lane', 'right lane']][lanes - 1],
    );
  },
);

type Quad = (readonly [number, number])[];

/** The outline of a car as drawn: nose, wheels, exhausts. */
function carCorners({ x, y, angle }: Spot, scale: number): Quad {
  const half: Quad = [
    [21, 0],
    [16, 10.8],
    [-7, 11.7],
    [-16.5, 11.7],
    [-22, 6],
  ];
  const hull = [...half, ...half.map(([a, b]) => [a, -b] as const).reverse()].slice(0, -1);
  const size = CAR_SCALE * scale;
  return hull.map(([a, b]) => [
    x + size * (a * Math.cos(angle) - b * Math.sin(angle)),
    y + size * (a * Math.sin(angle) + b * Math.cos(angle)),
  ]);
}

/** Separating-axis test for two convex quads. */
function areApart(a: Quad, b: Quad): boolean {
  return [a, b].some((quad) =>
    quad.some((point, i) => {
      const next = entry(quad, (i + 1) % quad.length);
      const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
      const axis = [-(next[1] - point[1]) / length, (next[0] - point[0]) / length] as const;
      const on = (q: Quad): number[] => q.map((p) => p[0] * axis[0] + p[1] * axis[1]);
      return Math.max(...on(a)) < Math.min(...on(b)) || Math.max(...on(b)) < Math.min(...on(a));
    }),
  );
}

describe('the light of the sky', () => {
  it.each([
    ['great-britain', '0.3'],
    ['usa', '0.13'],
    ['italy', '0.13'],
    ['france', '0.13'],
  ] as const)('tints the land with both colours of the sky: %s, %s of them', (track, share) => {
    const scene = sceneOf(track);
    const at = scene.pieces.findIndex(({ svg }) => svg.includes('heat-sky'));
    const [top, foot] = scene.theme.sky;
    expect(scene.pieces[at]?.svg).toContain(`stop-color="${top}"`);
    expect(scene.pieces[at]?.svg).toContain(`stop-color="${foot}"`);
    expect(scene.pieces[at]?.svg).toContain(`fill-opacity="${share}"`);
    expect(scene.pieces[at]).toMatchObject(scene.world);
  });
});
