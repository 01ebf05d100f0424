// Everything on a board that follows from a circuit's file: the road's line, corners with their signs and tokens, kerbs, gravel,
// grid boxes, the weather board's place. The only place where it is computed, for circuits of the game and for any others.

import { ClosedLine, entry, type Point, smoothLoop } from '@geometry/line';
import { POINTS_PER_SPACE } from '../data/track-points';
import type { TrackFile } from '../data/track-schema';
import { type Corner, type Sector, trackFrom } from '../data/tracks';

/** A corner as drawn. turn: where it leads; sign, roadToken: where their middles are. */
export interface DrawnCorner extends Corner {
  turn: 'left' | 'right';
  sign: Place;
  roadToken: Place;
}

/** A circuit as drawn. Board units, 36 to a space; distances along the line begin at the finish. */
export interface DrawnCircuit {
  id: string;
  /** Spaces of a lap, and lanes of each. */
  length: number;
  lanes: number;
  /** Heat and stress cards that a car starts with. */
  setup: { heat: number; stress: number };
  direction: 'clockwise' | 'anticlockwise';
  /** The middle of the road. */
  line: ClosedLine;
  corners: readonly DrawnCorner[];
  sectors: readonly Sector[];
  /** slot: 1-based. */
  startGrid: readonly { slot: number; space: number; lane: number }[];
  /** On the inside of every corner. fromS, toS: in spaces. */
  kerbs: readonly { side: 'left' | 'right'; fromS: number; toS: number }[];
  /** The outlines of the gravel at the exits of corners. */
  gravel: readonly (readonly Point[])[];
  /** Where the finish line crosses the middle of the road. */
  finish: Place;
  /** Where the weather board is, if there is room. */
  billboard: Place;
  size: { width: number; height: number };
  scenery: readonly Surround[];
}

/** Something beside the road, from the circuit's file. */
export type Surround = TrackFile['scenery'][number];

interface Place {
  x: number;
  y: number;
}

/** Pieces of the line between two points of the file. */
const PIECES = 8;
const PER_SPACE = PIECES * POINTS_PER_SPACE;
/** From the middle of the road to a sign outside a corner, and to a road token inside it. */
const SIGN_AWAY = 46;
const TOKEN_AWAY = 44;
/** How far a kerb reaches before and behind its line, and how far away a turn is measured, in spaces. */
const KERB = 1.3;
const TURNING = 1.5;
/** Gravel, in spaces behind the line; its inner edge, and the least and most of its outer edge from the middle of the road. */
const GRAVEL = { from: 0.4, to: 3, steps: 8, inner: 23, outer: 27, more: 26, roundness: 0.6 };
/** The weather board: beside the start straight, inside the loop. */
const BILLBOARD = { space: 3, away: 71 };
/** Land on the board's right and lower side. */
const MARGIN = 120;

/**
 * Derives the drawn circuit from its file. A position that the file gives takes the place of the derived one. What also depends on
 * the size of signs or on what a weekend adds is computed from the result: `standingOn` (what must stay free), `freeGround`,
 * `pressSpots`, `labelSpot`, `placeSign`, `placeBoard`.
 */
export function deriveCircuit(file: TrackFile): DrawnCircuit {
  const track = trackFrom(file);
  const { length, lanes, sectors, grid, heat, stress } = track;
  const line = new ClosedLine(smoothLoop(file.centreline, PIECES));
  const direction = isClockwise(file.centreline) ? 'clockwise' : 'anticlockwise';
  const beside = (space: number, away: number): Place => rounded(line.at(distanceAlong(line, length, space), away));
  const corners = track.corners.map((corner): DrawnCorner => {
    const { sign, roadToken } = entry(file.corners, corner.index);
    const turn = turnAt(line, length, corner.line);
    return {
      ...corner,
      turn,
      sign: sign ?? beside(corner.line, -insideOf(turn) * SIGN_AWAY),
      roadToken: roadToken ?? beside(corner.line, insideOf(turn) * TOKEN_AWAY),
    };
  });
  const [x, y] = entry(file.centreline, 0);
  return {
    id: file.id,
    length,
    lanes,
    setup: { heat, stress },
    direction,
    line,
    corners,
    sectors,
    startGrid: grid.map(({ progress, lane }, at) => ({ slot: at + 1, space: length + progress, lane })),
    kerbs: corners.map((corner) => ({
      side: corner.turn,
      fromS: tenths(corner.line - KERB),
      toS: tenths(corner.line + KERB),
    })),
    gravel: corners.map((corner) => entry(file.corners, corner.index).gravel ?? gravelAt(corner, beside)),
    finish: { x, y },
    billboard: file.billboard ?? beside(BILLBOARD.space, (direction === 'clockwise' ? 1 : -1) * BILLBOARD.away),
    size: file.size ?? sizeOf(line.points),
    scenery: file.scenery,
  };
}

/** Distance at which a space of a lap of this length begins; space may be any number, fractions included. */
export function distanceAlong(line: ClosedLine, length: number, space: number): number {
  const laps = Math.floor(space / length);
  const along = (space - laps * length) * PER_SPACE;
  const piece = Math.min(Math.floor(along), line.points.length - 1);
  const start = entry(line.distances, piece);
  return laps * line.length + start + (entry(line.distances, piece + 1) - start) * (along - piece);
}

/** +1 if the inside of a turn is to the right, -1 if to the left. */
function insideOf(turn: 'left' | 'right'): 1 | -1 {
  return turn === 'right' ? 1 : -1;
}

/** Whether a closed line goes round clockwise on the screen. */
function isClockwise(points: readonly Point[]): boolean {
  const area = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = entry(points, (at + 1) % points.length);
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0;
}

/** Which way the road turns around the line of a corner. */
function turnAt(line: ClosedLine, length: number, space: number): 'left' | 'right' {
  const [before, after] = [-TURNING, TURNING].map((along) => line.at(distanceAlong(line, length, space + along)).angle);
  return Math.sin((after ?? 0) - (before ?? 0)) > 0 ? 'right' : 'left';
}

/** Outside the exit of a corner: straight along the road, round on the other side. */
function gravelAt({ line, turn }: DrawnCorner, beside: (space: number, away: number) => Place): Point[] {
  const { from, to, steps, inner, outer, more, roundness } = GRAVEL;
  const out = -insideOf(turn);
  const along = Array.from({ length: steps + 1 }, (_, step) => step / steps);
  const near = along.map((share) => beside(line + from + (to - from) * share, out * inner));
  const far = along.map((share) => {
    const depth = outer + more * Math.sin(Math.PI * share) ** roundness;
    return beside(line + from + (to - from) * share, out * depth);
  });
  return [...near, ...far.reverse()].map(({ x, y }) => [x, y]);
}

function sizeOf(points: readonly Point[]): { width: number; height: number } {
  const most = (at: 0 | 1) => tenths(Math.max(...points.map((point) => point[at])) + MARGIN);
  return { width: most(0), height: most(1) };
}

function rounded({ x, y }: Place): Place {
  return { x: tenths(x), y: tenths(y) };
}

/** Positions have one decimal, as in the files. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
