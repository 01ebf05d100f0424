// Small floors for articles, assembled by hand and painted with the courses' art.
// Not here: real courses (data/courses.ts).

import type { Spot } from '@geometry/line';
import { degrees } from '@geometry/line';
import { hexOf } from '@ui/art/colours';
import { cutPieces } from '@ui/art/cut';
import { num, place } from '@ui/art/svg';
import {
  carsIn,
  type DrawnScene,
  idsIn,
  type LabelPlacing,
  type PlacedCar,
  type SceneFields,
} from '@ui/reference/scene';
import { type Course, courseFrom, FACINGS } from '../../data/course';
import { CELL, degreesOf, floorBox, HALF, middleOf, spotOf, stepX, stepY } from '../../geometry/floor';
import type { Facing, RobotColour } from '../../types';
import { archiveDrawing, CROSS_DRAWING, type FlagState, flagArt, POWER_DRAWING } from '../board/art/flags';
import { ROBOT_SCALE, ROBOT_SHADOW, robotArt } from '../board/art/robots';
import { paintScene } from '../board/art/scene';

/** A cell as 'column,row', from 0 at the north-west corner; with a side or a direction 'column,row N'. */
type At = string;

/**
 * The elements of a floor. Rows by character: . plain, ^ > v < belt, n e s w express belt, O pit, R repair, ) ( gear. Its cars
 * are robots: '2,0 E', or with a look '2,0 E lost': thought (a ghost), down (powered down), lost (a cross in its place). Labels
 * point at the middle of a cell, or at one of its sides: '3,0 E'.
 */
export interface FloorPlan extends SceneFields<RobotColour, At> {
  rows: readonly string[];
  walls?: readonly At[];
  /** With its registers: '2,0 S 1,3,5'. */
  pushers?: readonly At[];
  /** With its cells and beams: '0,1 E 5 2'. */
  lasers?: readonly At[];
  /** Checkpoints by number, with their state: '6,1 next'. */
  flags?: Readonly<Record<number, At>>;
  /** Archives, in the paint of their robots. */
  pins?: Readonly<Partial<Record<RobotColour, At>>>;
  /** The beam of a robot: from, direction, and how many cells. */
  rays?: readonly At[];
  /** A dotted path over these cells: '0,1 6,1'. */
  path?: string;
  /** Cells to choose from: '1,0 2,0'. */
  targets?: string;
}

/** Labels point at the middle, and may leave the picture. */
export const LABELS: LabelPlacing = { gap: { length: 0 } };

/** px per board unit. */
const SCALE = 1.5;
/** Margin around the floor, board units. */
const ROUND = 17;

/** Paints a floor with the robots and machines on it. */
export function drawnFloor(plan: FloorPlan): DrawnScene<At> {
  const course = courseOf(plan);
  const floor = floorBox(course);
  const part = { left: -ROUND, top: -ROUND, right: floor.right + ROUND, bottom: floor.bottom + ROUND };
  const [wide, high] = [part.right - part.left, part.bottom - part.top];
  const { pieces } = paintScene(course);
  const svg = cutPieces(pieces, { part, width: wide * SCALE, height: high * SCALE, over: standing(course, plan) });
  const middle = (cell: number) => {
    const { x, y } = middleOf(course, cell);
    return { x: (x - part.left) / wide, y: (y - part.top) / high };
  };
  return {
    picture: { svg, width: wide * SCALE, height: high * SCALE },
    spot: (at) => {
      const cell = cellOf(course, at);
      const hasSide = word(at, 1) !== '';
      const next = hasSide ? cell + stepX(facingOf(at)) + stepY(facingOf(at)) * course.width : cell;
      const [here, there] = [middle(cell), middle(next)];
      return [(here.x + there.x) / 2, (here.y + there.y) / 2];
    },
  };
}

function courseOf({ rows, walls = [], pushers = [], lasers = [] }: FloorPlan): Course {
  const width = rows[0]?.length ?? 0;
  const height = rows.length;
  const cells = rows.flatMap((row, y) => [...row].map((kind, x) => ({ x, y, kind })));
  const belts = cells.flatMap(({ x, y, kind }) => {
    const facing = beltFacing(kind);
    return facing === undefined ? [] : [{ x, y, facing, express: /[nesw]/.test(kind) }];
  });
  const feeds = ({ x, y, facing }: (typeof belts)[number]) =>
    FACINGS.filter((_, side) => {
      const from = belts.find((one) => one.x === x + stepX(side as Facing) && one.y === y + stepY(side as Facing));
      return side !== facing && from !== undefined && ((from.facing + 2) & 3) === side;
    });
  return courseFrom(
    {
      id: 'reference',
      name: '',
      difficulty: 'beginner',
      width,
      height,
      areas: [{ piece: 'reference', theme: 'teal', x: 0, y: 0, width, height, turn: 0 }],
      belts: belts.map((belt) => ({ ...belt, dir: FACINGS[belt.facing], feeds: feeds(belt), turns: [] })),
      gears: cells.filter(({ kind }) => /[()]/.test(kind)).map((c) => ({ ...c, turn: c.kind === ')' ? 'cw' : 'ccw' })),
      pits: cells.filter(({ kind }) => kind === 'O'),
      repairs: cells.filter(({ kind }) => kind === 'R'),
      walls: walls.map((at) => ({ ...xy(at), side: word(at, 1) })),
      pushers: pushers.map((at) => ({ ...xy(at), dir: word(at, 1), registers: word(at, 2).split(',').map(Number) })),
      lasers: lasers.map((at) => ({ ...xy(at), dir: word(at, 1), beams: Number(word(at, 3)), cells: beam(at) })),
      starts: [],
      checkpoints: [],
    },
    { turns: { p2: 0, p4: 0, p8: 0 } },
  );
}

