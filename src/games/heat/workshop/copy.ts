// A circuit of the box as a source, so that a player can change a copy of it. The road is drawn through points of its middle line;
// it is the same to the eye, and its spaces and corner lines are the same. Not here: cutting a source (cut.ts).

import { ClosedCurve, smoothPoints } from '@geometry/curve';
import { entry, type Point } from '@geometry/line';
import { ROAD_RANGES } from '@kit/circuit-source';
import { POINTS_PER_SPACE } from '../data/track-points';
import { isTrack, trackFileOf, trackOf } from '../data/tracks';
import type { HeatSource } from './source';

/** Spaces from one point of the road to the next, where the road is short enough. */
const APART = 1.5;

/** The source of a circuit of the box; undefined for an unknown id. */
export function copyOf(id: string): HeatSource | undefined {
  if (!isTrack(id)) return undefined;
  const file = trackFileOf(id);
  const { length } = trackOf(id);
  const middle = file.centreline;
  const count = Math.min(ROAD_RANGES.points[1], Math.round(length / APART));
  const places = Array.from({ length: count }, (_, at): Point => {
    const along = (at * middle.length) / count;
    const before = Math.floor(along);
    return between(entry(middle, before), entry(middle, (before + 1) % middle.length), along - before);
  });
  const road = smoothPoints(places).map((point) => ({
    x: tenths(point.x),
    y: tenths(point.y),
    in: [tenths(point.in[0]), tenths(point.in[1])] as [number, number],
    out: [tenths(point.out[0]), tenths(point.out[1])] as [number, number],
  }));
  const curve = new ClosedCurve(road);
  const space = curve.length / (middle.length / POINTS_PER_SPACE);
  return {
    format: 'paddock-circuit',
    game: 'heat',
    version: 1,
    name: file.words.en.name,
    author: '',
    parent: id,
    road,
    spaces: length,
    lanes: file.lanesPerSpace,
    start: 0,
    corners: file.corners.map(({ name, line, limit, legendsLine, raceLane, sharesToken, press, legendChevron }) => ({
      name,
      at: curve.anchorAt(line * space),
      limit,
      legends: line - legendsLine,
      raceLane,
      sharesToken: sharesToken ?? false,
      ...(press === false && { press }),
      ...(legendChevron > 0 && { chevron: legendChevron }),
    })),
    laps: file.laps.default,
    heat: file.setup.heat,
    stress: file.setup.stress,
    theme: id,
    seed: 1,
  };
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
