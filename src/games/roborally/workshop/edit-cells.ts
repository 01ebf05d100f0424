// What lies on cells: floor, belts, gears, pits and repair sites; flags and docks; and erasing. All functions change the draft that
// they are given. Not here: walls and what is mounted on them (edit-edges.ts).

import type { Spot } from '../data/course-files';
import { BELTS, EXPRESS_BELTS } from '../data/turn-board';
import { beyond, hasWall, isAt, letterOf, localAt, opposite, readAt, removeWall, SIDES, type Side } from './edit-edges';
import { MOST, type RoborallySource } from './source';

/** Docks of a course: one for each robot. */
export const DOCKS = 8;

/** A character of a source's rows. */
export type CellChar = string;

/** The character of a cell; undefined where there is no board. */
export function charAt(draft: RoborallySource, spot: Spot): CellChar | undefined {
  const local = readAt(draft, spot);
  return local?.board.rows[local.y]?.[local.x];
}

/** Writes a character into a cell. */
export function setChar(draft: RoborallySource, spot: Spot, char: CellChar): void {
  const local = localAt(draft, spot);
  const row = local?.board.rows[local.y];
  if (local === undefined || row === undefined || row[local.x] === char) return;
  local.board.rows[local.y] = row.slice(0, local.x) + char + row.slice(local.x + 1);
}

/** Lays plain floor: whatever stood on these cells is gone, flags and docks stay. */
export function layFloor(draft: RoborallySource, path: readonly Spot[]): void {
  for (const spot of path) {
    setChar(draft, spot, '.');
    removeMachines(draft, spot);
  }
}

/** Puts a pit, a gear or a repair site on each of these cells. */
export function layThings(draft: RoborallySource, path: readonly Spot[], char: CellChar): void {
  for (const spot of path) setChar(draft, spot, char);
}

/**
 * Lays belts along a path, each towards the next. way: of a single one. A belt that is met at the end keeps its direction, so that the
 * new one joins it, unless they would run against each other.
 */
export function layBelts(draft: RoborallySource, path: readonly Spot[], way: Side, express: boolean): void {
  const ring = express ? EXPRESS_BELTS : BELTS;
  const ways = waysAlong(path, way);
  const last = path.at(-1);
  const met = path.length > 1 && last !== undefined ? beltWay(charAt(draft, last)) : undefined;
  path.forEach((spot, at) => {
    const here = ways[at] ?? way;
    const joins = at === path.length - 1 && met !== undefined && met !== opposite(here);
    if (!joins) setChar(draft, spot, ring[here] ?? '.');
  });
}

/** The direction of each step of a path, and of the last cell the one before it. way: of a path of one cell. */
export function waysAlong(path: readonly Spot[], way: Side): Side[] {
  const steps = path.slice(1).map((to, at) => stepWay(path[at] ?? to, to) ?? way);
  return path.map((_, at) => steps[at] ?? steps.at(-1) ?? way);
}

/** A path without the parts that were taken back: going back over the last cells takes them away. */
export function folded(path: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const spot of path) {
    const before = kept.at(-2);
    if (before !== undefined && isAt(before)(spot)) kept.pop();
    else kept.push({ x: spot.x, y: spot.y });
  }
  return kept;
}

/** The direction of a belt's character; undefined for anything else. */
export function beltWay(char: CellChar | undefined): Side | undefined {
  const at = char === undefined ? -1 : Math.max(BELTS.indexOf(char), EXPRESS_BELTS.indexOf(char));
  return at < 0 ? undefined : (at as Side);
}

function stepWay(from: Spot, to: Spot): Side | undefined {
  return SIDES.find((side) => isAt(beyond(from, side))(to));
}

/** Puts the next flag on a cell that has none. */
export function addFlag(draft: RoborallySource, spot: Spot): void {
  if (readAt(draft, spot) === undefined || draft.checkpoints.length >= MOST.checkpoints) return;
  if (draft.checkpoints.some(isAt(spot))) return;
  draft.checkpoints.push({ x: spot.x, y: spot.y });
}

