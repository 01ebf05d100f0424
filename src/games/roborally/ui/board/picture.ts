// Pictures of RoboRally's courses for shelf, setup and lists, with or without robots; a robot's picture; course facts as
// text.

import type { SeatInfo } from '@api/contract';
import type { Colour } from '@core/contract';
import { focusIn, framed } from '@geometry/box';
import { degrees } from '@geometry/line';
import { hexOf } from '@ui/art/colours';
import { cutPieces } from '@ui/art/cut';
import type { Picture } from '@ui/art/picture';
import { place } from '@ui/art/svg';
import { circuitPictures, LARGE, THUMBNAIL } from '@ui/game/board/circuit-pictures';
import type { GameUi } from '@ui/game-ui';
import { seatShown } from '@ui/seat-car';
import type { Course } from '../../data/course';
import { COURSES, courseOf } from '../../data/courses';
import { floorBox, middleOf, spotOf } from '../../geometry/floor';
import type { RoborallyUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { RoborallyView } from '../../types';
import { archiveDrawing, flagArt } from './art/flags';
import { isRobotColour, ROBOT_SCALE, ROBOT_SHADOW, robotArt } from './art/robots';
import { lamps, sceneOf } from './art/scene';

/** In a picture, flags and robots are larger than on the board; the smaller the picture, the larger they are. */
const GROWTH = { large: 1.25, thumbnail: 1.8 } as const;
/** A thumbnail shows less of the surroundings of the floor. */
const THUMBNAIL_EDGE = 4;

/** The whole course; view: adds the robots of this RoborallyView. */
export const circuitPicture: GameUi<RoborallyUi>['circuitPicture'] = circuitPictures({
  fields: ['robots', 'course'],
  large: (circuit, view, seats) => draw(circuit, LARGE, view, seats),
  plan: (circuit) => draw(circuit, THUMBNAIL).svg,
});

function draw(
  circuit: string,
  box: { width: number; height: number },
  view?: RoborallyView,
  seats: readonly SeatInfo[] = [],
): Picture {
  const scene = sceneOf(circuit);
  const isLarge = box === LARGE;
  const floor = floorBox(scene.course);
  const tight = {
    left: floor.left - THUMBNAIL_EDGE,
    top: floor.top - THUMBNAIL_EDGE,
    right: floor.right + THUMBNAIL_EDGE,
    bottom: floor.bottom + THUMBNAIL_EDGE,
  };
  const part = framed(isLarge ? scene.frame : tight, box.width / box.height);
  const growth = isLarge ? GROWTH.large : GROWTH.thumbnail;
  const over = [
    flagsOver(scene.course, growth),
    ...(view ? robots(scene.course, view, growth) : []),
    lamps(scene),
  ].join('');
  const picture = { svg: cutPieces(scene.pieces, { part, ...box, over }), ...box };
  const shown = view?.robots.find(({ seat }) => seat === seatShown(seats, view.standings));
  return shown && shown.cell >= 0 ? { ...picture, focus: focusIn(part, middleOf(scene.course, shown.cell)) } : picture;
}

/** A robot from above, nose to the right. */
export function carPicture(colour: Colour, _number: number | null): Picture {
  const art = isRobotColour(colour)
    ? robotArt(colour)
    : `<circle r="16" fill="${hexOf(colour)}" stroke="#15181c" stroke-width="1.4"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-35 -21 70 42" width="100" height="60">${ROBOT_SHADOW.svg}${art}</svg>`;
  return { svg, width: 100, height: 60 };
}

/** Facts below the drawn course, as value and label. */
export function circuitFacts(circuit: string): readonly (readonly [value: string, label: string])[] {
  const { checkpoints, turns, difficulty, width, height } = courseOf(circuit);
  return [
    [t(`class.${difficulty}`), t('fact.class')],
    [String(checkpoints.length), t('fact.checkpoints')],
    [turnsRange(turns), t('fact.turns')],
    [`${width} × ${height}`, t('fact.cells')],
  ];
}

/** '4–5', from few robots to many. */
function turnsRange({ p2, p8 }: Course['turns']): string {
  const [least, most] = [Math.round(p2), Math.round(p8)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** One line about the course's character; empty for a player's own. */
export function circuitBlurb(circuit: string): string {
  return Object.hasOwn(COURSES, circuit) ? t(`blurb.${circuit}`) : '';
}

/** The flags of a course, as SVG. growth: how much larger than on the board. */
export function flagsOver(course: Course, growth: number): string {
  return course.checkpoints
    .map((cell, index) => {
      const { x, y } = middleOf(course, cell);
      return place(x, y, flagArt(index + 1, 'open'), 0, growth);
    })
    .join('');
}

function robots(course: Course, view: RoborallyView, growth: number): string[] {
  const standing = view.robots.filter((robot) => robot.status === 'inPlay' && robot.cell >= 0);
  const pins = standing.map(({ archive, colour }) => {
    const { x, y } = middleOf(course, archive);
    return place(x, y + 16, archiveDrawing(hexOf(colour)).svg);
  });
  const bodies = standing.map(({ cell, facing, colour }) => {
    const { x, y, angle } = spotOf(course, cell, facing);
    const scale = ROBOT_SCALE * Math.min(1.3, growth);
    return place(x + 2, y + 3, ROBOT_SHADOW.svg, 0, scale) + place(x, y, robotArt(colour), degrees(angle), scale);
  });
  return [...pins, ...bodies];
}
