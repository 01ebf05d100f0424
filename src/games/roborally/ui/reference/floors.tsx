// The articles' floor pictures, each matching the steps of its worked example.

import { MarkedPicture, type PictureMark } from '@ui/reference/marked-picture';
import type { PictureShown } from '@ui/reference/reference';
import type { ReactElement } from 'react';
import type { RobotColour } from '../../types';
import { type DrawnFloor, drawnFloor, type FloorPlan, type SceneRobot } from './floor-scene';

const RED: RobotColour = 'red';
const GREEN: RobotColour = 'green';
const BLUE: RobotColour = 'blue';

/** A floor and its description. */
function shown(plan: FloorPlan, marks: (floor: DrawnFloor) => readonly PictureMark[] = () => []): ReactElement {
  const floor = drawnFloor(plan);
  return <MarkedPicture picture={floor.picture} marks={marks(floor)} />;
}

/** A word beside a cell, offset by shares of the picture. */
function beside(floor: DrawnFloor, at: string, dx: number, dy: number): Pick<PictureMark, 'x' | 'y' | 'to'> {
  const { x, y } = floor.spot(at);
  return { x: x + dx, y: y + dy, to: [x, y] };
}

function robot(colour: RobotColour, at: string, look?: SceneRobot['look']): SceneRobot {
  return look === undefined ? { colour, at } : { colour, at, look };
}

/** Two checkpoints, and the path to them. */
export function aim({ mark }: PictureShown): ReactElement {
  const plan: FloorPlan = {
    rows: ['.......', '...>>>.', '.....).', '.O.....'],
    flags: [
      { at: '6,1', number: 1, state: 'next' },
      { at: '2,2', number: 2 },
    ],
    robots: [robot(RED, '0,1 E'), robot(GREEN, '0,3 E')],
    path: ['0,1', '6,1', '6,2', '2,2'],
  };
  return shown(plan, (floor) => [
    { text: mark('first'), ...beside(floor, '6,1', -0.18, -0.2) },
    { text: mark('last'), ...beside(floor, '2,2', 0.26, 0.28) },
  ]);
}

/** Three steps forward. */
export function forward({ mark }: PictureShown): ReactElement {
  const plan: FloorPlan = {
    rows: ['......'],
    robots: [robot(RED, '1,0 E', 'thought'), robot(RED, '4,0 E')],
    path: ['1,0', '4,0'],
  };
  return shown(plan, (floor) => [{ text: mark('end'), ...beside(floor, '3,0', 0, -0.3) }]);
}

/** One step back. */
export function backup({ mark }: PictureShown): ReactElement {
  const plan: FloorPlan = {
    rows: ['......'],
    robots: [robot(RED, '3,0 E', 'thought'), robot(RED, '2,0 E')],
    path: ['3,0', '2,0'],
  };
  return shown(plan, (floor) => [{ text: mark('end'), ...beside(floor, '2,0', 0.32, -0.28) }]);
}

/** 780 before 500: red pushes green, which then moves from there. */
export function priority({ step }: PictureShown): ReactElement {
  const at = [
    ['1,2 E', '3,2 N'],
    ['3,2 E', '4,2 N'],
    ['3,2 E', '4,1 N'],
  ][Math.min(step, 2)] as [string, string];
  const path = step === 0 ? [] : step === 1 ? ['1,2', '3,2'] : ['4,2', '4,1'];
  return shown({ rows: ['......', '......', '......'], robots: [robot(RED, at[0]), robot(GREEN, at[1])], path });
}

/** Three steps, the last of which a wall stops. */
export function moving({ step, mark }: PictureShown): ReactElement {
  const plan: FloorPlan = {
    rows: ['......', '......'],
    walls: ['3,0 E'],
    robots: step === 0 ? [robot(RED, '1,0 E')] : [robot(RED, '1,0 E', 'thought'), robot(RED, '3,0 E')],
    path: step === 0 ? [] : ['1,0', '3,0'],
  };
  return shown(plan, (floor) => {
    const [before, behind] = [floor.spot('3,0'), floor.spot('4,0')];
    const edge = (before.x + behind.x) / 2;
    return [{ text: mark('wall'), x: edge + 0.14, y: before.y + 0.3, to: [edge, before.y] }];
  });
}

/** Red pushes two robots, and the last one falls. */
export function pushing({ step, mark }: PictureShown): ReactElement {
  const moved = step >= 1;
  const last = step >= 2 ? 'lost' : undefined;
  const robots = moved
    ? [robot(RED, '2,0 E'), robot(GREEN, '3,0 N'), robot(BLUE, '4,0 S', last)]
    : [robot(RED, '1,0 E'), robot(GREEN, '2,0 N'), robot(BLUE, '3,0 S')];
  return shown({ rows: ['....O.', '......'], robots }, (floor) =>
    step >= 2
      ? [{ text: mark('pit'), look: 'bad', ...beside(floor, '4,0', 0, 0.4) }]
      : [{ text: mark('line'), ...beside(floor, moved ? '3,0' : '2,0', 0.06, 0.4) }],
  );
}

/** One that has been touched, and the next one. */
export function checkpoints({ mark }: PictureShown): ReactElement {
  const plan: FloorPlan = {
    rows: ['......', '......'],
    flags: [
      { at: '1,0', number: 1, state: 'done' },
      { at: '4,0', number: 2, state: 'next' },
    ],
    pins: [{ at: '1,0', colour: RED }],
    robots: [robot(RED, '2,1 E')],
  };
  return shown(plan, (floor) => [
    { text: mark('done'), ...beside(floor, '1,0', -0.02, 0.42) },
    { text: mark('next'), ...beside(floor, '4,0', 0.06, 0.42) },
  ]);
}