/** Moves a flag to another cell; a flag that is there takes its place. */
export function moveFlag(draft: RoborallySource, from: Spot, to: Spot): void {
  const moved = draft.checkpoints.findIndex(isAt(from));
  const other = draft.checkpoints.findIndex(isAt(to));
  if (moved < 0 || readAt(draft, to) === undefined) return;
  draft.checkpoints[moved] = { x: to.x, y: to.y };
  if (other >= 0) draft.checkpoints[other] = { x: from.x, y: from.y };
}

/** The number of the dock on a cell; undefined without one. */
export function dockAt(draft: RoborallySource, spot: Spot): number | undefined {
  const local = readAt(draft, spot);
  return local?.board.starts.find(isAt(local))?.dock;
}

/** Puts the lowest missing dock on a cell that has none. way: where its robot looks. */
export function addDock(draft: RoborallySource, spot: Spot, way: Side): void {
  const local = localAt(draft, spot);
  if (local === undefined || local.board.starts.some(isAt(local))) return;
  const taken = draft.boards.flatMap(({ starts }) => starts.map(({ dock }) => dock));
  const dock = Array.from({ length: DOCKS }, (_, at) => at + 1).find((one) => !taken.includes(one));
  if (dock !== undefined) local.board.starts.push({ x: local.x, y: local.y, dock, facing: letterOf(way) });
}

/** Moves a dock to another cell; a dock that is there takes its place. */
export function moveDock(draft: RoborallySource, from: Spot, to: Spot): void {
  const [here, there] = [localAt(draft, from), localAt(draft, to)];
  if (here === undefined || there === undefined) return;
  const moved = here.board.starts.find(isAt(here));
  const other = there.board.starts.find(isAt(there));
  if (moved === undefined) return;
  if (other !== undefined) {
    [moved.dock, other.dock] = [other.dock, moved.dock];
    return;
  }
  const { dock, facing } = moved;
  here.board.starts = here.board.starts.filter((one) => one !== moved);
  there.board.starts.push({ x: there.x, y: there.y, dock, facing });
}

/** Turns the robot of a dock to look another way. */
export function faceDock(draft: RoborallySource, spot: Spot, way: Side): void {
  const local = localAt(draft, spot);
  const start = local?.board.starts.find(isAt(local));
  if (start !== undefined) start.facing = letterOf(way);
}

/**
 * Takes away the topmost thing of a cell: the wall on the edge that is pointed at, a flag, a machine, a dock, what lies on the floor,
 * and last a wall. The last flag stays. edge: the side that is pointed at, if any.
 */
export function eraseAt(draft: RoborallySource, spot: Spot, edge: Side | undefined): void {
  if (edge !== undefined && removeWall(draft, spot, edge)) return;
  const flag = draft.checkpoints.findIndex(isAt(spot));
  if (flag >= 0) {
    if (draft.checkpoints.length > 1) draft.checkpoints.splice(flag, 1);
    return;
  }
  if (removeMachines(draft, spot)) return;
  if (dockAt(draft, spot) !== undefined) {
    const local = localAt(draft, spot);
    if (local !== undefined) local.board.starts = local.board.starts.filter((one) => !isAt(local)(one));
    return;
  }
  if (charAt(draft, spot) !== '.') {
    setChar(draft, spot, '.');
    return;
  }
  const wall = SIDES.find((side) => hasWall(draft, spot, side));
  if (wall !== undefined) removeWall(draft, spot, wall);
}

/** Takes pushers and lasers from a cell. Returns whether there were any. */
function removeMachines(draft: RoborallySource, spot: Spot): boolean {
  const found = readAt(draft, spot);
  if (found === undefined || ![...found.board.pushers, ...found.board.lasers].some(isAt(found))) return false;
  const local = localAt(draft, spot);
  if (local === undefined) return false;
  const { board } = local;
  board.pushers = board.pushers.filter((one) => !isAt(local)(one));
  board.lasers = board.lasers.filter((one) => !isAt(local)(one));
  return true;
}
