import { entry, isInside, type Spot } from '@geometry/line';
import { glideOver } from '@ui/stage/motion/glide';
import { describe, expect, it } from 'vitest';
import { CIRCUIT_IDS, circuitOf } from '../../../data/circuits';
import { aheadOf, CAR_LENGTH, CAR_SCALE, cornerAfter, roadOf, spacesBetween } from '../../../geometry/road';
import { CLEARANCE, sceneryOn } from '../../../geometry/scenery';
import { signBox } from '../../../geometry/sign-place';
import { tunnelOf } from '../../../geometry/tunnel';
import { learnedCircuits } from '../../../tests/race-config';
import type { Space } from '../../../types';
import { lookOf } from '../art/looks';
import { sceneOf } from '../art/scene';

const CAR_WIDTH = 23 * CAR_SCALE;

describe.each([...CIRCUIT_IDS, ...learnedCircuits(9, 'road')])('the road of %s', (id) => {
  const road = roadOf(id);
  const circuit = circuitOf(id);
  const all = circuit.spaces.map((_, space) => space);
  const track = all.filter((space) => 'ABC'.includes(entry(circuit.lane, space)));

  it('numbers its spaces as the rules do', () => {
    expect(road.drawn.spaces).toHaveLength(circuit.spaces.length);
    for (const space of all) expect(isInside(road.outline(space), road.spot(space).x, road.spot(space).y)).toBe(true);
  });

  it('leads a ghost from any space to those ahead without jumping', () => {
    for (const from of track.filter((space) => space % 17 === 0)) {
      for (const to of track.filter((space) => aheadOf(road, from, space) <= 40)) {
        const way = spacesBetween(road, from, to);
        expect([way[0], way.at(-1)]).toEqual([from, to]);
        for (const [at, space] of way.entries()) {
          expect(aheadOf(road, entry(way, Math.max(0, at - 1)), space)).toBeLessThanOrEqual(4);
        }
      }
    }
  });

  it('has every space of the track within its three lanes', () => {
    for (const space of track) {
      const { x, y } = road.spot(space);
      expect(road.line.distance(x, y)).toBeLessThan(road.half);
    }
  });

  it('turns every car along its lane', () => {
    for (const space of track) {
      const [here, there] = [road.spot(space), road.spot(entry(circuit.next, space))];
      const way = Math.atan2(there.y - here.y, there.x - here.x);
      expect(Math.abs(apart(way, here.angle))).toBeLessThan(0.8);
    }
  });

  it('leaves room between cars, both in file and side by side', () => {
    for (const space of all) {
      for (const other of all) {
        const away = distance(road.spot(space), road.spot(other));
        if (other === space || away > 60) continue;
        const isSameLane = circuit.lane[space] === circuit.lane[other];
        const scale = Math.max(road.carScale(space), road.carScale(other));
        expect(away).toBeGreaterThan(isSameLane ? CAR_LENGTH * scale : CAR_WIDTH * scale);
      }
    }
  });

  it('moves without jumps and stops on each space at its angle', () => {
    const path = lapFrom(circuit.grid[0] ?? 0, circuit.next);
    const spots = path.map((space) => road.spot(space));
    path.forEach((space, step) => {
      const spot = glideOver(spots, step);
      expect(distance(spot, road.spot(space))).toBeLessThan(0.01);
      expect(Math.abs(apart(spot.angle, road.spot(space).angle))).toBeLessThan(0.01);
    });
    for (let step = 0.1; step < path.length - 1; step += 0.1) {
      expect(distance(glideOver(spots, step), glideOver(spots, step - 0.1))).toBeLessThan(10);
    }
  });

  it('covers the whole lap, with its corners in driving order', () => {
    expect(road.corners).toHaveLength(circuit.corners.length);
    for (const { from, to } of road.corners) {
      expect(to - from).toBeGreaterThan(60);
      expect(to - from).toBeLessThan(road.line.length / 3);
    }
    const starts = road.corners.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('knows the corner ahead of every space, and from within a corner the next one', () => {
    for (const space of track) {
      const ahead = cornerAfter(road, space);
      const own = entry(circuit.corner, space);
      if (own >= 0) expect(ahead).toBe((own + 1) % circuit.corners.length);
      else expect(ahead).toBeGreaterThanOrEqual(0);
    }
    expect(cornerAfter(road, entry(circuit.grid, 0))).toBe(0);
  });

  it('counts ahead forwards, across the line too', () => {
    const pole = entry(circuit.grid, 0);
    const on = entry(circuit.next, entry(circuit.next, entry(circuit.next, pole)));
    expect(aheadOf(road, pole, on)).toBeGreaterThan(0);
    expect(aheadOf(road, pole, on)).toBeLessThan(20);
    expect(aheadOf(road, on, pole)).toBe(circuit.lapPos - aheadOf(road, pole, on));
  });

  it('keeps corner boxes of every size off the road and off each other', () => {
    for (const scale of [0.75, 1, 1.5, 2.25]) {
      const boxes = circuit.corners.map((corner) => signBox(road, corner, scale));
      for (const box of boxes) {
        for (const space of track) expect(isWithin(road.spot(space), box)).toBe(false);
      }
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
        }
      }
    }
  });

  it('has no scenery on the road or in the pits', () => {
    const { world } = sceneOf(id);
    const standing = sceneryOn(road, lookOf(id), world);
    expect(standing.filter(({ kind }) => kind === 'plant').length).toBeGreaterThan(300);
    for (const { x, y, reach } of standing) {
      expect(road.line.distance(x, y)).toBeGreaterThan(road.half + CLEARANCE + Math.min(reach, 12));
      expect(all.some((space) => distance(road.spot(space), { x, y }) < 20)).toBe(false);
    }
  });
});

describe('the tunnel', () => {
  it('is where the file puts it, and only Monaco has one', () => {
    expect(CIRCUIT_IDS.filter((id) => tunnelOf(roadOf(id)) !== null)).toEqual(['monaco']);
    const road = roadOf('monaco');
    const tunnel = tunnelOf(road)!;
    const { pos } = circuitOf('monaco');
    const [from, to] = road.drawn.tunnel!;
    const covered = circuitOf('monaco')
      .spaces.map((_, space) => space)
      .filter((space) => entry(pos, space) > from + 1 && entry(pos, space) < to - 1);
    expect(covered.length).toBeGreaterThan(20);
    for (const space of covered) {
      const { x, y } = road.spot(space);
      expect(isInside(tunnel.roof, x, y)).toBe(true);
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

function lapFrom(start: Space, next: readonly (Space | -1)[]): Space[] {
  const path = [start];
  for (let i = 0; i < 170; i++) path.push(entry(next, entry(path, path.length - 1)));
  return path;
}
