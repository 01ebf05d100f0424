// Pictures of a course while it is edited, by the race's own floor code: the hall with its plates, what lies on them, and tiles of the
// palette. Not here: pictures of courses that are raced (board/picture.ts).

import { type Box, framed } from '@geometry/box';
import { cutPieces } from '@ui/art/cut';
import type { Picture } from '@ui/art/picture';
import type { Piece } from '@ui/art/piece';
import { place } from '@ui/art/svg';
import type { FloorPicture } from '@ui/workshop/course-editor';
import { CELL, floorBox, middleOf } from '../../geometry/floor';
import type { Tile } from '../../workshop/brush';
import { type DrawnCourse, drawnCourse } from '../../workshop/drawn';
import type { RoborallySource, SourceBoard } from '../../workshop/source';
import { flagArt } from '../board/art/flags';
import { barePlates } from '../board/art/plates';
import { lamps } from '../board/art/scene';
import { dockPiece } from '../floor/dock';
import { paintElements } from '../floor/elements';

/** Hall round the floor, cells. */
const ROUND = 9;
/** A tile's size in px, and the edge round its cell in board units. */
const TILE = { size: 50, edge: 1.5 } as const;
/** A card's picture in px, and the hall round the floor in board units. */
const SKETCH = { width: 454, height: 172, edge: 20 } as const;

/** The hall, the frame and the plates. */
export function groundPicture(source: RoborallySource): FloorPicture {
  const { course } = drawnCourse(source);
  const world = grown(floorBox(course), ROUND * CELL);
  return pictureOf(barePlates(course, world), world, lamps({ course }));
}

/** Machines, walls, docks and flags, without a ground. */
export function thingsPicture(source: RoborallySource): FloorPicture {
  const drawn = drawnCourse(source);
  const world = grown(floorBox(drawn.course), ROUND * CELL);
  return pictureOf(things(drawn), world, flags(drawn));
}

/** The whole course on its card while it cannot be raced. */
export function sketchPicture(source: RoborallySource): Picture {
  const drawn = drawnCourse(source);
  const part = framed(grown(floorBox(drawn.course), SKETCH.edge), SKETCH.width / SKETCH.height);
  const { width, height } = SKETCH;
  const pieces = [...barePlates(drawn.course, part), ...things(drawn)];
  return { svg: cutPieces(pieces, { part, width, height, over: flags(drawn) }), width, height };
}

/** A tile of the palette: its thing on a plate. */
export function tilePicture(tile: Tile): Picture {
  const drawn = drawnCourse(tileSource(tile));
  const part = grown(floorBox(drawn.course), TILE.edge);
  const size = { width: TILE.size, height: TILE.size };
  const pieces = [...barePlates(drawn.course, part), ...things(drawn)];
  return { svg: cutPieces(pieces, { part, ...size, over: flags(drawn) }), ...size };
}

function things({ course, docks }: DrawnCourse): Piece[] {
  const pieces = docks.map((dock) => dockPiece(course, dock, dock.number));
  return paintElements(course, pieces);
}

function flags({ course }: DrawnCourse): string {
  return course.checkpoints
    .map((cell, at) => {
      const { x, y } = middleOf(course, cell);
      return place(x, y, flagArt(at + 1, 'open'));
    })
    .join('');
}

function pictureOf(pieces: readonly Piece[], world: Box, over: string): FloorPicture {
  const size = { width: world.right - world.left, height: world.bottom - world.top };
  const part = {
    left: world.left / CELL,
    top: world.top / CELL,
    right: world.right / CELL,
    bottom: world.bottom / CELL,
  };
  return { picture: { svg: cutPieces(pieces, { part: world, ...size, over }), ...size }, part };
}

const CHARS: Readonly<Partial<Record<Tile, string>>> = { belt: '>', express: 'e', gear: ')', pit: 'O', repair: 'R' };

/** A floor of one cell with the tile's thing. */
function tileSource(tile: Tile): RoborallySource {
  const spot = { x: 0, y: 0 };
  const board: SourceBoard = {
    ...spot,
    turn: 0,
    theme: 'blue',
    rows: [CHARS[tile] ?? '.'],
    walls: tile === 'wall' ? [{ ...spot, side: 'S' }] : tile === 'pusher' ? [{ ...spot, side: 'W' }] : [],
    pushers: tile === 'pusher' ? [{ ...spot, dir: 'E', registers: [1, 3] }] : [],
    lasers: tile === 'laser' ? [{ ...spot, dir: 'E', beams: 1 }] : [],
    starts: tile === 'dock' ? [{ ...spot, dock: 1, facing: 'E' }] : [],
  };
  return {
    format: 'paddock-circuit',
    game: 'roborally',
    version: 1,
    name: tile,
    author: '',
    difficulty: 'standard',
    boards: [board],
    checkpoints: tile === 'flag' ? [spot] : [],
  };
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
