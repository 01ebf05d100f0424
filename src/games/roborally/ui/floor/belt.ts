// Conveyor belts: rails, rubber and ribs along each direction of travel, and chevrons for the speed.

import type { Piece } from '@ui/art/piece';
import { num, place } from '@ui/art/svg';
import type { Belt, Course } from '../../data/course';
import { CELL, columnRow, degreesOf, feedsOf, HALF, stepX, stepY } from '../../geometry/floor';
import type { Facing } from '../../types';

const WIDTH = { bed: CELL * 0.84, rail: CELL * 0.79, rubber: CELL * 0.67, face: CELL * 0.6 };
/** Six ribs per cell, so that they line up at its edge. */
const RIB = `${num(CELL * 0.14)} ${Math.round((CELL / 6 - CELL * 0.14) * 100) / 100}`;
const LOOK = {
  normal: { rubber: '#2a2c2e', face: '#c48a17', shine: '#ffdf8a', mark: '#1c1405' },
  express: { rubber: '#1d4f9e', face: '#3f86e6', shine: '#cfe4ff', mark: '#fff' },
} as const;

/** Paints all belts of a course. */
export function paintBelts(course: Course): Piece[] {
  return course.belts.map((belt) => {
    const { x, y } = columnRow(course, belt.cell);
    const box = { left: x * CELL, top: y * CELL, right: (x + 1) * CELL, bottom: (y + 1) * CELL };
    const clip = `rr-belt-${belt.cell}`;
    const svg = `<clipPath id="${clip}"><rect width="${CELL}" height="${CELL}"/></clipPath><g clip-path="url(#${clip})">${beltArt(belt)}</g>`;
    return { ...box, svg: place(box.left, box.top, svg) };
  });
}

function beltArt(belt: Belt): string {
  const look = belt.express ? LOOK.express : LOOK.normal;
  const paths = feedsOf(belt).map((feed) => beltPath(feed, belt.facing));
  const stroke = (path: string, colour: string, width: number, more = ''): string =>
    `<path d="${path}" stroke="${colour}" stroke-width="${num(width)}" fill="none"${more}/>`;
  const rails = paths.map((path) => stroke(path, '#0c0e10', WIDTH.bed) + stroke(path, '#9aa2a9', WIDTH.rail)).join('');
  const faces = paths
    .map(
      (path) =>
        stroke(path, look.rubber, WIDTH.rubber) +
        stroke(path, look.face, WIDTH.face, ` stroke-dasharray="${RIB}" stroke-opacity=".92"`) +
        stroke(path, look.shine, 2, ' stroke-opacity=".18"'),
    )
    .join('');
  const turn = degreesOf(belt.facing);
  return `${rails}${faces}<g transform="rotate(${turn} ${HALF} ${HALF})">${chevrons(belt.express, look.mark)}</g>`;
}

/** One chevron for a normal belt, two for an express one, pointing east. */
function chevrons(express: boolean, colour: string): string {
  return (express ? [-6, 6] : [0])
    .map((at) => {
      const x = HALF + at;
      return `<path d="M${x - 5} ${HALF - 9}L${x + 5} ${HALF}L${x - 5} ${HALF + 9}" fill="none" stroke="${colour}" stroke-width="5"/>`;
    })
    .join('');
}

/** From the middle of one side to the middle of another: straight, or a quarter turn about their corner. */
function beltPath(feed: Facing, exit: Facing): string {
  const [ax, ay] = sideOf(feed);
  const [bx, by] = sideOf(exit);
  if (((feed + 2) & 3) === exit) return `M${ax} ${ay}L${bx} ${by}`;
  const isClockwise = ((exit - feed + 4) & 3) === 3;
  return `M${ax} ${ay}A${HALF} ${HALF} 0 0 ${isClockwise ? 1 : 0} ${bx} ${by}`;
}

function sideOf(side: Facing): readonly [number, number] {
  return [HALF + stepX(side) * HALF, HALF + stepY(side) * HALF];
}