/** Everything above the painted floor, lowest first. */
function standing(course: Course, plan: FloorPlan): string {
  const at = (where: At) => middleOf(course, cellOf(course, where));
  const targets = idsIn(plan.targets).map((where) => {
    const { x, y } = at(where);
    return `<rect x="${x - HALF + 3}" y="${y - HALF + 3}" width="${CELL - 6}" height="${CELL - 6}" rx="7" fill="#6fdc9c" fill-opacity=".3" stroke="#6fdc9c" stroke-width="2.6"/>`;
  });
  const pins = carsIn(plan.pins ?? {}).map(({ who, at: where }) => {
    const { x, y } = at(where);
    return place(x, y + 16, archiveDrawing(hexOf(who)).svg, 0, 1.2);
  });
  const flags = Object.entries(plan.flags ?? {}).map(([number, where]) => {
    const { x, y } = at(where);
    return place(x, y, flagArt(Number(number), stateOf(word(where, 1))));
  });
  const rays = (plan.rays ?? []).map((ray) => rayArt(at(ray), facingOf(ray), Number(word(ray, 2))));
  const robots = carsIn(plan.cars ?? {}).map((robot) => robotOn(course, robot));
  return [...targets, pathArt(idsIn(plan.path).map(at)), ...pins, ...rays, ...flags, ...robots].join('');
}

function stateOf(name: string): FlagState {
  return name === 'next' || name === 'done' ? name : 'open';
}

function robotOn(course: Course, { who, at, isGhost }: PlacedCar<RobotColour, At>): string {
  const look = isGhost ? 'thought' : word(at, 2);
  const spot: Spot = spotOf(course, cellOf(course, at), facingOf(at));
  const { x, y, angle } = spot;
  if (look === 'lost') return place(x, y, CROSS_DRAWING.svg, 0, 1.3);
  const body = place(x, y, robotArt(who), degrees(angle), ROBOT_SCALE);
  if (look === 'thought') return `<g opacity=".4">${body}</g>`;
  const whole = place(x + 2, y + 3, ROBOT_SHADOW.svg, 0, ROBOT_SCALE) + body;
  return look === 'down' ? `<g opacity=".72">${whole}</g>${place(x + 15, y - 15, POWER_DRAWING.svg)}` : whole;
}

/** A beam from a robot's nose over this many cells. */
function rayArt({ x, y }: { x: number; y: number }, facing: Facing, cells: number): string {
  const ray = `M${HALF - 4} 0H${num(cells * CELL)}`;
  const line = (ink: string, width: number, more = '') =>
    `<path d="${ray}" stroke="${ink}" stroke-width="${width}"${more}/>`;
  return place(x, y, line('#ff2f3c', 8, ' opacity=".25"') + line('#ff4450', 3) + line('#ffd6d8', 1), degreesOf(facing));
}

function pathArt(spots: readonly { x: number; y: number }[]): string {
  if (spots.length < 2) return '';
  const path = spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const line = (ink: string, width: number, dash: string) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dash}"/>`;
  return line('#0c0f13', 6.5, 'none') + line('#ffd07a', 3.8, '.1 8.5');
}

function beam(at: At): number[][] {
  const { x, y } = xy(at);
  const facing = facingOf(at);
  return Array.from({ length: Number(word(at, 2)) }, (_, n) => [x + n * stepX(facing), y + n * stepY(facing)]);
}

function beltFacing(kind: string): Facing | undefined {
  const index = '^>v<nesw'.indexOf(kind);
  return index < 0 ? undefined : ((index & 3) as Facing);
}

function facingOf(at: At): Facing {
  return Math.max(0, (FACINGS as readonly string[]).indexOf(word(at, 1))) as Facing;
}

function cellOf({ width }: Course, at: At): number {
  const { x, y } = xy(at);
  return y * width + x;
}

function xy(at: At): { x: number; y: number } {
  const [x = 0, y = 0] = word(at, 0).split(',').map(Number);
  return { x, y };
}

function word(at: At, index: number): string {
  return at.split(' ')[index] ?? '';
}
