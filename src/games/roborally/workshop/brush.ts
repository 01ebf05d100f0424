// What is painted with, and what one stroke of it does. Not here: what people read about brushes and strokes (ui/editing).

import type { Change, StepName } from '@workshop/history';
import type { Spot } from '../data/course-files';
import { sideOf as facingOf } from '../data/turn-board';
import {
  addDock,
  addFlag,
  beltWay,
  charAt,
  dockAt,
  eraseAt,
  faceDock,
  folded,
  layBelts,
  layFloor,
  layThings,
  moveDock,
  moveFlag,
} from './edit-cells';
import { addLaser, addPusher, addWall, hasWall, isAt, opposite, readAt, SIDES, type Side } from './edit-edges';
import type { RoborallySource } from './source';

/** What can be painted with, in the order of the palette. */
export const TILES = [
  ...(['floor', 'belt', 'express', 'gear', 'pit', 'repair'] as const),
  ...(['wall', 'laser', 'pusher', 'flag', 'dock'] as const),
] as const;
export type Tile = (typeof TILES)[number];

/** A tile with everything that can be chosen about it; what one tile does not use stays for the next. */
export interface Brush {
  readonly tile: Tile;
  /** Of belts and docks; the side of walls and machines where nobody points at one. */
  readonly way: Side;
  /** Of gears. */
  readonly isClockwise: boolean;
  /** Of pushers, ascending, at least one. */
  readonly registers: readonly number[];
  /** Of lasers. */
  readonly beams: number;
}

/** The brush of a new editor. */
export const FIRST_BRUSH: Brush = { tile: 'belt', way: 1, isClockwise: true, registers: [2, 4], beams: 1 };

/** A spot of a stroke. within: where in the cell, from its north-west corner, 0 to 1; left out: nobody points there. */
export interface StrokeSpot extends Spot {
  readonly within?: readonly [across: number, down: number];
}

/** A stroke's step. cells: that it touches, in order. */
export interface Stroke {
  readonly what: StepName;
  readonly cells: readonly Spot[];
  readonly change: Change<RoborallySource>;
}

/** How near to an edge one points at it, of a cell's side. */
const NEAR = 0.22;
const THINGS = { pit: 'O', repair: 'R' } as const;

/** What a stroke of a brush does. path: of cells, each beside the one before, at least one. */
export function strokeOf(source: RoborallySource, brush: Brush, path: readonly StrokeSpot[]): Stroke {
  const { tile, way } = brush;
  const cells = path.map(({ x, y }) => ({ x, y }));
  const last = path.at(-1) ?? { x: 0, y: 0 };
  const end = cells.slice(-1);
  switch (tile) {
    case 'floor':
      return { what: 'floor.paint', cells, change: (draft) => layFloor(draft, cells) };
    case 'gear':
      return { what: 'floor.paint', cells, change: (draft) => layThings(draft, cells, brush.isClockwise ? ')' : '(') };
    case 'pit':
    case 'repair':
      return { what: 'floor.paint', cells, change: (draft) => layThings(draft, cells, THINGS[tile]) };
    case 'belt':
    case 'express': {
      const laid = folded(cells);
      return { what: 'floor.belt', cells: laid, change: (draft) => layBelts(draft, laid, way, tile === 'express') };
    }
    case 'wall': {
      const walls = wallsAlong(path, way);
      const change: Change<RoborallySource> = (draft) => {
        for (const [spot, side] of walls) addWall(draft, spot, side);
      };
      return { what: 'floor.wall', cells, change };
    }
    case 'laser': {
      const change: Change<RoborallySource> = (draft) => addLaser(draft, last, sideAt(last) ?? way, brush.beams);
      return { what: 'floor.laser', cells: end, change };
    }
    case 'pusher': {
      const change: Change<RoborallySource> = (draft) => addPusher(draft, last, sideAt(last) ?? way, brush.registers);
      return { what: 'floor.pusher', cells: end, change };
    }
    case 'flag':
      return strokeOfFlag(source, path, end);
    case 'dock':
      return strokeOfDock(source, path, end, way);
  }
}

function strokeOfFlag(source: RoborallySource, path: readonly Spot[], cells: readonly Spot[]): Stroke {
  const [from, to] = [path[0], path.at(-1)];
  if (from !== undefined && to !== undefined && path.length > 1 && source.checkpoints.some(isAt(from)))
    return { what: 'flag.move', cells, change: (draft) => moveFlag(draft, from, to) };
  return { what: 'flag.add', cells, change: (draft) => void (to && addFlag(draft, to)) };
}

