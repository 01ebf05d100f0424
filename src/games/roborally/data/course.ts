// A course as the rules see it: cells, walls, belts, pushers, beams, docks, and how it is built from its source.
// Not here: what elements do (phases/) or how they are drawn (ui/).

import type { Cell, CourseId, Facing } from '../types';

export type CourseClass = 'beginner' | 'standard' | 'expert';
/** Off the board, and blocked by a wall: what `step` returns instead of a cell. */
export const OFF = -1;
export const WALLED = -2;

/** A piece of the floor with its theme. turn: clockwise quarter turns. */
export interface Area {
  readonly piece: string;
  readonly theme: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}
/** A belt cell. feeds: sides from which another belt delivers; turns: sides from which it turns a robot, and how. */
export interface Belt {
  readonly cell: Cell;
  readonly facing: Facing;
  readonly express: boolean;
  readonly feeds: readonly Facing[];
  readonly turns: readonly { readonly from: Facing; readonly turn: 1 | -1 }[];
}
export interface Pusher {
  readonly cell: Cell;
  readonly facing: Facing;
  readonly registers: readonly number[];
}
/** cells: from the emitter to the wall. */
export interface Laser {
  readonly facing: Facing;
  readonly beams: number;
  readonly cells: readonly Cell[];
}
export interface Dock {
  readonly cell: Cell;
  readonly facing: Facing;
}

/** One course. Lists have one entry per cell unless noted; per-side lists have four per cell, N E S W. */
export interface Course {
  readonly id: CourseId;
  readonly name: string;
  readonly difficulty: CourseClass;
  /** Mean turns of simulated races with 2, 4 and 8 robots. */
  readonly turns: { readonly p2: number; readonly p4: number; readonly p8: number };
  readonly width: number;
  readonly height: number;
  readonly areas: readonly Area[];
  /** Per side: the next cell, OFF past the edge of the board, WALLED behind a wall. */
  readonly step: readonly number[];
  /** Per side: cells in a straight line up to a wall or the edge. */
  readonly sight: readonly number[];
  readonly pit: readonly boolean[];
  readonly repair: readonly boolean[];
  /** 1 clockwise, -1 counter-clockwise, 0 no gear. */
  readonly gear: readonly (1 | -1 | 0)[];
  /** Direction of the belt, -1 for none. */
  readonly belt: readonly (Facing | -1)[];
  readonly express: readonly boolean[];
  /** Number of the checkpoint, 0 for none. */
  readonly checkpoint: readonly number[];
  /** Index into pushers, -1 for none. */
  readonly pusher: readonly number[];
  /** Lasers whose beam crosses the cell, with the cell's index in the beam. */
  readonly beams: readonly (readonly { readonly laser: number; readonly at: number }[])[];
  readonly belts: readonly Belt[];
  /** In reading order of their cells. */
  readonly pushers: readonly Pusher[];
  readonly lasers: readonly Laser[];
  /** Each wall once, as a side of a cell. */
  readonly walls: readonly { readonly cell: Cell; readonly side: Facing }[];
  /** By dock number - 1. */
  readonly docks: readonly Dock[];
  /** By number - 1. */
  readonly checkpoints: readonly Cell[];
  /** Per checkpoint, per cell: fewest steps on foot, around walls and pits; -1 if unreachable. */
  readonly distance: readonly (readonly number[])[];
}

/** A course laid from its boards (lay-course.ts): every element with its place. */
export interface CourseSource {
  id: string;
  name: string;
  difficulty: string;
  width: number;
  height: number;
  areas: readonly Area[];
  belts: readonly {
    x: number;
    y: number;
    dir: string;
    express: boolean;
    feeds: readonly string[];
    turns: readonly { from: string; rotate: string }[];
  }[];
  gears: readonly { x: number; y: number; turn: string }[];
  pits: readonly { x: number; y: number }[];
  repairs: readonly { x: number; y: number }[];
  walls: readonly { x: number; y: number; side: string }[];
  pushers: readonly { x: number; y: number; dir: string; registers: readonly number[] }[];
  lasers: readonly { x: number; y: number; dir: string; beams: number; cells: readonly (readonly number[])[] }[];
  starts: readonly { dock: number; x: number; y: number; facing: string }[];
  checkpoints: readonly { n: number; x: number; y: number }[];
}

/** Steps to the east and to the south in each direction. */
export const DX: readonly number[] = [0, 1, 0, -1];
export const DY: readonly number[] = [-1, 0, 1, 0];
/** The letters of the four directions. */
export const FACINGS = ['N', 'E', 'S', 'W'] as const;

/** The same as text, to select a message variant. */
export const COMPASS_POINTS = ['north', 'east', 'south', 'west'] as const;

/** Column and row of a cell, 1-based, from the north-west corner. */
export function placeOf({ width }: Pick<Course, 'width'>, cell: Cell): { column: number; row: number } {
  return { column: (cell % width) + 1, row: Math.floor(cell / width) + 1 };
}

