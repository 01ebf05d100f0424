// Walls on the edges of cells, and what is mounted on them: lasers and pushers. All functions change the draft that they are given.
// Not here: what lies on cells (edit-cells.ts).

import { DX, DY, FACINGS } from '../data/course';
import type { Spot } from '../data/course-files';
import { sideOf as facingOf } from '../data/turn-board';
import { boardAt, unturned } from './boards';
import type { RoborallySource, SourceBoard } from './source';
import { MOST } from './source';

/** A side of a cell: 0 north, then clockwise. */
export type Side = 0 | 1 | 2 | 3;

export const SIDES: readonly Side[] = [0, 1, 2, 3];

/** The side across a cell. */
export function opposite(side: Side): Side {
  return ((side + 2) & 3) as Side;
}

/** The cell beyond a side. */
export function beyond({ x, y }: Spot, side: Side): Spot {
  return { x: x + (DX[side] ?? 0), y: y + (DY[side] ?? 0) };
}

/** A letter of the source. */
export function letterOf(side: Side): (typeof FACINGS)[number] {
  return FACINGS[side] ?? 'N';
}

/** A spot on its board. */
export interface Local {
  readonly board: SourceBoard;
  readonly x: number;
  readonly y: number;
}

/** Changes the draft: the board under a spot is written as it lies. Returns the spot on it; undefined where there is no board. */
export function localAt(draft: RoborallySource, spot: Spot): Local | undefined {
  const at = boardAt(draft, spot);
  const board = draft.boards[at];
  if (board === undefined) return undefined;
  if (board.turn !== 0) draft.boards[at] = unturned(board);
  const laid = draft.boards[at] ?? board;
  return { board: laid, x: spot.x - laid.x, y: spot.y - laid.y };
}

/** A spot on its board as it lies, to be read only: a turned board is not written. */
export function readAt(draft: RoborallySource, spot: Spot): Local | undefined {
  const board = draft.boards[boardAt(draft, spot)];
  return board && { board: board.turn === 0 ? board : unturned(board), x: spot.x - board.x, y: spot.y - board.y };
}

/** Whether this is the thing at a local spot. */
export function isAt({ x, y }: Spot): (thing: Spot) => boolean {
  return (thing) => thing.x === x && thing.y === y;
}

/** Whether there is a wall on a side of a cell, written on either side of the edge. */
export function hasWall(draft: RoborallySource, spot: Spot, side: Side): boolean {
  return edges(spot, side).some(([at, on]) => {
    const local = readAt(draft, at);
    return local?.board.walls.some((wall) => isAt(local)(wall) && facingOf(wall.side) === on) ?? false;
  });
}

/** Puts a wall on a side of a cell, if there is none. */
export function addWall(draft: RoborallySource, spot: Spot, side: Side): void {
  const local = localAt(draft, spot);
  if (local === undefined || hasWall(draft, spot, side) || local.board.walls.length >= MOST.walls) return;
  local.board.walls.push({ x: local.x, y: local.y, side: letterOf(side) });
}

/** Takes the wall from a side of a cell, with the machines that are mounted on it. Returns whether there was one. */
export function removeWall(draft: RoborallySource, spot: Spot, side: Side): boolean {
  if (!hasWall(draft, spot, side)) return false;
  for (const [at, on] of edges(spot, side)) {
    const local = localAt(draft, at);
    if (local === undefined) continue;
    const { board } = local;
    const isHere = isAt(local);
    const isMounted = (one: Spot & { dir: string }) => isHere(one) && facingOf(one.dir) === opposite(on);
    board.walls = board.walls.filter((wall) => !(isHere(wall) && facingOf(wall.side) === on));
    board.lasers = board.lasers.filter((one) => !isMounted(one));
    board.pushers = board.pushers.filter((one) => !isMounted(one));
  }
  return true;
}

/** Mounts a laser on a side of a cell, which gets a wall, and ends its beam with a wall if it would leave the floor. */
export function addLaser(draft: RoborallySource, spot: Spot, side: Side, beams: number): void {
  const local = localAt(draft, spot);
  if (local === undefined) return;
  const dir = letterOf(opposite(side));
  const { board } = local;
  board.lasers = board.lasers.filter((one) => !(isAt(local)(one) && one.dir === dir));
  if (board.lasers.length >= MOST.machines) return;
  board.lasers.push({ x: local.x, y: local.y, dir, beams });
  addWall(draft, spot, side);
  addWall(draft, beamEnd(draft, spot, opposite(side)), opposite(side));
}

/** Where a beam ends: at the first wall, or at the edge of the floor. */
export function beamEnd(draft: RoborallySource, from: Spot, facing: Side): Spot {
  let at = from;
  while (!hasWall(draft, at, facing)) {
    const next = beyond(at, facing);
    if (boardAt(draft, next) < 0) return at;
    at = next;
  }
  return at;
}

/** Mounts a pusher on a side of a cell, which gets a wall. A cell has one pusher. */
export function addPusher(draft: RoborallySource, spot: Spot, side: Side, registers: readonly number[]): void {
  const local = localAt(draft, spot);
  if (local === undefined || registers.length === 0) return;
  const { board } = local;
  board.pushers = board.pushers.filter((one) => !isAt(local)(one));
  if (board.pushers.length >= MOST.machines) return;
  board.pushers.push({ x: local.x, y: local.y, dir: letterOf(opposite(side)), registers: [...registers] });
  addWall(draft, spot, side);
}

/** Both ways to write an edge. */
function edges(spot: Spot, side: Side): readonly (readonly [Spot, Side])[] {
  return [
    [spot, side],
    [beyond(spot, side), opposite(side)],
  ];
}
