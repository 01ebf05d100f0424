// What may be wrong with a source whose fields are all in range: each problem with its place and, where there is one answer, the
// mended source. Not here: single fields (source.ts), or how a course races (the balance report).

import type { CircuitProblem } from '@core/contract';
import { circuitError, circuitWarning } from '@kit/workshop';
import type { Change } from '@workshop/history';
import { type Course, FACINGS, OFF, turned } from '../data/course';
import type { Spot } from '../data/course-files';
import { turnedSpot } from '../data/turn-board';
import type { Cell } from '../types';
import { cellName, sideOf, sizeOf } from './boards';
import { DOCKS, layFloor } from './edit-cells';
import { addWall, beamEnd, type Side } from './edit-edges';
import { laid } from './lay';
import { rideFrom } from './ride';
import type { RoborallySource, SourceBoard } from './source';

/** Steps on foot by which the worst dock may be farther from the first checkpoint than the best one, as on the box's courses. */
const UNFAIR = 7;

/** The problems of a source, errors first. Places are cells of the floor, counted row by row from the north-west corner. */
export function problemsOf(source: RoborallySource): CircuitProblem[] {
  const misplaced = [...boardErrors(source), ...outsideErrors(source)];
  if (misplaced.length > 0) return misplaced;
  const size = sizeOf(source);
  const docks = dockErrors(source);
  const off = source.checkpoints.flatMap(({ x, y }, at) => {
    if (x < size.width && y < size.height) return [];
    const others = source.checkpoints.filter((_, index) => index !== at);
    const fixed = others.length > 0 ? { ...source, checkpoints: others } : undefined;
    return [circuitError('workshop.checkpoint.off', { number: at + 1 }, {}, fixed)];
  });
  if (docks.length + off.length > 0) return [...docks, ...off];
  // Beams need walls at their ends, which is checked here, so the floor is laid without them.
  const boards = source.boards.map((board) => ({ ...board, lasers: [] }));
  const course = laid({ ...source, boards }, '');
  const errors = [...pitErrors(source, course), ...laserErrors(source, course), ...unreachable(course)];
  if (errors.length > 0) return errors;
  const whole = laid(source, '');
  const loops = loopErrors(source, whole);
  const ends = new Set(loops.map(({ space }) => space));
  const belts = beltWarnings(source, whole).filter(({ text, space }) => {
    // One sentence about a pit is enough.
    const next = whole.step[(space ?? 0) * 4 + (whole.belt[space ?? 0] ?? 0)];
    return text.id !== 'workshop.belt.pit' || !ends.has(next);
  });
  return [...loops, ...belts, ...floorWarnings(source, whole), ...dockWarnings(whole)];
}

/** The place of a cell in a sentence. */
function nameOf(source: RoborallySource, { width }: Course, cell: Cell): { board: number; cell: string } {
  return cellName(source, spotOf(width, cell));
}

function spotOf(width: number, cell: Cell): Spot {
  return { x: cell % width, y: Math.floor(cell / width) };
}

/** The source after a change of the editor. */
function mended(source: RoborallySource, change: Change<RoborallySource>): RoborallySource {
  const copy = JSON.parse(JSON.stringify(source)) as RoborallySource;
  change(copy);
  return copy;
}

/** Boards that are turned and not square, that overlap, or that leave a gap. */
function boardErrors(source: RoborallySource): CircuitProblem[] {
  const askew = source.boards.flatMap((board, at) => {
    const { width, height } = sideOf(board);
    if (board.turn === 0 || width === height) return [];
    return [circuitError('workshop.board.turn', { number: at + 1 }, {}, withBoard(source, at, { turn: 0 }))];
  });
  const { width, height } = sizeOf(source);
  const taken = new Map<number, number>();
  const overlaps = source.boards.flatMap((board, at) => {
    const own = cellsOf(board, width);
    const other = own.map((cell) => taken.get(cell)).find((one) => one !== undefined);
    for (const cell of own) taken.set(cell, at);
    return other === undefined
      ? []
      : [circuitError('workshop.board.overlap', { number: at + 1, other: other + 1 }, {})];
  });
  const missing = width * height - taken.size;
  const gaps = missing > 0 ? [circuitError('workshop.board.gap', { cells: missing }, {})] : [];
  return [...askew, ...overlaps, ...gaps];
}