/** The facing after this many quarter turns clockwise; negative ones turn the other way. */
export function turned(facing: Facing, turn: number): Facing {
  return ((facing + turn + 4) & 3) as Facing;
}

/** Builds a course that is laid. Throws if a direction is unknown or docks are missing, which is a bug. */
export function courseFrom(plan: CourseSource, extra: Pick<Course, 'turns'>): Course {
  const { width, height } = plan;
  const cells = width * height;
  const at = (one: { x: number; y: number }): Cell => one.y * width + one.x;
  const fill = <V>(value: V): V[] => Array.from({ length: cells }, () => value);
  const pit = fill(false);
  for (const one of plan.pits) pit[at(one)] = true;
  const repair = fill(false);
  for (const one of plan.repairs) repair[at(one)] = true;
  const gear = fill<1 | -1 | 0>(0);
  for (const one of plan.gears) gear[at(one)] = one.turn === 'cw' ? 1 : -1;
  const belt = fill<Facing | -1>(-1);
  const express = fill(false);
  for (const one of plan.belts) {
    belt[at(one)] = facingOf(one.dir);
    express[at(one)] = one.express;
  }
  const checkpoints = [...plan.checkpoints].sort((a, b) => a.n - b.n).map(at);
  const checkpoint = fill(0);
  checkpoints.forEach((cell, index) => {
    checkpoint[cell] = index + 1;
  });
  const walls = plan.walls.map((wall) => ({ cell: at(wall), side: facingOf(wall.side) }));
  const step = stepsOf(width, height, walls);
  const pushers = plan.pushers
    .map((one) => ({ cell: at(one), facing: facingOf(one.dir), registers: one.registers }))
    .sort((a, b) => a.cell - b.cell);
  const pusher = fill(-1);
  pushers.forEach((one, index) => {
    pusher[one.cell] = index;
  });
  const lasers = plan.lasers.map(({ dir, beams, cells: path }) => ({
    facing: facingOf(dir),
    beams,
    cells: path.map(([x = 0, y = 0]) => y * width + x),
  }));
  return {
    id: plan.id,
    name: plan.name,
    difficulty: plan.difficulty as CourseClass,
    ...extra,
    width,
    height,
    areas: plan.areas,
    step,
    sight: sightOf(step),
    pit,
    repair,
    gear,
    belt,
    express,
    checkpoint,
    pusher,
    beams: pit.map((_, cell) =>
      lasers.flatMap((laser, index) => {
        const place = laser.cells.indexOf(cell);
        return place < 0 ? [] : [{ laser: index, at: place }];
      }),
    ),
    belts: plan.belts.map((one) => ({
      cell: at(one),
      facing: facingOf(one.dir),
      express: one.express,
      feeds: one.feeds.map(facingOf),
      turns: one.turns.map((turn) => ({ from: facingOf(turn.from), turn: turn.rotate === 'cw' ? 1 : -1 })),
    })),
    pushers,
    lasers,
    walls,
    docks: [...plan.starts]
      .sort((a, b) => a.dock - b.dock)
      .map((one) => ({ cell: at(one), facing: facingOf(one.facing) })),
    checkpoints,
    distance: checkpoints.map((cell) => distancesTo(cell, step, pit)),
  };
}

function facingOf(letter: string): Facing {
  const facing = (FACINGS as readonly string[]).indexOf(letter);
  if (facing < 0) throw new Error(`${letter} is no direction`);
  return facing as Facing;
}

function stepsOf(width: number, height: number, walls: Course['walls']): number[] {
  const step: number[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    for (let facing = 0; facing < 4; facing++) {
      const x = (cell % width) + (DX[facing] as number);
      const y = Math.floor(cell / width) + (DY[facing] as number);
      step.push(x < 0 || y < 0 || x >= width || y >= height ? OFF : y * width + x);
    }
  }
  for (const { cell, side } of walls) {
    const beyond = step[cell * 4 + side] as number;
    step[cell * 4 + side] = WALLED;
    if (beyond >= 0) step[beyond * 4 + turned(side, 2)] = WALLED;
  }
  return step;
}

function sightOf(step: readonly number[]): number[] {
  return step.map((_, side) => {
    const facing = side & 3;
    let cells = 0;
    for (let next = step[side] as number; next >= 0; next = step[next * 4 + facing] as number) cells++;
    return cells;
  });
}

function distancesTo(goal: Cell, step: readonly number[], pit: readonly boolean[]): number[] {
  const distance = pit.map(() => -1);
  distance[goal] = 0;
  const queue = [goal];
  for (const cell of queue) {
    for (let facing = 0; facing < 4; facing++) {
      const next = step[cell * 4 + facing] as number;
      if (next < 0 || pit[next] === true || (distance[next] as number) >= 0) continue;
      distance[next] = (distance[cell] as number) + 1;
      queue.push(next);
    }
  }
  return distance;
}
