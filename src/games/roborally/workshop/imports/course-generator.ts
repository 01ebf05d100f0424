// Boards in the file format of the RoboRally course generator by krasstek: cells with lists of features. A board becomes a course with
// docks of the box and two flags. Nothing is loaded from the net: addresses of pictures are left out.

import type { ProblemText } from '@core/contract';
import { z } from 'zod';
import type { Spot } from '../../data/course-files';
import { BELTS, EXPRESS_BELTS, sideOf as facingOf } from '../../data/turn-board';
import { blankCourse } from '../blank';
import { sideOf, stripOf } from '../boards';
import { charAt, DOCKS, setChar } from '../edit-cells';
import { addLaser, addPusher, addWall, beyond, isAt, opposite, type Side } from '../edit-edges';
import { MOST, type RoborallySource } from '../source';

/** A course made from another program's file. notes: what was left out or chosen, as messages of the game. */
export interface ImportedCourse {
  readonly source: RoborallySource;
  readonly notes: readonly ProblemText[];
}

const letter = z.enum(['N', 'E', 'S', 'W']);
const at = z
  .int()
  .min(0)
  .max(MOST.side - 1);
const side = z.int().min(1).max(MOST.side);
const feature = z.object({
  type: z.string().max(40),
  dir: letter.optional(),
  speed: z.number().optional(),
  sides: z.array(letter).max(4).optional(),
  damage: z.number().optional(),
  rotation: z.enum(['cw', 'ccw']).optional(),
  timing: z.array(z.int().min(1).max(5)).max(5).optional(),
  id: z.union([z.number(), z.string().max(40)]).optional(),
});
type Feature = z.infer<typeof feature>;
const file = z.object({
  name: z.string().max(200).optional(),
  kind: z.enum(['base', 'small', 'overlay', 'dock']),
  width: side,
  height: side,
  starts: z
    .array(z.object({ x: at, y: at }))
    .max(40)
    .optional(),
  tiles: z.array(z.object({ x: at, y: at, features: z.array(feature).max(20) })).max(400),
});
type Tile = z.infer<typeof file>['tiles'][number];

/** Features that our rules have, and those that they do not know but that have a name here; all others are called unknown. */
const KNOWN = ['belt', 'wall', 'laser', 'pit', 'battery', 'gear', 'push', 'checkpoint'];
const NAMED = [
  ...['crusher', 'trapdoor', 'flamethrower', 'ledge', 'ramp', 'oil', 'water'],
  ...['teleporter', 'portal', 'randomizer', 'repulsor', 'chopShop', 'homingMissile'],
];
const MOST_NAME = 40;
const MOST_BEAMS = 3;

/** The course; undefined if this is no such file. */
export function fromCourseGenerator(given: unknown): ImportedCourse | undefined {
  const parsed = file.safeParse(given);
  if (!parsed.success) return undefined;
  const { name = '', kind, width, height, tiles, starts = [] } = parsed.data;
  const source = blankCourse(name.trim().slice(0, MOST_NAME).trim() || 'RoboRally');
  const notes: ProblemText[] = [];
  const on = tiles.filter(({ x, y }) => x < width && y < height);
  if (kind === 'dock') layDocks(source, { width, height }, starts, notes);
  const target = source.boards[kind === 'dock' ? stripOf(source) : 1];
  if (target === undefined) return undefined;
  const own = sideOf(target);
  if (width < own.width || height < own.height) notes.push({ id: 'workshop.import.small', values: { width, height } });
  const place = (spot: Spot): Spot => ({ x: spot.x + target.x, y: spot.y + target.y });
  layTiles(source, on, place);
  layFlags(source, on, place, notes);
  return { source, notes: [...notes, ...leftOut(on)] };
}

/** The strip of docks in place of the box's. */
function layDocks(
  source: RoborallySource,
  { width, height }: { width: number; height: number },
  starts: readonly Spot[],
  notes: ProblemText[],
): void {
  const [strip, board] = source.boards;
  if (strip === undefined || board === undefined) return;
  const docks = starts.filter(({ x, y }) => x < width && y < height).slice(0, DOCKS);
  if (docks.length < DOCKS) {
    notes.push({ id: 'workshop.import.docks', values: { count: docks.length, docks: DOCKS } });
    return;
  }
  if (starts.length > DOCKS)
    notes.push({ id: 'workshop.import.starts', values: { count: starts.length, docks: DOCKS } });
  const moved = width - board.x;
  strip.rows = Array.from({ length: height }, () => '.'.repeat(width));
  strip.walls = [];
  strip.starts = docks.map(({ x, y }, dock) => ({ x, y, dock: dock + 1, facing: 'E' }));
  board.x = width;
  for (const flag of source.checkpoints) flag.x += moved;
}

