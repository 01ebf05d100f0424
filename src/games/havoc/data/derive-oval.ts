// Everything that follows from an oval's file: all spaces with their neighbours, shapes and angles, the road's edges, the line
// and the wall of the pit lane. The only place where it is computed, for the rules (track.ts) and the board (geometry.ts).

import type { Lane } from '../types';
import type { OvalFile } from './oval-file';

export type Point = readonly [x: number, y: number];
interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
/** A corner cell: a segment of a ring. Degrees: 0 east, 90 north, counter-clockwise. */
interface Sector {
  readonly cx: number;
  readonly cy: number;
  readonly rInner: number;
  readonly rOuter: number;
  readonly startDeg: number;
  readonly endDeg: number;
}
/** One space's shape. heading: degrees, direction of a car racing forward. Pit slots have neither rect nor sector. */
export interface SpaceShape {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly length: number;
  readonly width: number;
  readonly rect: Rect | null;
  readonly sector: Sector | null;
}
/** A space of the oval with the ids of its neighbours; null: a wall. lane: 0 in the pits; position: 0 in the pit slots. */
export interface DerivedSpace extends SpaceShape {
  readonly lane: Lane | 0;
  readonly position: number;
  readonly next: string | null;
  readonly prev: string | null;
  readonly left: string | null;
  readonly right: string | null;
}
/** A closed edge of straights and corners: distance of its straights from the centre, radius and centres of its corners. */
interface Edge {
  readonly straightDistance: number;
  readonly cornerRadius: number;
  readonly cornerCentres: readonly Point[];
}
/** An oval with all that is derived from its file. */
export interface DerivedOval {
  readonly id: string;
  readonly words: OvalFile['words'];
  /** Positions of a lap. */
  readonly positions: number;
  readonly cornerCells: number;
  /** Lane by lane, from the line on. */
  readonly cells: readonly DerivedSpace[];
  readonly pitLane: readonly DerivedSpace[];
  readonly pit: readonly DerivedSpace[];
  readonly startFinish: { readonly from: Point; readonly to: Point };
  /** laneLines: from the inside out. */
  readonly edges: { readonly innerEdge: Edge; readonly laneLines: readonly Edge[]; readonly outerEdge: Edge };
  readonly pitWall: { readonly from: Point; readonly to: Point; readonly thickness: number };
  readonly pitApron: readonly Point[];
  readonly pitExit: readonly Point[];
}

/** Lanes of the road, 1 inside (R52). */
const LANES = [1, 2, 3, 4] as const satisfies readonly Lane[];
/** Radius of a pit slot, and the heading of a car in it: down the column. */
const SLOT = { radius: 0.5, heading: 270 } as const;
/** Straights and corners: the home straight is in the east, and each next one a quarter turn on. */
const SIDES = [0, 1, 2, 3];