function cellsOf(board: SourceBoard, across: number): number[] {
  const { width, height } = sideOf(board);
  return Array.from(
    { length: width * height },
    (_, at) => (board.y + Math.floor(at / width)) * across + board.x + (at % width),
  );
}

/** Walls, machines and docks that lie outside their board. */
function outsideErrors(source: RoborallySource): CircuitProblem[] {
  return source.boards.flatMap((board, at) => {
    const { width, height } = sideOf(board);
    const isOn = ({ x, y }: { x: number; y: number }) => x < width && y < height;
    const { walls, pushers, lasers, starts } = board;
    const lost = [...walls, ...pushers, ...lasers, ...starts].filter((one) => !isOn(one)).length;
    if (lost === 0) return [];
    const kept = {
      walls: walls.filter(isOn),
      pushers: pushers.filter(isOn),
      lasers: lasers.filter(isOn),
      starts: starts.filter(isOn),
    };
    return [circuitError('workshop.outside', { number: at + 1, things: lost }, {}, withBoard(source, at, kept))];
  });
}

/** A course needs every dock exactly once, on a cell of its own. */
function dockErrors({ boards }: RoborallySource): CircuitProblem[] {
  const docks = boards.flatMap(({ starts }) => starts.map(({ dock }) => dock));
  for (let dock = 1; dock <= DOCKS; dock++) {
    const count = docks.filter((one) => one === dock).length;
    if (count !== 1) return [circuitError('workshop.docks', { dock, count, docks: DOCKS }, {})];
  }
  const shared = boards.some(({ starts }) => new Set(starts.map(({ x, y }) => `${x} ${y}`)).size < starts.length);
  return shared ? [circuitError('workshop.docks.shared', {}, {})] : [];
}

/** Docks and checkpoints on pits, and checkpoints that share a cell. */
function pitErrors(source: RoborallySource, course: Course): CircuitProblem[] {
  const docks = course.docks.flatMap(({ cell }, at) =>
    course.pit[cell] ? [circuitError('workshop.docks.pit', { dock: at + 1 }, { space: cell })] : [],
  );
  const checkpoints = course.checkpoints.flatMap((cell, at) => {
    if (course.pit[cell]) return [circuitError('workshop.checkpoint.pit', { number: at + 1 }, { space: cell })];
    const other = course.checkpoints.indexOf(cell);
    if (other === at) return [];
    const fixed = { ...source, checkpoints: source.checkpoints.filter((_, index) => index !== at) };
    return [circuitError('workshop.checkpoint.same', { number: at + 1, other: other + 1 }, { space: cell }, fixed)];
  });
  return [...docks, ...checkpoints];
}

/** Beams that leave the floor without having met a wall. */
function laserErrors(source: RoborallySource, course: Course): CircuitProblem[] {
  return source.boards.flatMap((board) => {
    const { width: side } = sideOf(board);
    return board.lasers.flatMap(({ x, y, dir }) => {
      const at = turnedSpot({ x, y }, side, board.turn);
      const facing = (FACINGS.indexOf(dir) + board.turn) % 4;
      const from = (at.y + board.y) * course.width + at.x + board.x;
      let cell = from;
      for (let next = course.step[cell * 4 + facing] ?? OFF; ; next = course.step[cell * 4 + facing] ?? OFF) {
        if (next === OFF) {
          const side = facing as Side;
          const fixed = mended(source, (draft) =>
            addWall(draft, beamEnd(draft, spotOf(course.width, from), side), side),
          );
          return [circuitError('workshop.laser.open', nameOf(source, course, from), { space: from }, fixed)];
        }
        if (next < 0) return [];
        cell = next;
      }
    });
  });
}

/** Checkpoints that nobody can walk to, from a dock or from the checkpoint before. */
function unreachable({ docks, checkpoints, distance }: Course): CircuitProblem[] {
  return distance.flatMap((to, at) => {
    const number = at + 1;
    const space = checkpoints[at] ?? 0;
    if (at > 0) {
      const isCutOff = to[checkpoints[at - 1] ?? 0] === -1;
      return isCutOff ? [circuitError('workshop.checkpoint.cutOff', { number, other: at }, { space })] : [];
    }
    const dock = docks.findIndex(({ cell }) => to[cell] === -1);
    return dock < 0 ? [] : [circuitError('workshop.checkpoint.dock', { number, dock: dock + 1 }, { space })];
  });
}

