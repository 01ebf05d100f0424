// The drawn side of the circuits: outlines, centrelines, signs and surroundings, in board units, y downwards. Lists by
// space have one entry per space.
// Not here: rules (circuits.ts).

import type { CircuitId, CornerIndex, Space } from '../types';
import { CIRCUITS } from './circuits';
import { type SourceTrack, TRACKS } from './tracks';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/**
 * A space as drawn. heading: degrees clockwise from +x. outline: rear left, middle left, front
 * left, then back along the right.
 */
export interface DrawnSpace extends Point {
  readonly space: Space;
  readonly heading: number;
  readonly length: number;
  readonly outline: readonly Point[];
}
/** The centre of a corner's sign, which is about 170 × 36 units. */
export interface DrawnSign extends Point {
  readonly corner: CornerIndex;
}
/** Something beside the track. angle: degrees. */
export type Decor =
  | { readonly kind: 'water'; readonly points: readonly Point[] }
  | {
      readonly kind: 'block';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly angle: number;
    }
  | { readonly kind: 'tree'; readonly x: number; readonly y: number; readonly r: number };
/** Everything a board needs to draw a circuit. */
export interface Geometry {
  readonly id: CircuitId;
  readonly width: number;
  readonly height: number;
  readonly laneWidth: number;
  readonly cellLength: number;
  readonly spaces: readonly DrawnSpace[];
  readonly signs: readonly DrawnSign[];
  /** Ends of the line and its heading in degrees. */
  readonly finish: { readonly a: Point; readonly b: Point; readonly heading: number };
  /** Positions (half spaces) between which the track runs in a tunnel; null without one. */
  readonly covered: readonly [from: number, to: number] | null;
  /** Control points of a closed uniform Catmull-Rom curve: the middle of lane B. */
  readonly centreline: readonly Point[];
  readonly decor: readonly Decor[];
}

export const GEOMETRY: Readonly<Record<CircuitId, Geometry>> = {
  monaco: geometryFrom('monaco', TRACKS.monaco),
  'serra-alta': geometryFrom('serra-alta', TRACKS['serra-alta']),
  'paddock-ring': geometryFrom('paddock-ring', TRACKS['paddock-ring']),
};

function geometryFrom(id: CircuitId, source: SourceTrack): Geometry {
  const [width = 0, height = 0] = source.size;
  const { covered, finish } = source;
  return {
    id,
    width,
    height,
    laneWidth: source.laneWidth,
    cellLength: source.cellLength,
    spaces: source.cells.map(({ x, y, h, len, outline }, space) => ({
      space,
      x,
      y,
      heading: h,
      length: len,
      outline: pairsOf(outline),
    })),
    signs: CIRCUITS[id].corners.map(({ index, section }) => ({
      corner: index,
      ...pointOf(source.sections[section]?.sign ?? []),
    })),
    finish: { a: pointOf(finish.a), b: pointOf(finish.b), heading: finish.h },
    covered: covered === null ? null : [covered[0] ?? 0, covered[1] ?? 0],
    centreline: source.centreline.map(pointOf),
    decor: source.decor.map(decorFrom),
  };
}

function decorFrom(one: SourceTrack['decor'][number]): Decor {
  const { kind, x = 0, y = 0, w = 0, h = 0, angle = 0, r = 0, points = [] } = one;
  if (kind === 'water') return { kind, points: points.map(pointOf) };
  return kind === 'block' ? { kind, x, y, w, h, angle } : { kind: 'tree', x, y, r };
}

function pairsOf(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => pointOf(flat.slice(at * 2, at * 2 + 2)));
}

function pointOf(pair: readonly number[]): Point {
  return { x: pair[0] ?? 0, y: pair[1] ?? 0 };
}
