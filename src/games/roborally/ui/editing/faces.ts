// What people read and choose of a brush, and what a stroke or a cell is called. Not here: what strokes do (workshop/brush.ts).

import { listOf } from '@i18n/page';
import type { BrushFace, BrushOption, FloorCell } from '@ui/workshop/course-editor';
import { COMPASS_POINTS, type Course, WALLED } from '../../data/course';
import { t } from '../../text/t';
import type { Facing } from '../../types';
import { cellName } from '../../workshop/boards';
import { type Brush, canTurn, type Tile } from '../../workshop/brush';
import type { DrawnCourse } from '../../workshop/drawn';
import type { RoborallySource } from '../../workshop/source';

const NUMBERS = { beams: [1, 2, 3], registers: [1, 2, 3, 4, 5] } as const;
const ON_EDGE: readonly Tile[] = ['wall', 'laser', 'pusher'];
/** Spaces that a belt carries in a register. */
const CARRIES: Readonly<Partial<Record<Tile, number>>> = { belt: 1, express: 2 };

/** A brush as the screen shows it. */
export function faceOf(brush: Brush): BrushFace<Brush> {
  const { tile, beams } = brush;
  const carries = CARRIES[tile];
  return {
    tile,
    title: t(`edit.title.${tile}`),
    note:
      carries !== undefined
        ? t('edit.note.carries', { n: carries })
        : tile === 'laser'
          ? t('edit.note.damage', { n: beams })
          : '',
    hint: t(`edit.hint.${tile === 'express' ? 'belt' : tile}`),
    options: optionsOf(brush),
    turns: canTurn(brush),
    onEdge: ON_EDGE.includes(tile),
  };
}

function optionsOf(brush: Brush): BrushOption<Brush>[] {
  const { tile, way, isClockwise, beams, registers } = brush;
  const number = (n: number) => ({ value: String(n), label: t('edit.number', { n }) });
  const direction: BrushOption<Brush> = {
    kind: 'way',
    id: 'way',
    label: ON_EDGE.includes(tile) ? t('edit.edge') : t('edit.way'),
    value: way,
    change: (value) => ({ ...brush, way: value }),
  };
  switch (tile) {
    case 'belt':
    case 'express':
    case 'dock':
    case 'wall':
      return [direction];
    case 'gear':
      return [
        {
          kind: 'one',
          id: 'sense',
          label: t('edit.sense'),
          value: isClockwise ? 'right' : 'left',
          choices: (['right', 'left'] as const).map((value) => ({ value, label: t(`edit.sense.${value}`) })),
          change: (value) => ({ ...brush, isClockwise: value === 'right' }),
        },
      ];
    case 'laser':
      return [
        {
          kind: 'one',
          id: 'beams',
          label: t('edit.beams'),
          value: String(beams),
          choices: NUMBERS.beams.map(number),
          change: (value) => ({ ...brush, beams: Number(value) }),
        },
        direction,
      ];
    case 'pusher':
      return [
        {
          kind: 'several',
          id: 'registers',
          label: t('edit.registers'),
          values: registers.map(String),
          choices: NUMBERS.registers.map(number),
          change: (values) => {
            const chosen = NUMBERS.registers.filter((n) => values.includes(String(n)));
            return chosen.length === 0 ? brush : { ...brush, registers: chosen };
          },
        },
        direction,
      ];
    default:
      return [];
  }
}

/** Where a stroke lies: '5 spaces east, board 2, E7 to I7'. */
export function strokeText(source: RoborallySource, cells: readonly FloorCell[]): string {
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return '';
  const from = cellName(source, first);
  if (cells.length === 1) return t('edit.stroke.one', from);
  const to = cellName(source, last);
  const n = cells.length;
  const where = { n, board: from.board, from: from.cell, to: to.cell };
  if (from.board !== to.board) return t('edit.stroke.across', { ...where, other: to.board });
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const isStraight = (dx === 0 || dy === 0) && Math.abs(dx) + Math.abs(dy) === n - 1;
  if (!isStraight) return t('edit.stroke.bent', where);
  const way = COMPASS_POINTS[dx === 0 ? (dy < 0 ? 0 : 2) : dx > 0 ? 1 : 3] ?? 'north';
  return t('edit.stroke.straight', { ...where, way });
}

/** A cell with everything on it: 'Board 1, C5: pit, wall in the north'. */
export function cellText(source: RoborallySource, drawn: DrawnCourse, spot: FloorCell): string {
  const things = thingsAt(drawn, spot.y * drawn.course.width + spot.x);
  const list = things.length === 0 ? t('edit.on.floor') : listOf(things, 'unit');
  return t('edit.cell', { ...cellName(source, spot), things: list });
}

function thingsAt({ course, docks }: DrawnCourse, cell: number): string[] {
  const way = (facing: number) => COMPASS_POINTS[facing] ?? 'north';
  const flag = course.checkpoint[cell] ?? 0;
  const dock = docks.find((one) => one.cell === cell);
  const belt = course.belt[cell] ?? -1;
  const pusher = course.pushers[course.pusher[cell] ?? -1];
  const gear = course.gear[cell] ?? 0;
  const beams = course.lasers.filter(({ cells }) => cells.includes(cell)).length;
  return [
    ...(flag > 0 ? [t('edit.on.flag', { n: flag })] : []),
    ...(dock ? [t('edit.on.dock', { n: dock.number })] : []),
    ...(course.pit[cell] ? [t('edit.on.pit')] : []),
    ...(course.repair[cell] ? [t('edit.on.repair')] : []),
    ...(gear !== 0 ? [t('edit.on.gear', { sense: gear > 0 ? 'right' : 'left' })] : []),
    ...(belt >= 0 ? [t(course.express[cell] ? 'edit.on.express' : 'edit.on.belt', { way: way(belt) })] : []),
    ...(pusher ? [t('edit.on.pusher', { way: way(pusher.facing) })] : []),
    ...(beams > 0 ? [t('edit.on.beam', { n: beams })] : []),
    ...wallsAt(course, cell).map((side) => t('edit.on.wall', { way: way(side) })),
  ];
}

const SIDES: readonly Facing[] = [0, 1, 2, 3];

function wallsAt({ step }: Course, cell: number): Facing[] {
  return SIDES.filter((side) => step[cell * 4 + side] === WALLED);
}