/** Flags and docks from which belts and pushers carry a robot to its end, where it returns again and again. */
function loopErrors(source: RoborallySource, course: Course): CircuitProblem[] {
  const homes = [
    ...course.checkpoints.map((cell, at) => ({ cell, home: 'flag', number: at + 1 })),
    ...course.docks.map(({ cell }, at) => ({ cell, home: 'dock', number: at + 1 })),
  ];
  return homes.flatMap(({ cell, home, number }) => {
    const { end, at } = rideFrom(course, cell);
    if (end === 'stands') return [];
    const values = { home, number, end, ...nameOf(source, course, at) };
    const fixed = mended(source, (draft) => layFloor(draft, [spotOf(course.width, cell)]));
    return [circuitError('workshop.loop', values, { space: at }, fixed)];
  });
}

/** Belts that carry robots into a pit, off the edge, or nowhere. cells: how many belts lead there one after the other. */
function beltWarnings(source: RoborallySource, course: Course): CircuitProblem[] {
  const { belts, belt, step, pit } = course;
  return belts.flatMap(({ cell, facing }) => {
    const to = step[cell * 4 + facing] ?? OFF;
    const where = { ...nameOf(source, course, cell), cells: leadingTo(course, cell) };
    if (to === OFF) return [circuitWarning('workshop.belt.edge', where, { space: cell })];
    if (to < 0 || belt[to] === turned(facing, 2))
      return [circuitWarning('workshop.belt.stuck', nameOf(source, course, cell), { space: cell })];
    return pit[to] ? [circuitWarning('workshop.belt.pit', where, { space: cell })] : [];
  });
}

/** How many belts deliver to this one, itself included. */
function leadingTo({ belts, step }: Course, end: number): number {
  const found = new Set([end]);
  for (const cell of found) for (const one of belts) if (step[one.cell * 4 + one.facing] === cell) found.add(one.cell);
  return found.size;
}

/** Checkpoints that are not on plain floor, and floor that nobody can walk to. */
function floorWarnings(source: RoborallySource, course: Course): CircuitProblem[] {
  const { checkpoints, belt, gear, repair, pusher, pit, distance } = course;
  const covered = checkpoints.flatMap((cell, at) => {
    const isPlain = belt[cell] === -1 && gear[cell] === 0 && !repair[cell] && pusher[cell] === -1;
    if (isPlain) return [];
    const fixed = mended(source, (draft) => layFloor(draft, [spotOf(course.width, cell)]));
    return [circuitWarning('workshop.checkpoint.machine', { number: at + 1 }, { space: cell }, fixed)];
  });
  const lost = pit.flatMap((isPit, cell) => (!isPit && distance[0]?.[cell] === -1 ? [cell] : []));
  const [first] = lost;
  if (first === undefined) return covered;
  const values = { cells: lost.length, ...nameOf(source, course, first) };
  return [...covered, circuitWarning('workshop.cells.lost', values, { space: first })];
}

/** Docks in the way of a beam, or farther from the first checkpoint than the others. */
function dockWarnings({ docks, distance, beams }: Course): CircuitProblem[] {
  const inBeam = docks.findIndex(({ cell }) => (beams[cell]?.length ?? 0) > 0);
  if (inBeam >= 0)
    return [circuitWarning('workshop.docks.beam', { dock: inBeam + 1 }, { space: docks[inBeam]?.cell ?? 0 })];
  const steps = docks.map(({ cell }) => distance[0]?.[cell] ?? 0);
  const [near, far] = [Math.min(...steps), Math.max(...steps)];
  if (far - near <= UNFAIR) return [];
  const dock = steps.indexOf(far);
  const values = { dock: dock + 1, far, best: steps.indexOf(near) + 1, near };
  return [circuitWarning('workshop.docks.unfair', values, { space: docks[dock]?.cell ?? 0 })];
}

function withBoard(source: RoborallySource, at: number, change: Partial<SourceBoard>): RoborallySource {
  return { ...source, boards: source.boards.map((board, index) => (index === at ? { ...board, ...change } : board)) };
}
