import { around } from '@geometry/box';
import { entry, isInside, type Point, type Spot } from '@geometry/line';
import { describe, expect, it } from 'vitest';
import { CIRCUIT_IDS, circuitOf } from '../../../data/circuits';
import { CAR_LENGTH, CAR_SCALE, LANE, roadOf, rowsAhead, squaresBetween } from '../../../geometry/road';
import { CLEARANCE, sceneryOn } from '../../../geometry/scenery';
import { learnedCircuits } from '../../../tests/race-config';
import type { Place } from '../../../types';
import { glide } from '../animation/glide';
import { labelBox } from '../art/labels';
import { sceneOf } from '../art/scene';
import { landOf } from '../art/scenery';
import { LARGEST_SCALE } from '../live/corners';

const CAR_WIDTH = 23.4 * CAR_SCALE;
/** The least free space a fitted board leaves around its frame, board units. */
const AIR = 5;

describe.each([...CIRCUIT_IDS, ...learnedCircuits(18, 'road')])('the road of %s', (id) => {
  const road = roadOf(id);
  const rules = circuitOf(id);
  const squares = Array.from({ length: road.squares }, (_, place) => place);
  const isOnRoad = (x: number, y: number): boolean => isInside(road.outer, x, y) && !isInside(road.inner, x, y);

  it('numbers its places as the rules do', () => {
    expect(rules.places.map((name) => road.placeOf(name))).toEqual(rules.places.map((_, place) => place));
    expect(road.squares).toBe(rules.squares);
  });

  it('leads a ghost from square to square without jumping', () => {
    for (const from of squares.filter((place) => place % 41 === 0)) {
      for (const to of squares.filter((place) => rowsAhead(road, from, place) <= 12)) {
        const way = squaresBetween(road, from, to);
        expect([way[0], way.at(-1)]).toEqual([from, to]);
        for (const [at, place] of way.entries()) {
          expect(rowsAhead(road, entry(way, Math.max(0, at - 1)), place)).toBeLessThan(3);
        }
      }
    }
  });

  it('has every square on the asphalt', () => {
    for (const place of squares) {
      const middle = road.spot(place);
      for (const [x, y] of road.outline(place)) {
        // The corners of outer squares are on the edge itself, so this checks slightly inside them.
        expect(isOnRoad(x + (middle.x - x) * 0.04, y + (middle.y - y) * 0.04)).toBe(true);
      }
    }
  });

  it('[R8] has no two squares that overlap', () => {
    for (const place of squares) {
      const middle = road.spot(place);
      expect(isInside(road.outline(place), middle.x, middle.y)).toBe(true);
      for (const other of squares) {
        if (other === place || distance(middle, road.spot(other)) > 4 * LANE) continue;
        const points = road
          .outline(other)
          .map(([x, y]): Point => [x + (road.spot(other).x - x) * 0.1, y + (road.spot(other).y - y) * 0.1]);
        expect(points.some(([x, y]) => isInside(road.outline(place), x, y))).toBe(false);
      }
    }
  });

  it('turns every car along its lane', () => {
    for (const place of squares) {
      const ahead = rules.straight[place] ?? -1;
      if (ahead < 0) continue;
      const [here, there] = [road.spot(place), road.spot(ahead)];
      const heading = Math.atan2(there.y - here.y, there.x - here.x);
      expect(Math.abs(apart(heading, here.angle))).toBeLessThan(0.5);
      expect(Math.abs(apart(heading, there.angle))).toBeLessThan(0.5);
    }
  });

  it('leaves room between cars, both in file and side by side', () => {
    for (const place of squares) {
      for (const other of squares) {
        const away = distance(road.spot(place), road.spot(other));
        if (other === place || away > 2.2 * LANE) continue;
        const isSameLane = road.cell(place)?.lane === road.cell(other)?.lane;
        const scale = Math.max(road.carScale(place), road.carScale(other));
        expect(away).toBeGreaterThan(isSameLane ? CAR_LENGTH * scale : CAR_WIDTH * scale);
      }
    }
  });

  it('moves without jumps and stops on each square at its angle', () => {
    const path = lapFrom(rules.grid[1] ?? 0, rules.straight, rules.next);
    path.forEach((place, step) => {
      const spot = glide(road, path, step);
      expect(distance(spot, road.spot(place))).toBeLessThan(0.01);
      expect(Math.abs(apart(spot.angle, road.spot(place).angle))).toBeLessThan(0.01);
    });
    for (let step = 0.1; step < path.length - 1; step += 0.1) {
      expect(distance(glide(road, path, step), glide(road, path, step - 0.1))).toBeLessThan(0.45 * LANE);
    }
  });

  it('drives along the road on the way between squares', () => {
    const path = lapFrom(rules.grid[1] ?? 0, rules.straight, rules.next);
    for (let step = 0; step < path.length - 1; step += 0.25) {
      const { x, y } = glide(road, path, step);
      expect(isOnRoad(x, y)).toBe(true);
    }
  });

  it('counts rows forwards, across the line too', () => {
    const [last, first] = [rules.grid[1] ?? 0, rules.straight[rules.grid[1] ?? 0] ?? 0];
    expect(rowsAhead(road, last, first)).toBe(1);
    expect(rowsAhead(road, first, last)).toBe(road.circuit.rows - 1);
  });

  it('keeps bays, pits and verges beside the road, and names off it', () => {
    const offRoad = Array.from({ length: rules.places.length - road.squares }, (_, i) => road.squares + i);
    for (const place of offRoad) {
      const { x, y } = road.spot(place);
      expect(isOnRoad(x, y)).toBe(false);
    }
    for (const scale of [1, 1.4, 1.8]) {
      for (const box of road.circuit.corners.map((corner) => labelBox(road, corner, scale))) {
        expect(squares.some((place) => isWithin(road.spot(place), box))).toBe(false);
      }
    }
  });

  it('keeps names on the board and off the road, even at the size for phones', () => {
    const { frame } = sceneOf(id);
    const most = { left: frame.left - AIR, top: frame.top - AIR, right: frame.right + AIR, bottom: frame.bottom + AIR };
    for (const corner of road.circuit.corners) {
      const box = labelBox(road, corner, LARGEST_SCALE, frame);
      expect(squares.some((place) => isWithin(road.spot(place), box))).toBe(false);
      expect([corner.id, around(most, box)]).toEqual([corner.id, most]);
    }
  });

  it('has no scenery on the road', () => {
    const { theme, world } = sceneOf(id);
    const names = road.circuit.corners.map((corner) => labelBox(road, corner));
    const plants = sceneryOn(road, landOf(theme), world, names).filter((one) => one.kind === 'plant');
    expect(plants.length).toBeGreaterThan(40);
    for (const { x, y } of plants) {
      const nearest = Math.min(...squares.map((place) => distance({ x, y }, road.spot(place))));
      expect(nearest).toBeGreaterThan(CLEARANCE);
    }
  });
});

type At = Pick<Spot, 'x' | 'y'>;

function distance(a: At, b: At): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function apart(a: number, b: number): number {
  return Math.atan2(Math.sin(a - b), Math.cos(a - b));
}

function isWithin({ x, y }: At, box: { left: number; right: number; top: number; bottom: number }): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** A lap: straight ahead wherever the road goes on, otherwise by the first step available. */
function lapFrom(start: Place, straight: readonly (Place | -1)[], next: readonly (readonly Place[])[]): Place[] {
  const path = [start];
  for (let i = 0; i < 90; i++) {
    const here = entry(path, path.length - 1);
    const ahead = straight[here] ?? -1;
    path.push(ahead >= 0 ? ahead : entry(next[here] ?? [], 0));
  }
  return path;
}
