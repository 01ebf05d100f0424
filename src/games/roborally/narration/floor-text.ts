// What the elements of a floor say to a pointer or a screen reader, and which part of the table each is. Not here: what they do
// (floor/), or how they are drawn (ui/floor).

import { listOf } from '@i18n/page';
import { type Course, WALLED } from '../data/course';
import { t } from '../text/t';
import type { Cell, Facing, RoborallyOptions } from '../types';
import { compassPoint, direction } from './texts';

/** What one kind of element says. */
export interface FloorText {
  /** The part of the table that one on this cell is (tests/parts.ts); null without one. */
  readonly partAt: (course: Course, cell: Cell) => string | null;
  /** What is on this cell and what it does, one line each. options: null before the first view. */
  readonly linesAt: (course: Course, cell: Cell, options: Pick<RoborallyOptions, 'repair'> | null) => string[];
}

const checkpoint: FloorText = {
  partAt: (course, cell) => ((course.checkpoint[cell] ?? 0) > 0 ? 'floor.checkpoint' : null),
  linesAt: (course, cell) => {
    const number = course.checkpoint[cell] ?? 0;
    return number > 0 ? [t('floor.checkpoint', { number })] : [];
  },
};

const pit: FloorText = {
  partAt: (course, cell) => (course.pit[cell] ? 'floor.pit' : null),
  linesAt: (course, cell) => (course.pit[cell] ? [t('floor.pit')] : []),
};

const repairSite: FloorText = {
  partAt: (course, cell) => (course.repair[cell] ? 'floor.repair' : null),
  linesAt: (course, cell, options) =>
    course.repair[cell] ? [t('floor.repair', { repair: options?.repair ?? 'all' })] : [],
};

const gear: FloorText = {
  partAt: (course, cell) => ((course.gear[cell] ?? 0) !== 0 ? 'floor.gear' : null),
  linesAt: (course, cell) => {
    const sense = course.gear[cell] ?? 0;
    return sense === 0 ? [] : [t('floor.gear', { sense: sense > 0 ? 'right' : 'left' })];
  },
};

const belt: FloorText = {
  partAt: (course, cell) => {
    const one = course.belts.find((other) => other.cell === cell);
    if (one === undefined) return null;
    return one.express ? 'floor.express' : 'floor.belt';
  },
  linesAt: (course, cell) => {
    const one = course.belts.find((other) => other.cell === cell);
    if (one === undefined) return [];
    const what = { way: compassPoint(one.facing), curve: String(one.turns.length > 0) };
    return [one.express ? t('floor.express', what) : t('floor.belt', what)];
  },
};

const pusher: FloorText = {
  partAt: (course, cell) => (course.pushers[course.pusher[cell] ?? -1] ? 'floor.pusher' : null),
  linesAt: (course, cell) => {
    const one = course.pushers[course.pusher[cell] ?? -1];
    if (one === undefined) return [];
    const { facing, registers } = one;
    const numbers = listOf(registers.map(String));
    return [t('floor.pusher', { way: compassPoint(facing), n: registers.length, registers: numbers })];
  },
};

const laser: FloorText = {
  partAt: (course, cell) => ((course.beams[cell] ?? []).length > 0 ? 'floor.laser' : null),
  linesAt: (course, cell) =>
    (course.beams[cell] ?? []).map((beam) => t('floor.laser', { beams: course.lasers[beam.laser]?.beams ?? 1 })),
};

const dock: FloorText = {
  partAt: (course, cell) => (course.docks.some((one) => one.cell === cell) ? 'floor.dock' : null),
  linesAt: (course, cell) =>
    course.docks.flatMap((one, index) => (one.cell === cell ? [t('floor.dock', { number: index + 1 })] : [])),
};

const SIDES = [0, 1, 2, 3] as const satisfies readonly Facing[];

const wall: FloorText = {
  partAt: (course, cell) => (sidesOf(course, cell).length > 0 ? 'floor.wall' : null),
  linesAt: (course, cell) => {
    const sides = sidesOf(course, cell);
    return sides.length === 0 ? [] : [t('floor.wall', { ways: listOf(sides.map(direction)) })];
  },
};

function sidesOf(course: Course, cell: Cell): Facing[] {
  return SIDES.filter((side) => course.step[cell * 4 + side] === WALLED);
}

/** All of them, the most important on a cell first. */
export const BY_IMPORTANCE: readonly FloorText[] = [checkpoint, pit, repairSite, gear, belt, pusher, laser, dock, wall];
