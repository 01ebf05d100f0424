// The pictures of articles that show stretches of road, each following the steps of its worked example.

import type { Colour } from '@core/contract';
import { MarkedPicture, type PictureMark } from '@ui/reference/marked-picture';
import { wordAt } from '@ui/reference/pieces';
import type { PictureShown } from '@ui/reference/reference';
import type { ReactElement } from 'react';
import type { Lane } from '../../types';
import { CIRCUIT } from './figures';
import { type DrawnStretch, drawnStretch, type SceneCar, type Stretch } from './road-scene';

const RACE_LANE: Lane = 1;
const OTHER: Lane = 0;

/** A stretch and its description. */
function shown(stretch: Stretch, marks: (drawn: DrawnStretch) => readonly PictureMark[]): ReactElement {
  const drawn = drawnStretch(stretch);
  return <MarkedPicture picture={drawn.picture} marks={marks(drawn)} />;
}

function car(colour: Colour, number: number, at: number, lane: Lane, thought = false): SceneCar {
  return { colour, number, at, lane, thought };
}

/** The six cars on the grid. */
function gridCars(): SceneCar[] {
  const colours: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'black', 'ivory'];
  return colours.map((colour, at) => car(colour, at + 1, -1 - Math.floor(at / 2), at % 2 === 0 ? RACE_LANE : OTHER));
}

/** The grid and the finish line, for the aim of the game. */
export function aim({ mark }: PictureShown): ReactElement {
  return shown({ circuit: CIRCUIT, from: -6, to: 9, cars: gridCars() }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.finish(), -0.12, -0.22) },
    { text: mark('first'), ...wordAt(drawn.cell(-3, OTHER), 0, 0.26) },
  ]);
}

/** The grid, close up. */
export function grid({ mark }: PictureShown): ReactElement {
  return shown({ circuit: CIRCUIT, from: -4, to: 1, cars: gridCars(), margin: 34 }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.finish(), 0.1, -0.16) },
    { text: mark('pole'), ...wordAt(drawn.cell(-1, RACE_LANE), 0.16, 0.24) },
  ]);
}

/** Four cars in turn order. */
export function order({ mark }: PictureShown): ReactElement {
  const cars = [car('red', 1, 22, OTHER), car('blue', 2, 19, OTHER), car('yellow', 3, 19, RACE_LANE)];
  return shown({ circuit: CIRCUIT, from: 15, to: 24, cars: [...cars, car('green', 4, 17, RACE_LANE)] }, (drawn) => [
    { text: '1', ...wordAt(drawn.cell(22, OTHER), 0.02, -0.2) },
    { text: '2', ...wordAt(drawn.cell(19, OTHER), -0.02, -0.24) },
    { text: '3', ...wordAt(drawn.cell(19, RACE_LANE), 0.06, 0.26) },
    { text: '4', ...wordAt(drawn.cell(17, RACE_LANE), -0.1, 0.22) },
    { text: mark('lane'), ...wordAt(drawn.cell(21, OTHER), 0.18, -0.12) },
  ]);
}

/** Three cars at the finish, one after the other. */
export function finish({ step, mark }: PictureShown): ReactElement {
  const moves = [car('red', 1, 4, RACE_LANE), car('blue', 2, 6, RACE_LANE), car('yellow', 3, 1, RACE_LANE)];
  const before = [car('red', 1, -3, RACE_LANE), car('blue', 2, -3, OTHER), car('yellow', 3, -5, RACE_LANE)];
  const cars = moves.map((moved, at) => (step >= at ? moved : (before[at] ?? moved)));
  return shown({ circuit: CIRCUIT, from: -6, to: 8, cars }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.finish(), -0.1, -0.24) },
  ]);
}

/** Nine spaces from the grid on. */
export function reveal({ step, mark }: PictureShown): ReactElement {
  const path = step >= 3 ? { path: { from: -1, to: 8, lane: RACE_LANE } } : {};
  const cars =
    step >= 3 ? [car('red', 1, -1, RACE_LANE, true), car('red', 1, 8, RACE_LANE)] : [car('red', 1, -1, RACE_LANE)];
  return shown({ circuit: CIRCUIT, from: -2, to: 9, cars, ...path }, (drawn) => [
    { text: mark('start'), ...wordAt(drawn.cell(-1, OTHER), 0, -0.2) },
    ...(step >= 3 ? [{ text: mark('end'), ...wordAt(drawn.cell(8, RACE_LANE), 0, 0.24) }] : []),
  ]);
}

/** The last two cars of five. */
export function adrenaline({ mark }: PictureShown): ReactElement {
  const cars = [car('red', 1, 8, RACE_LANE), car('blue', 2, 6, RACE_LANE), car('yellow', 3, 6, OTHER)];
  const last = [car('green', 4, 2, RACE_LANE), car('black', 5, 0, RACE_LANE)];
  return shown({ circuit: CIRCUIT, from: -2, to: 10, cars: [...cars, ...last] }, (drawn) => [
    { text: mark('last'), ...wordAt(drawn.cell(1, RACE_LANE), 0, 0.26) },
  ]);
}

