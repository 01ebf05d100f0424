// Lays a course from its boards, for every course alike: walls, belts with what feeds and turns them, and laser beams follow
// from the floor. Not here: what the rules make of it (course.ts).

import { type CourseSource, DX, DY, FACINGS } from './course';
import type { BoardFile, CourseFile, Spot } from './course-files';
import { BELTS, EXPRESS_BELTS, sideOf, turnedBelt, turnedLetter, turnedSpot } from './turn-board';

/** The order of a cell's walls. */
const SIDES = 'NWSE';

type Wall = CourseSource['walls'][number];
type Laser = BoardFile['lasers'][number];
type Boards = Readonly<Record<string, BoardFile>>;

/** Lays the course of this file. Throws if it names an unknown board, or if a beam leaves the floor. */
export function laidCourse(id: string, file: CourseFile, boards: Boards): CourseSource {
  const laid = file.boards.map((one) => laidBoard(one, boards));
  const width = Math.max(...laid.map(({ area }) => area.x + area.width));
  const height = Math.max(...laid.map(({ area }) => area.y + area.height));
  const chars = new Map(laid.flatMap((one) => one.cells).map(({ x, y, char }) => [y * width + x, char]));
  const charAt = (x: number, y: number): string => {
    return x >= 0 && y >= 0 && x < width && y < height ? (chars.get(y * width + x) ?? '.') : '';
  };
  const cells = Array.from(
    { length: width * height },
    (_, cell): Spot => ({ x: cell % width, y: Math.floor(cell / width) }),
  );
  const on = (wanted: string): Spot[] => cells.filter(({ x, y }) => wanted.includes(charAt(x, y)));
  const walls = wallsOf(
    laid.flatMap((one) => one.walls),
    width,
    height,
  );
  return {
    id,
    name: file.words.en?.name ?? id,
    difficulty: file.difficulty,
    width,
    height,
    areas: laid.map(({ area }) => area),
    belts: on(BELTS + EXPRESS_BELTS).map((spot) => beltOn(spot, charAt, walls)),
    gears: on('()').map(({ x, y }) => ({ x, y, turn: charAt(x, y) === ')' ? 'cw' : 'ccw' })),
    pits: on('O'),
    repairs: on('R'),
    walls,
    pushers: laid.flatMap((one) => one.pushers),
    lasers: laid
      .flatMap((one) => one.lasers)
      .map((laser) => ({ ...laser, cells: beamFrom(id, laser, walls, width, height) })),
    starts: laid.flatMap((one) => one.starts),
    checkpoints: file.checkpoints.map(({ x, y }, index) => ({ n: index + 1, x, y })),
  };
}

/** A board in its place on the course, turned. */
function laidBoard({ board: id, x, y, turn }: CourseFile['boards'][number], boards: Boards) {
  const board = boards[id];
  if (board === undefined) throw new Error(`no board is called ${id}`);
  const height = board.rows.length;
  const width = board.rows[0]?.length ?? 0;
  const place = (spot: Spot): Spot => {
    const at = turnedSpot(spot, height, turn);
    return { x: at.x + x, y: at.y + y };
  };
  return {
    area: { piece: id, theme: board.theme, x, y, width, height, turn },
    cells: board.rows.flatMap((row, cy) =>
      [...row].map((char, cx) => ({ ...place({ x: cx, y: cy }), char: turnedBelt(char, turn) })),
    ),
    walls: board.walls.map((wall) => ({ ...place(wall), side: turnedLetter(wall.side, turn) })),
    pushers: board.pushers.map((one) => ({ ...one, ...place(one), dir: turnedLetter(one.dir, turn) })),
    lasers: board.lasers.map((one) => ({ ...one, ...place(one), dir: turnedLetter(one.dir, turn) })),
    starts: (board.starts ?? []).map((one) => ({ ...one, ...place(one), facing: turnedLetter(one.facing, turn) })),
  };
}

/** Each edge once, as side N or W; E and S only on the outer border. In reading order. */
function wallsOf(walls: readonly Wall[], width: number, height: number): Wall[] {
  const seen = new Map<string, Wall>();
  for (const { x, y, side } of walls) {
    let wall: Wall = { x, y, side };
    if (side === 'E' && x + 1 < width) wall = { x: x + 1, y, side: 'W' };
    if (side === 'S' && y + 1 < height) wall = { x, y: y + 1, side: 'N' };
    seen.set(`${wall.x} ${wall.y} ${wall.side}`, wall);
  }
  return [...seen.values()].sort((a, b) => a.y - b.y || a.x - b.x || SIDES.indexOf(a.side) - SIDES.indexOf(b.side));
}

function isWalled(walls: readonly Wall[], { x, y }: Spot, side: number): boolean {
  const beyond = { x: x + (DX[side] ?? 0), y: y + (DY[side] ?? 0) };
  return walls.some(
    (wall) =>
      (wall.x === x && wall.y === y && sideOf(wall.side) === side) ||
      (wall.x === beyond.x && wall.y === beyond.y && sideOf(wall.side) === (side + 2) % 4),
  );
}

/** The cells of a beam, from the emitter to the first wall. */
function beamFrom(id: string, laser: Laser, walls: readonly Wall[], width: number, height: number): number[][] {
  const facing = sideOf(laser.dir);
  const cells: number[][] = [];
  let { x, y }: Spot = laser;
  while (x >= 0 && y >= 0 && x < width && y < height) {
    cells.push([x, y]);
    if (isWalled(walls, { x, y }, facing)) return cells;
    x += DX[facing] ?? 0;
    y += DY[facing] ?? 0;
  }
  throw new Error(`${id}: the beam from ${laser.x},${laser.y} leaves the floor`);
}

/** A belt is fed from each side where another belt leads to it, and turns robots that come round a corner. */
function beltOn({ x, y }: Spot, charAt: (x: number, y: number) => string, walls: readonly Wall[]) {
  const char = charAt(x, y);
  const facing = beltFacing(char);
  const feeds: string[] = [];
  const turns: { from: string; rotate: string }[] = [];
  for (const [side, from] of FACINGS.entries()) {
    const other = beltFacing(charAt(x + (DX[side] ?? 0), y + (DY[side] ?? 0)));
    if (other !== (side + 2) % 4 || isWalled(walls, { x, y }, side)) continue;
    feeds.push(from);
    const turn = (facing - other + 4) % 4;
    if (turn === 1 || turn === 3) turns.push({ from, rotate: turn === 1 ? 'cw' : 'ccw' });
  }
  return { x, y, dir: FACINGS[facing] ?? '', express: EXPRESS_BELTS.includes(char), feeds, turns };
}

/** -1 for a cell without a belt and off the floor. */
function beltFacing(char: string): number {
  return char === '' ? -1 : Math.max(BELTS.indexOf(char), EXPRESS_BELTS.indexOf(char));
}
