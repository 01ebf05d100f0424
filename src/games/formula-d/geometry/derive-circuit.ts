// The drawn side of the circuits, derived from their files: outlines, centres, middle line, signs and surroundings, in board
// units, y downwards. Lists by space have one entry per space.
// Not here: rules (circuit-from.ts).

import { madeOnce } from '@geometry/by-id';
import type { Circuit } from '../data/circuit';
import {
  CIRCUIT_FILES,
  type CircuitFile,
  type Decor,
  type FileSpace,
  type LandThing,
  type TrackLane,
} from '../data/circuit-file';
import { circuitOf, learnedFile } from '../data/circuits';
import type { CircuitId, CornerIndex, Space } from '../types';

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
  readonly outline: readonly Point[];
}
/** The preferred centre of a corner's sign, which is about 170 × 36 units. */
export interface DrawnSign extends Point {
  readonly corner: CornerIndex;
}
/** Everything a board needs to draw a circuit. */
export interface Geometry {
  readonly id: CircuitId;
  readonly width: number;
  readonly height: number;
  readonly laneWidth: number;
  readonly spaceLength: number;
  readonly spaces: readonly DrawnSpace[];
  readonly signs: readonly DrawnSign[];
  /** Ends of the line. */
  readonly finish: { readonly a: Point; readonly b: Point };
  /** Positions (half spaces) between which the track runs in a tunnel; null without one. */
  readonly tunnel: readonly [from: number, to: number] | null;
  /** Control points of a closed uniform Catmull-Rom curve: the middle of lane B. */
  readonly centreline: readonly Point[];
  readonly decor: readonly Decor[];
  readonly land: readonly LandThing[];
}

const ORIGIN: Point = { x: 0, y: 0 };

const GEOMETRY: Readonly<Record<CircuitId, Geometry>> = Object.fromEntries(
  CIRCUIT_FILES.map(({ id, file }) => [id, geometryFrom(circuitOf(id), file)]),
);

/** The drawn side of a circuit that a player made. Throws if there is none, which is a bug. */
const madeGeometry = madeOnce((id): Geometry => {
  const file = learnedFile(id);
  if (file === undefined) throw new Error(`no circuit ${id}`);
  return geometryFrom(circuitOf(id), file);
});

/** The drawn side of this circuit. Throws if there is none, which is a bug. */
export function geometryOf(id: CircuitId): Geometry {
  return GEOMETRY[id] ?? madeGeometry(id);
}

/**
 * Derives the drawing of a circuit from its file: centres and headings of spaces from their outlines, the middle line from
 * the centres of lane B, and the line from the rear edge of its first spaces.
 */
export function geometryFrom(circuit: Circuit, file: CircuitFile): Geometry {
  const [width, height] = file.size;
  const { A, B, C, P, X } = file.lanes;
  const spaces = [...A, ...B, ...C, ...P, ...X].map(drawnFrom);
  const first = (lane: TrackLane): readonly Point[] => spaces[circuit.lane.indexOf(lane)]?.outline ?? [];
  return {
    id: circuit.id,
    width,
    height,
    laneWidth: file.laneWidth,
    spaceLength: file.spaceLength,
    spaces,
    signs: circuit.corners.map(({ index, section }) => {
      const [x, y] = file.sections[section]?.sign ?? [0, 0];
      return { corner: index, x, y };
    }),
    finish: { a: first('A').at(0) ?? ORIGIN, b: first('C').at(-1) ?? ORIGIN },
    tunnel: file.tunnel ?? null,
    centreline: spaces.filter(({ space }) => circuit.lane[space] === 'B').map(({ x, y }) => ({ x, y })),
    decor: file.decor,
    land: file.land ?? [],
  };
}

function drawnFrom({ outline: flat, spot }: FileSpace, space: Space): DrawnSpace {
  const outline = Array.from({ length: flat.length / 2 }, (_, at): Point => {
    return { x: flat[at * 2] ?? 0, y: flat[at * 2 + 1] ?? 0 };
  });
  const [x, y, heading] = spot ?? spotFrom(outline);
  return { space, x, y, heading, outline };
}

/** Centre and heading of an outline, to a tenth: between the middles of its sides, and at a right angle to them. */
function spotFrom(outline: readonly Point[]): readonly [x: number, y: number, heading: number] {
  const [left = ORIGIN, right = ORIGIN] = [outline[1], outline[4]];
  const heading = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI - 90;
  return [
    tenth((left.x + right.x) / 2),
    tenth((left.y + right.y) / 2),
    tenth(heading <= -180 ? heading + 360 : heading),
  ];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