/** Derives an oval from its file. Distances and angles are rounded to four decimals. */
export function deriveOval(file: OvalFile): DerivedOval {
  const { straight, corner, pitLane } = file;
  const positions = SIDES.length * (straight + corner.cells);
  const inner = rounded(straight / 2 + corner.radius);
  const outer = rounded(inner + LANES.length);
  const shapes = LANES.flatMap((lane) =>
    Array.from({ length: positions }, (_, at) => ({ lane, position: at + 1, ...cellShape(file, lane, at) })),
  );
  const cellId = (lane: number, position: number): string | null =>
    lane < 1 || lane > LANES.length ? null : `L${lane}-${((position - 1 + positions) % positions) + 1}`;
  const laneSpaces = Array.from({ length: pitLane }, (_, at) => at + 1);
  return {
    id: file.id,
    words: file.words,
    positions,
    cornerCells: corner.cells,
    cells: shapes.map(({ lane, position, ...shape }) => ({
      ...shape,
      lane,
      position,
      next: cellId(lane, position + 1),
      prev: cellId(lane, position - 1),
      left: lane === 1 && position <= pitLane ? `PL-${position}` : cellId(lane - 1, position),
      right: cellId(lane + 1, position),
    })),
    pitLane: laneSpaces.map((position) => ({
      id: `PL-${position}`,
      ...straightShape(inner - 0.5, position - 1, 0),
      lane: 0,
      position,
      next: position < pitLane ? `PL-${position + 1}` : null,
      prev: position > 1 ? `PL-${position - 1}` : null,
      left: null,
      right: cellId(1, position),
    })),
    pit: file.pitSlots.map(([x, y], at) => ({
      id: `PIT-${at + 1}`,
      ...{ x, y, heading: SLOT.heading, length: SLOT.radius * 2, width: SLOT.radius * 2, rect: null, sector: null },
      ...{ lane: 0, position: 0, next: 'PL-1', prev: null, left: null, right: null },
    })),
    startFinish: { from: [inner, 0], to: [outer, 0] },
    edges: {
      innerEdge: edgeAt(file, 0),
      laneLines: LANES.slice(1).map((_, at) => edgeAt(file, at + 1)),
      outerEdge: edgeAt(file, LANES.length),
    },
    pitWall: { from: [rounded(inner - 1), pitLane], to: [inner, pitLane], thickness: file.pitWall },
    pitApron: file.pitApron,
    pitExit: file.pitExit,
  };
}

/** The shape of a cell. at: positions behind the line, 0-based. */
function cellShape(file: OvalFile, lane: Lane, at: number): SpaceShape {
  const { straight, corner } = file;
  const half = straight / 2;
  const side = Math.floor((at + half) / (straight + corner.cells));
  const along = at + half - side * (straight + corner.cells);
  const id = `L${lane}-${at + 1}`;
  if (along < straight) return { id, ...straightShape(half + corner.radius + lane - 0.5, along - half, side) };
  const step = 90 / corner.cells;
  const from = side * 90 + (along - straight) * step;
  const radius = corner.radius + lane - 0.5;
  const [cx, cy] = turned([half, half], side);
  const middle = ((from + step / 2) * Math.PI) / 180;
  return {
    id,
    x: rounded(cx + radius * Math.cos(middle)),
    y: rounded(cy + radius * Math.sin(middle)),
    heading: rounded((from + step / 2 + 90) % 360),
    length: rounded((radius * step * Math.PI) / 180),
    width: 1,
    rect: null,
    sector: {
      ...{ cx, cy, rInner: rounded(radius - 0.5), rOuter: rounded(radius + 0.5) },
      ...{ startDeg: rounded(from), endDeg: rounded(from + step) },
    },
  };
}

/** A space of a straight. distance: of its middle from the centre; along: of its rear from the middle of the straight. */
function straightShape(distance: number, along: number, side: number): Omit<SpaceShape, 'id'> {
  const [x, y] = turned([distance, along + 0.5], side);
  const [a, b] = [turned([distance - 0.5, along], side), turned([distance + 0.5, along + 1], side)];
  const rect = {
    ...{ x0: Math.min(a[0], b[0]), y0: Math.min(a[1], b[1]) },
    ...{ x1: Math.max(a[0], b[0]), y1: Math.max(a[1], b[1]) },
  };
  return { x, y, heading: ((side + 1) * 90) % 360, length: 1, width: 1, rect, sector: null };
}

function edgeAt({ straight, corner }: OvalFile, lanes: number): Edge {
  const half = straight / 2;
  return {
    straightDistance: rounded(half + corner.radius + lanes),
    cornerRadius: rounded(corner.radius + lanes),
    cornerCentres: SIDES.map((side) => turned([half, half], side)),
  };
}

/** A point turned counter-clockwise around the centre by quarter turns. */
function turned([x, y]: Point, quarters: number): Point {
  const sides: readonly Point[] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ];
  const [east, north] = sides[quarters % 4] ?? [x, y];
  return [rounded(east), rounded(north)];
}

/** Four decimals, without a negative zero. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
