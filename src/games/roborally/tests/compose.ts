// Assembles a course from its pieces as courses.json describes; the result must equal courses-resolved.json.
// Not here: play (the rules load the resolved file).

import { type CourseSource, DX, DY, FACINGS } from '../data/course';
import pieces from '../data/pieces.json';

interface Plan {
  id: string;
  name: string;
  difficulty: string;
  pieces: readonly { piece: string; x: number; y: number; turn: number }[];
  checkpoints: readonly { n: number; x: number; y: number }[];
}
type Piece = (typeof pieces.pieces)[number];
interface Spot {
  x: number;
  y: number;
}

/** The course of this plan. */
export function compose(plan: Plan): CourseSource {
  const laid = plan.pieces.map((one) => layPiece(one));
  const width = Math.max(...laid.map((one) => one.area.x + one.area.width));
  const height = Math.max(...laid.map((one) => one.area.y + one.area.height));
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const { cells } of laid) for (const { x, y, char } of cells) grid[y]![x] = char;
  const rows = grid.map((row) => row.join(''));
  const walls = wallsOf(
    laid.flatMap((one) => one.walls),
    width,
    height,
  );
  const find = (chars: string): (Spot & { char: string })[] =>
    grid.flatMap((row, y) => row.flatMap((char, x) => (chars.includes(char) ? [{ x, y, char }] : [])));
  return {
    id: plan.id,
    name: plan.name,
    difficulty: plan.difficulty,
    width,
    height,
    areas: laid.map((one) => one.area),
    rows,
    belts: find('^>v<nesw').map(({ x, y, char }) => beltOf(grid, walls, x, y, char)),
    gears: find('()').map(({ x, y, char }) => ({ x, y, turn: char === ')' ? 'cw' : 'ccw' })),
    pits: find('O').map(({ x, y }) => ({ x, y })),
    repairs: find('R').map(({ x, y }) => ({ x, y })),
    walls,
    pushers: laid.flatMap((one) => one.pushers),
    lasers: laid
      .flatMap((one) => one.lasers)
      .map((laser) => ({ ...laser, cells: beamFrom(laser, walls, width, height) })),
    starts: laid.flatMap((one) => one.starts),
    checkpoints: plan.checkpoints,
  };
}

function layPiece({ piece: id, x, y, turn }: Plan['pieces'][number]) {
  const piece = pieces.pieces.find((one) => one.id === id);
  if (piece === undefined) throw new Error(`no piece is called ${id}`);
  const place = (spot: Spot): Spot => {
    let at = { x: spot.x, y: spot.y };
    for (let n = 0; n < turn; n++) at = { x: piece.height - 1 - at.y, y: at.x };
    return { x: at.x + x, y: at.y + y };
  };
  const turnText = (letter: string) => FACINGS[(FACINGS.indexOf(letter as 'N') + turn) % 4]!;
  return {
    area: { piece: id, theme: piece.theme, x, y, width: piece.width, height: piece.height, turn },
    cells: piece.rows.flatMap((row, cy) =>
      [...row].map((char, cx) => ({ ...place({ x: cx, y: cy }), char: turnChar(char, turn) })),
    ),
    walls: piece.walls.map((wall) => ({ ...place(wall), side: turnText(wall.side) })),
    pushers: listOf(piece, 'pushers').map((one) => ({ ...one, ...place(one), dir: turnText(one.dir) })),
    lasers: listOf(piece, 'lasers').map((one) => ({ ...one, ...place(one), dir: turnText(one.dir) })),
    starts: listOf(piece, 'starts').map((one) => ({ ...one, ...place(one), facing: turnText(one.facing) })),
  };
}

interface Lists {
  pushers: (Spot & { dir: string; registers: number[] })[];
  lasers: (Spot & { dir: string; beams: number })[];
  starts: (Spot & { dock: number; facing: string })[];
}
function listOf<K extends keyof Lists>(piece: Piece, key: K): Lists[K] {
  return ((piece as unknown as Partial<Lists>)[key] ?? []) as Lists[K];
}

function turnChar(char: string, turn: number): string {
  for (const ring of ['^>v<', 'nesw']) {
    const at = ring.indexOf(char);
    if (at >= 0) return ring[(at + turn) % 4]!;
  }
  return char;
}

type Wall = Spot & { side: string };

// Each edge once, as side N or W; E and S only on the outer border.
function wallsOf(walls: readonly Wall[], width: number, height: number): Wall[] {
  const seen = new Map<string, Wall>();
  for (const { x, y, side } of walls) {
    let wall: Wall = { x, y, side };
    if (side === 'E' && x + 1 < width) wall = { x: x + 1, y, side: 'W' };
    if (side === 'S' && y + 1 < height) wall = { x, y: y + 1, side: 'N' };
    seen.set(JSON.stringify(wall), wall);
  }
  return [...seen.values()];
}

function isWalled(walls: readonly Wall[], { x, y }: Spot, facing: number): boolean {
  const beyond = { x: x + DX[facing]!, y: y + DY[facing]! };
  return walls.some(
    (wall) =>
      (wall.x === x && wall.y === y && wall.side === FACINGS[facing]) ||
      (wall.x === beyond.x && wall.y === beyond.y && wall.side === FACINGS[(facing + 2) % 4]),
  );
}

function beamFrom(laser: Spot & { dir: string }, walls: readonly Wall[], width: number, height: number): number[][] {
  const facing = FACINGS.indexOf(laser.dir as 'N');
  const cells: number[][] = [];
  let spot: Spot = laser;
  while (spot.x >= 0 && spot.y >= 0 && spot.x < width && spot.y < height) {
    cells.push([spot.x, spot.y]);
    if (isWalled(walls, spot, facing)) return cells;
    spot = { x: spot.x + DX[facing]!, y: spot.y + DY[facing]! };
  }
  throw new Error(`the beam from ${laser.x},${laser.y} leaves the board`);
}

function beltFacing(char: string | undefined): number {
  return char === undefined || char === '' ? -1 : Math.max('^>v<'.indexOf(char), 'nesw'.indexOf(char));
}

function beltOf(grid: readonly string[][], walls: readonly Wall[], x: number, y: number, char: string) {
  const facing = beltFacing(char);
  const feeds: string[] = [];
  const turns: { from: string; rotate: string }[] = [];
  for (let side = 0; side < 4; side++) {
    const other = beltFacing(grid[y + DY[side]!]?.[x + DX[side]!]);
    if (other !== (side + 2) % 4 || isWalled(walls, { x, y }, side)) continue;
    feeds.push(FACINGS[side]!);
    const turn = (facing - other + 4) % 4;
    if (turn === 1 || turn === 3) turns.push({ from: FACINGS[side]!, rotate: turn === 1 ? 'cw' : 'ccw' });
  }
  return { x, y, dir: FACINGS[facing]!, express: 'nesw'.includes(char), feeds, turns };
}