function strokeOfDock(source: RoborallySource, path: readonly Spot[], cells: readonly Spot[], way: Side): Stroke {
  const [from, to] = [path[0], path.at(-1)];
  if (from === undefined || to === undefined) return { what: 'dock.add', cells, change: () => undefined };
  const isDock = dockAt(source, from) !== undefined;
  if (isDock && path.length > 1) return { what: 'dock.move', cells, change: (draft) => moveDock(draft, from, to) };
  // A click on a dock turns its robot.
  if (isDock) return { what: 'dock.move', cells, change: (draft) => faceDock(draft, from, way) };
  return { what: 'dock.add', cells, change: (draft) => addDock(draft, to, way) };
}

/** What erasing does: of one cell its topmost thing, along a path whatever lies or stands on the floor. */
export function eraserOf(path: readonly StrokeSpot[]): Stroke {
  const cells = path.map(({ x, y }) => ({ x, y }));
  const [only] = path;
  if (path.length > 1 || only === undefined)
    return { what: 'floor.erase', cells, change: (draft) => layFloor(draft, cells) };
  return { what: 'floor.erase', cells, change: (draft) => eraseAt(draft, only, edgeAt(only)) };
}

/** The brush that paints what is topmost on a cell. */
export function pick(source: RoborallySource, spot: StrokeSpot, brush: Brush): Brush {
  const edge = edgeAt(spot);
  if (edge !== undefined && hasWall(source, spot, edge)) return { ...brush, tile: 'wall', way: edge };
  if (source.checkpoints.some(isAt(spot))) return { ...brush, tile: 'flag' };
  const found = readAt(source, spot);
  if (found === undefined) return brush;
  const { pushers, lasers, starts } = found.board;
  const pusher = pushers.find(isAt(found));
  if (pusher !== undefined)
    return { ...brush, tile: 'pusher', way: opposite(wayOf(pusher.dir)), registers: [...pusher.registers] };
  const laser = lasers.find(isAt(found));
  if (laser !== undefined) return { ...brush, tile: 'laser', way: opposite(wayOf(laser.dir)), beams: laser.beams };
  const start = starts.find(isAt(found));
  if (start !== undefined) return { ...brush, tile: 'dock', way: wayOf(start.facing) };
  const char = charAt(source, spot) ?? '.';
  const way = beltWay(char);
  if (way !== undefined) return { ...brush, tile: 'nesw'.includes(char) ? 'express' : 'belt', way };
  if (char === ')' || char === '(') return { ...brush, tile: 'gear', isClockwise: char === ')' };
  return { ...brush, tile: char === 'O' ? 'pit' : char === 'R' ? 'repair' : 'floor' };
}

/** Whether a brush has a direction or a sense, which can be turned. */
export function canTurn({ tile }: Brush): boolean {
  return !['floor', 'pit', 'repair', 'flag'].includes(tile);
}

/** The brush a quarter turn clockwise; a gear turns the other way round. */
export function turnedBrush(brush: Brush): Brush {
  if (brush.tile === 'gear') return { ...brush, isClockwise: !brush.isClockwise };
  return { ...brush, way: ((brush.way + 1) & 3) as Side };
}

/** The brush the other way round. */
export function flippedBrush(brush: Brush): Brush {
  if (brush.tile === 'gear') return { ...brush, isClockwise: !brush.isClockwise };
  return { ...brush, way: opposite(brush.way) };
}

/** The side of a cell that is nearest to where one points; undefined: nobody points. */
export function sideAt({ within }: StrokeSpot): Side | undefined {
  if (within === undefined) return undefined;
  const away = awayFrom(within);
  return SIDES.reduce((best, side) => ((away[side] ?? 1) < (away[best] ?? 1) ? side : best));
}

/** The side that is pointed at, if one points at the edge of a cell rather than into it. */
function edgeAt(spot: StrokeSpot): Side | undefined {
  const side = sideAt(spot);
  return side !== undefined && spot.within !== undefined && (awayFrom(spot.within)[side] ?? 1) < NEAR
    ? side
    : undefined;
}

/** Distance from each side. */
function awayFrom([across, down]: readonly [number, number]): readonly number[] {
  return [down, 1 - across, 1 - down, across];
}

/** The walls of a stroke: one at the side that is pointed at, or a row of them on the same side of all cells. */
function wallsAlong(path: readonly StrokeSpot[], way: Side): (readonly [Spot, Side])[] {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (path.length === 1) return [[first, sideAt(first) ?? way]];
  const isRow = Math.abs(last.x - first.x) >= Math.abs(last.y - first.y);
  const [across, down] = first.within ?? [way === 1 ? 1 : 0, way === 2 ? 1 : 0];
  const side: Side = isRow ? (down < 0.5 ? 0 : 2) : across < 0.5 ? 3 : 1;
  return path.map((spot) => [spot, side]);
}

function wayOf(letter: string): Side {
  return facingOf(letter) as Side;
}