/** The archive pin of a robot. */
export function archive({ mark }: PictureShown): ReactElement {
  const plan: FloorPlan = {
    rows: ['.....', '.....'],
    flags: [{ at: '1,0', number: 1, state: 'done' }],
    pins: [{ at: '1,0', colour: RED }],
    robots: [robot(RED, '3,0 E')],
  };
  return shown(plan, (floor) => [{ text: mark('pin'), ...beside(floor, '1,0', 0.16, 0.42) }]);
}

/** Two on one belt. */
export function belts({ step }: PictureShown): ReactElement {
  const by = step >= 1 ? 1 : 0;
  const robots = [robot(GREEN, `${1 + by},0 N`), robot(RED, `${2 + by},0 E`)];
  return shown({ rows: ['>>>>>.', '......'], robots });
}

/** Twice in a register. */
export function express({ step }: PictureShown): ReactElement {
  const at = Math.min(step, 2);
  const path = at === 0 ? [] : ['1,0', `${1 + at},0`];
  return shown({ rows: ['eeeee.', '......'], robots: [robot(RED, `${1 + at},0 E`)], path });
}

/** Onto a curve to the south. */
export function curves({ step }: PictureShown): ReactElement {
  return shown({ rows: ['>>v..', '..v..', '..v..'], robots: [robot(RED, step >= 1 ? '2,0 S' : '1,0 E')] });
}

/** Two belts into one cell. */
export function held({ mark }: PictureShown): ReactElement {
  const plan: FloorPlan = { rows: ['>>.<<', '.....'], robots: [robot(RED, '1,0 E'), robot(GREEN, '3,0 W')] };
  return shown(plan, (floor) => [{ text: mark('both'), ...beside(floor, '2,0', 0, 0.42) }]);
}

/** One that pushes south in three registers. */
export function pushers({ mark }: PictureShown): ReactElement {
  const plan: FloorPlan = {
    rows: ['....', '....'],
    walls: ['1,0 N'],
    pushers: ['1,0 S 1,3,5'],
    robots: [robot(RED, '1,1 E')],
  };
  return shown(plan, (floor) => [{ text: mark('numbers'), ...beside(floor, '1,0', 0.4, 0.1) }]);
}

/** Both kinds. */
export function gears({ mark }: PictureShown): ReactElement {
  return shown({ rows: ['......', '.)..(.', '......'] }, (floor) => [
    { text: mark('right'), ...beside(floor, '1,1', 0, 0.32) },
    { text: mark('left'), ...beside(floor, '4,1', 0, 0.32) },
  ]);
}

/** A double laser and a robot's. */
export function lasers({ step, mark }: PictureShown): ReactElement {
  const plan: FloorPlan = {
    rows: ['......', '......', '......'],
    walls: ['0,0 W', '5,0 E'],
    lasers: ['0,0 E 4 2'],
    robots: [robot(GREEN, '3,0 E'), robot(BLUE, '5,0 N'), robot(RED, '3,2 N')],
    rays: step >= 1 ? ['3,2 N 1.6'] : [],
  };
  return shown(plan, (floor) => [{ text: mark('safe'), ...beside(floor, '5,0', -0.04, 0.4) }]);
}

/** Walls of all kinds. */
export function walls(): ReactElement {
  return shown({
    rows: ['......', '......'],
    walls: ['1,0 E', '3,0 S', '4,0 S', '5,1 E'],
    robots: [robot(RED, '1,0 E')],
  });
}

/** A pit and the edge. */
export function pits(): ReactElement {
  return shown({
    rows: ['..O...', '......'],
    robots: [robot(RED, '1,0 E'), robot(GREEN, '5,1 E', 'thought')],
    path: ['1,0', '2,0'],
  });
}

/** A robot on the wrench. */
export function repair(): ReactElement {
  return shown({ rows: ['..R..', '.....'], robots: [robot(RED, '1,0 E')], path: ['1,0', '2,0'] });
}

/** Falling. */
export function destroyed(): ReactElement {
  return shown({
    rows: ['...O..', '......'],
    robots: [robot(RED, '2,0 E', 'thought'), robot(RED, '3,0 E', 'lost')],
    path: ['2,0', '3,0'],
  });
}

/** An occupied archive, and the cells around it. */
export function respawn({ mark }: PictureShown): ReactElement {
  const plan: FloorPlan = {
    rows: ['.....', '.....', '.O...'],
    flags: [{ at: '2,1', number: 1, state: 'done' }],
    pins: [{ at: '2,1', colour: RED }],
    robots: [robot(GREEN, '2,1 E')],
    targets: ['1,0', '2,0', '3,0', '1,1', '3,1', '2,2', '3,2'],
  };
  return shown(plan, (floor) => [
    { text: mark('archive'), ...beside(floor, '2,1', -0.34, 0.04) },
    { text: mark('free'), ...beside(floor, '3,0', 0.22, 0.14) },
  ]);
}

/** A robot that is powered down. */
export function power({ step }: PictureShown): ReactElement {
  return shown({
    rows: ['......', '......'],
    walls: ['0,0 W', '5,0 E'],
    lasers: ['0,0 E 6 1'],
    robots: [step === 3 ? robot(RED, '2,0 E', 'down') : robot(RED, '2,0 E')],
    rays: step === 1 ? ['2,0 E 3.4'] : [],
  });
}

/** Two robots in a line, the first of which takes damage. */
export function ram(): ReactElement {
  return shown({
    rows: ['......', '......'],
    robots: [robot(RED, '1,0 E'), robot(GREEN, '2,0 N'), robot(BLUE, '3,0 S')],
    path: ['1,0', '2,0'],
  });
}
