import { entry, isInside, type Spot } from '@geometry/line';
import { describe, expect, it } from 'vitest';
import { PIT_WALL, SHAPES } from '../../../data/geometry';
import { cellAt, LANE_OF, LANES, LEFT, NEXT, PIT, PIT_LANE, POSITIONS, SPACE_COUNT } from '../../../data/track';
import { growth } from '../../../geometry/growth';
import { CAR_SCALE, nearestOf, outlineOf, spaceUnder, spotOf, TRACK_CELLS, UNIT, WORLD } from '../../../geometry/oval';
import type { Space } from '../../../types';
import { type MotionPath, motionAlong, motionAside, motionToWall, towMotion } from '../animation/motion-paths';
import { FRAME } from '../art/look';
import { scenePieces } from '../art/scene';

const spaces = SHAPES.map((_, space) => space);
const CAR_LENGTH = 42 * CAR_SCALE;

describe('the oval on the board', () => {
  it('draws every space around the position of its car', () => {
    expect(spaces).toHaveLength(SPACE_COUNT);
    for (const space of spaces) expect(isInside(outlineOf(space), spotOf(space).x, spotOf(space).y)).toBe(true);
  });

  it('finds the space under every car position, and none on the grass or behind the wall', () => {
    for (const space of spaces.slice(0, PIT)) expect(spaceUnder(spotOf(space).x, spotOf(space).y)).toBe(space);
    expect(spaceUnder(0, 0)).toBe(-1);
    expect(spaceUnder(19 * UNIT, 0)).toBe(-1);
  });

  it('turns every car towards the next space of its lane', () => {
    for (const space of TRACK_CELLS) {
      const [here, there] = [spotOf(space), spotOf(entry(NEXT, space))];
      const motion = Math.atan2(there.y - here.y, there.x - here.x);
      expect(Math.abs(apart(motion, here.angle))).toBeLessThan(0.08);
    }
  });

  it('races counter-clockwise: up the right-hand side', () => {
    expect(spotOf(cellAt(1, 2)).y).toBeLessThan(spotOf(cellAt(1, 1)).y);
    expect(spotOf(cellAt(1, 1)).x).toBeGreaterThan(0);
    expect(spotOf(cellAt(4, 1)).x).toBeGreaterThan(spotOf(cellAt(1, 1)).x);
  });

  it('leaves room between cars on neighbouring spaces', () => {
    for (const space of spaces.slice(0, PIT)) {
      const ahead = entry(NEXT, space);
      if (ahead >= 0) expect(distance(spotOf(space), spotOf(ahead))).toBeGreaterThan(CAR_LENGTH);
      const left = entry(LEFT, space);
      if (left >= 0) expect(distance(spotOf(space), spotOf(left))).toBeGreaterThan(20 * CAR_SCALE * 1.4);
    }
  });

  it('shows all of it at once, within the painted area', () => {
    for (const space of spaces) {
      for (const [x, y] of outlineOf(space)) {
        expect(x > FRAME.left && x < FRAME.right && y > FRAME.top && y < FRAME.bottom).toBe(true);
      }
    }
    expect(FRAME.left > WORLD.left && FRAME.bottom < WORLD.bottom).toBe(true);
  });

  it('finds the nearest of the offered cells, within reach only', () => {
    const { x, y } = spotOf(cellAt(2, 50));
    expect(nearestOf(TRACK_CELLS, x + 4, y - 3, UNIT)).toBe(cellAt(2, 50));
    expect(nearestOf([cellAt(4, 10)], x, y, UNIT)).toBe(-1);
  });

  it('is painted the same every time', () => {
    expect(scenePieces()).toBe(scenePieces());
    expect(
      scenePieces()
        .map(({ svg }) => svg)
        .join(''),
    ).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('a car', () => {
  const at = (x: number, y: number): Spot => ({ x, y, angle: 0 });

  it('grows if its lane is free, and keeps its size behind another car and in the pit', () => {
    expect(growth(at(0, 0), [], false)).toBe(1.4);
    expect(growth(at(0, 0), [at(30, 0)], false)).toBe(1);
    expect(growth(at(0, 0), [at(0, 30)], false)).toBe(1.4);
    expect(growth(at(0, 0), [], true)).toBe(1);
  });
});

describe('motion paths of a car', () => {
  it('go along a lane from space to space without a jump, also over the line', () => {
    const path = pathFrom(cellAt(3, 90), 12);
    const motion = motionAlong(path, false);
    expectEnds(motion, path);
    expectSmooth(motion, 12);
  });

  it('go backward with the nose forward', () => {
    const path = pathFrom(cellAt(3, 20), 4).toReversed();
    const motion = motionAlong(path, true);
    expectEnds(motion, path);
    for (const share of [0.2, 0.5, 0.8])
      expect(Math.abs(apart(motion(share).angle, spotOf(entry(path, 2)).angle))).toBeLessThan(0.4);
  });

  it('[R64] go aside with the nose along the road', () => {
    const path = [cellAt(3, 30), cellAt(2, 30), cellAt(1, 30)];
    const motion = motionAside(path);
    expectEnds(motion, path);
    for (let share = 0; share <= 1; share += 0.1)
      expect(Math.abs(apart(motion(share).angle, spotOf(path[0]!).angle))).toBeLessThan(0.5);
  });

  it('[R73] leave the pit down its column and up the pit lane', () => {
    for (const slot of [0, 3]) {
      const path = [PIT + slot, PIT_LANE, PIT_LANE + 1, PIT_LANE + 2];
      const motion = motionAlong(path, false);
      expectEnds(motion, path);
      expectSmooth(motion, 14);
      const lowest = Math.max(...Array.from({ length: 41 }, (_, i) => motion(i / 40).y));
      expect(lowest).toBeLessThan(UNIT * 0.2);
      expect(lowest).toBeGreaterThan(-UNIT * 0.7);
    }
  });

  it('[R75] hit the end wall nose first, from the pit lane, from its end and from the pit', () => {
    const lane = [0, 1, 2, 3, 4].map((n) => PIT_LANE + n);
    for (const path of [lane.slice(2), lane.slice(4), [PIT, ...lane]]) {
      const motion = motionToWall(path);
      const nose = motion(1).y - CAR_LENGTH / 2;
      expect(Math.abs(nose + PIT_WALL.from[1] * UNIT)).toBeLessThan(UNIT * 0.2);
      expect(distance(motion(0), spotOf(path[0]!))).toBeLessThan(0.01);
    }
  });

  it('[R63] are towed from every lane into the slot, and end parked', () => {
    for (let lane = 1; lane <= LANES; lane++) {
      const from = spotOf(cellAt(lane, 48));
      const motion = towMotion(from, PIT + 1);
      expect(distance(motion(0), from)).toBeLessThan(0.01);
      expect(distance(motion(1), spotOf(PIT + 1))).toBeLessThan(0.01);
      expect(Math.abs(apart(motion(1).angle, spotOf(PIT + 1).angle))).toBeLessThan(0.01);
      expectSmooth(motion, 60);
    }
  });
});

function pathFrom(from: Space, steps: number): Space[] {
  const path = [from];
  for (let step = 0; step < steps; step++) path.push(entry(NEXT, entry(path, step)));
  expect(path.every((space) => LANE_OF[space] === LANE_OF[from])).toBe(true);
  expect(POSITIONS).toBe(96);
  return path;
}

function expectEnds(motion: MotionPath, path: readonly Space[]): void {
  expect(distance(motion(0), spotOf(path[0]!))).toBeLessThan(0.01);
  expect(distance(motion(1), spotOf(path.at(-1)!))).toBeLessThan(0.01);
}

function expectSmooth(motion: MotionPath, most: number): void {
  for (let share = 0.02; share <= 1; share += 0.02)
    expect(distance(motion(share), motion(share - 0.02))).toBeLessThan(most);
}

function distance(a: Pick<Spot, 'x' | 'y'>, b: Pick<Spot, 'x' | 'y'>): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function apart(a: number, b: number): number {
  return Math.atan2(Math.sin(a - b), Math.cos(a - b));
}