/** Red follows Blue over the line of a corner. */
export function slipstream({ step, mark }: PictureShown): ReactElement {
  const isGone = step >= 1;
  const red = isGone
    ? [car('red', 1, 8, RACE_LANE, true), car('red', 1, 10, RACE_LANE)]
    : [car('red', 1, 8, RACE_LANE)];
  const stretch: Stretch = {
    circuit: CIRCUIT,
    from: 4,
    to: 13,
    cars: [car('blue', 2, 9, RACE_LANE), ...red],
    ...(isGone ? { path: { from: 8, to: 10, lane: RACE_LANE } } : {}),
    ...(step >= 3 ? { lines: [0] } : {}),
  };
  return shown(stretch, (drawn) => [
    { text: mark('tow'), ...wordAt(drawn.cell(9, RACE_LANE), -0.2, 0.24) },
    ...(isGone ? [{ text: mark('end'), ...wordAt(drawn.cell(10, RACE_LANE), -0.16, 0.34) }] : []),
  ]);
}

/** Prima Curva at speed 7. */
export function corners({ step, mark }: PictureShown): ReactElement {
  const start = 4;
  const end = start + 7;
  const stretch: Stretch = {
    circuit: CIRCUIT,
    from: 2,
    to: 13,
    cars: [car('red', 1, start, RACE_LANE, step >= 1), ...(step >= 1 ? [car('red', 1, end, RACE_LANE)] : [])],
    ...(step >= 1 ? { path: { from: start, to: end, lane: RACE_LANE }, lines: [0] } : {}),
  };
  return shown(stretch, (drawn) => [
    { text: mark('start'), ...wordAt(drawn.cell(start, RACE_LANE), -0.04, 0.24) },
    ...(step >= 1 ? [{ text: mark('line'), ...wordAt(drawn.line(0), -0.2, 0.22) }] : []),
    ...(step >= 2 ? [{ text: mark('limit'), ...wordAt(drawn.sign(0), 0.14, -0.04) }] : []),
    ...(step >= 3
      ? [{ text: mark('end'), look: 'bad' as const, ...wordAt(drawn.cell(end, RACE_LANE), 0.02, 0.3) }]
      : []),
  ]);
}

/** La Villa at speed 7 with 2 Heat. */
export function spinout({ step, mark }: PictureShown): ReactElement {
  const end = 27;
  const isBack = step >= 2;
  const back = 25;
  const stretch: Stretch = {
    circuit: CIRCUIT,
    from: 19,
    to: 30,
    cars: [car('red', 1, end, RACE_LANE, isBack), ...(isBack ? [car('red', 1, back, OTHER)] : [])],
    lines: [2],
  };
  return shown(stretch, (drawn) => [
    { text: mark('was'), look: 'bad', ...wordAt(drawn.cell(end, RACE_LANE), 0.1, 0.24) },
    ...(isBack ? [{ text: mark('back'), ...wordAt(drawn.cell(back, OTHER), -0.2, -0.16) }] : []),
  ]);
}

/** The press outside Prima Curva. */
export function press({ step, mark }: PictureShown): ReactElement {
  const cars = [car('red', 1, step >= 2 ? 11 : 4, RACE_LANE)];
  return shown({ circuit: CIRCUIT, from: 3, to: 13, cars, lines: [0], press: 0, margin: 62 }, (drawn) => [
    { text: mark('press'), ...wordAt(drawn.press(0), 0.1, 0.2) },
  ]);
}

/** A space with two cars on it. */
export function fullspace({ step, mark }: PictureShown): ReactElement {
  const to = step >= 1 ? 8 : 7;
  const cars = [car('blue', 2, 7, RACE_LANE), car('yellow', 3, 7, OTHER), car('red', 1, 3, RACE_LANE, step >= 1)];
  const moved = step >= 1 ? [car('red', 1, to, RACE_LANE)] : [];
  return shown(
    { circuit: CIRCUIT, from: 2, to: 10, cars: [...cars, ...moved], path: { from: 3, to, lane: RACE_LANE } },
    (drawn) => [
      { text: mark('full'), ...wordAt(drawn.cell(7, OTHER), -0.1, -0.22) },
      ...(step >= 1 ? [{ text: mark('end'), ...wordAt(drawn.cell(8, RACE_LANE), -0.06, 0.3) }] : []),
    ],
  );
}

/** A Legend close to Prima Curva. */
export function legends({ step, mark }: PictureShown): ReactElement {
  const isGone = step >= 2;
  const stretch: Stretch = {
    circuit: CIRCUIT,
    from: 1,
    to: 13,
    cars: [car('ivory', 6, 5, RACE_LANE, isGone), ...(isGone ? [car('ivory', 6, 12, RACE_LANE)] : [])],
    lines: [0],
    ...(isGone ? { path: { from: 5, to: 12, lane: RACE_LANE } } : {}),
  };
  return shown(stretch, (drawn) => [
    { text: mark('zone'), ...wordAt(drawn.cell(2, OTHER), 0.08, -0.22) },
    ...(isGone ? [{ text: mark('end'), ...wordAt(drawn.cell(12, RACE_LANE), -0.2, 0.12) }] : []),
  ]);
}