function layTiles(source: RoborallySource, tiles: readonly Tile[], place: (spot: Spot) => Spot): void {
  const all = tiles.flatMap((tile) => tile.features.map((one) => ({ one, spot: place(tile), tile })));
  for (const { one, spot } of all) {
    const char = charOf(one);
    // What destroys or turns counts more than what carries or repairs.
    if (char !== undefined && (charAt(source, spot) === '.' || 'O()'.includes(char))) setChar(source, spot, char);
    for (const letters of one.type === 'wall' ? (one.sides ?? []) : [])
      addWall(source, spot, facingOf(letters) as Side);
    if (one.type === 'push' && one.dir !== undefined)
      addPusher(source, spot, opposite(facingOf(one.dir) as Side), [...new Set(one.timing ?? [])].sort());
  }
  for (const { one, spot, tile } of all) {
    if (one.type !== 'laser' || one.dir === undefined || !isEmitter(tiles, tile, one)) continue;
    const beams = Math.min(MOST_BEAMS, Math.max(1, Math.round(one.damage ?? 1)));
    addLaser(source, spot, opposite(facingOf(one.dir) as Side), beams);
  }
}

/** The format has a laser in every cell of its beam: the first is one behind which there is none, or a wall. */
function isEmitter(tiles: readonly Tile[], tile: Tile, { dir }: Feature): boolean {
  const back = opposite(facingOf(dir ?? 'N') as Side);
  const behind = tiles.find(isAt(beyond(tile, back)));
  const hasWall = ({ features }: Tile, side: Side) =>
    features.some(({ type, sides }) => type === 'wall' && sides?.some((one) => facingOf(one) === side));
  const goesOn = behind?.features.some((one) => one.type === 'laser' && one.dir === dir) ?? false;
  return !goesOn || hasWall(tile, back) || (behind !== undefined && hasWall(behind, opposite(back)));
}

/** The character of what lies on the floor; undefined for anything else. */
function charOf({ type, dir, speed, rotation }: Feature): string | undefined {
  if (type === 'pit') return 'O';
  if (type === 'battery') return 'R';
  if (type === 'gear') return rotation === 'ccw' ? '(' : ')';
  if (type !== 'belt' || dir === undefined) return undefined;
  return (speed === 2 ? EXPRESS_BELTS : BELTS)[facingOf(dir)];
}

/** Its checkpoints in their order; a file without any gets two flags on plain floor. */
function layFlags(
  source: RoborallySource,
  tiles: readonly Tile[],
  place: (spot: Spot) => Spot,
  notes: ProblemText[],
): void {
  const own = tiles.flatMap((tile) =>
    tile.features
      .filter(({ type }) => type === 'checkpoint')
      .map(({ id }) => ({ id: Number(id ?? 0), spot: place(tile) })),
  );
  if (own.length > 0) {
    source.checkpoints = own
      .sort((a, b) => a.id - b.id)
      .slice(0, MOST.checkpoints)
      .map(({ spot }) => ({ x: spot.x, y: spot.y }));
    return;
  }
  source.checkpoints = source.checkpoints.map((flag) => plainNear(source, flag));
  notes.push({ id: 'workshop.import.flags', values: { flags: source.checkpoints.length } });
}

/** The nearest cell of plain floor without a pusher, on the same board. */
function plainNear(source: RoborallySource, { x, y }: Spot): Spot {
  const board = source.boards[1];
  if (board === undefined) return { x, y };
  const { width, height } = sideOf(board);
  const cells = Array.from({ length: width * height }, (_, cell): Spot => {
    return { x: board.x + (cell % width), y: board.y + Math.floor(cell / width) };
  }).filter(
    (spot) => charAt(source, spot) === '.' && !board.pushers.some(isAt({ x: spot.x - board.x, y: spot.y - board.y })),
  );
  const away = (spot: Spot) => Math.abs(spot.x - x) + Math.abs(spot.y - y);
  return cells.reduce((best, spot) => (away(spot) < away(best) ? spot : best), cells[0] ?? { x, y });
}

/** One note for each kind of feature that our rules do not know. */
function leftOut(tiles: readonly Tile[]): ProblemText[] {
  const counts = new Map<string, number>();
  for (const { features } of tiles) {
    for (const { type } of features) {
      if (KNOWN.includes(type)) continue;
      const kind = NAMED.includes(type) ? type : 'other';
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return [...counts].map(([kind, n]) => ({ id: 'workshop.import.unknown', values: { kind, n } }));
}
