// Motion paths of cars over the board: along a path, out of the pit, sideways into another lane, on the hook to the pit.

import { entry, type Point, type Spot } from '@geometry/line';
import { between, easeMove } from '@ui/stage/motion/ease';
import { glideOver } from '@ui/stage/motion/glide';
import { PIT_EXIT, PIT_WALL, shapeAt, towControl } from '../../../data/geometry';
import { isInPit } from '../../../data/track';
import { onBoard, spotOf } from '../../../geometry/oval';
import type { Space } from '../../../types';

/** Steering angle of a car while it changes lanes, radians. */
const STEER = 0.42;
/** Distance of the nose from the end wall when a car stops there, cells. */
const NOSE = 0.55;

/** Segments per step for measuring an uneven path. */
const PARTS = 12;

/** The position of a car after a share of its path, 0 to 1. */
export type MotionPath = (share: number) => Spot;

/** Along a path of spaces; a car that reverses keeps its nose forward. */
export function motionAlong(path: readonly Space[], isBackward: boolean): MotionPath {
  if (isBackward) {
    const forward = motionAlong(path.toReversed(), false);
    return (share) => forward(1 - share);
  }
  if (isInPit(entry(path, 0))) return steady(pitExit(path));
  const spots = path.map(spotOf);
  return (share) => glideOver(spots, (spots.length - 1) * share);
}

/** Sideways over cells of the same position: the nose stays along the road, the wheels steer. */
export function motionAside(path: readonly Space[]): MotionPath {
  const [from, to] = [spotOf(entry(path, 0)), spotOf(entry(path, path.length - 1))];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Positive if the path leads to the right of the nose.
  const side = Math.sign(Math.cos(from.angle) * dy - Math.sin(from.angle) * dx);
  const turn = to.angle - from.angle;
  return (share) => {
    const eased = easeMove(share);
    const angle = from.angle + turn * eased + side * STEER * Math.sin(Math.PI * share);
    return { x: from.x + dx * eased, y: from.y + dy * eased, angle };
  };
}

/** Up to the end wall of the pit lane, nose first. */
export function motionToWall(path: readonly Space[]): MotionPath {
  const last = spotOf(entry(path, path.length - 1));
  const wall: Spot = { ...last, y: onBoard([0, PIT_WALL.from[1] - NOSE])[1] };
  const before = isInPit(entry(path, 0)) ? pitExit(path) : path.map(spotOf);
  const spots = [...before.slice(0, -1), wall];
  if (spots.length === 1) spots.unshift(spotOf(entry(path, 0)));
  return steady(spots);
}

/** On the hook from a position to a pit slot: a quadratic curve; the car turns once around and ends parked. */
export function towMotion(from: Spot, slot: Space): MotionPath {
  const { x, y } = shapeAt(slot);
  const to = spotOf(slot);
  // The curve is given in cells, y north.
  const start = inCells(from);
  const bend = onBoard(towControl(start, [x, y]));
  const turn = Math.atan2(Math.sin(to.angle - from.angle), Math.cos(to.angle - from.angle));
  return (share) => {
    const left = 1 - share;
    const at = (a: number, b: number, c: number): number => left * left * a + 2 * left * share * b + share * share * c;
    return {
      x: at(from.x, bend[0], to.x),
      y: at(from.y, bend[1], to.y),
      angle: between(from.angle, from.angle + turn, share),
    };
  };
}

function inCells({ x, y }: Spot): Point {
  const [unit] = onBoard([1, 0]);
  return [x / unit, -y / unit];
}

/** Over unevenly spaced points, at constant speed. */
function steady(spots: readonly Spot[]): MotionPath {
  const steps = spots.length - 1;
  const count = steps * PARTS;
  const points = Array.from({ length: count + 1 }, (_, i) => glideOver(spots, i / PARTS));
  let run = 0;
  const runs = points.map((point, i) => {
    const before = points[i - 1] ?? point;
    run += Math.hypot(point.x - before.x, point.y - before.y);
    return run;
  });
  return (share) => {
    const wanted = run * share;
    const next = Math.max(
      1,
      runs.findIndex((one) => one >= wanted - 1e-9),
    );
    const [from, to] = [entry(runs, next - 1), entry(runs, next)];
    const part = to > from ? (wanted - from) / (to - from) : 1;
    return glideOver(spots, (next - 1 + Math.min(1, Math.max(0, part))) / PARTS);
  };
}

/** From a slot down the column and around the bend to the pit lane, then up it. */
function pitExit(path: readonly Space[]): Spot[] {
  const start = spotOf(entry(path, 0));
  const bend = PIT_EXIT.map(onBoard);
  const lane = path.slice(1).map(spotOf);
  const turned = bend.slice(0, -1).map(([x, y], index): Spot => {
    const [nextX, nextY] = entry(bend, index + 1);
    return { x, y, angle: Math.atan2(nextY - y, nextX - x) };
  });
  return [start, ...turned.slice(1), ...lane];
}
