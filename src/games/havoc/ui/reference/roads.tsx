// The articles' track pictures, each matching the steps of its worked example.

import type { Colour } from '@core/contract';
import { MarkedPicture, type PictureMark } from '@ui/reference/marked-picture';
import { wordAt } from '@ui/reference/pieces';
import type { PictureShown } from '@ui/reference/reference';
import type { ReactElement } from 'react';
import { coinNamed } from '../../data/coins';
import { GUARDED_CELLS } from '../../data/settings';
import { cellAt, PIT, PIT_LANE, PIT_LANE_SPACES } from '../../data/track';
import type { Lane, Space } from '../../types';
import { type DrawnPart, drawnPart, type Part, type SceneCar } from './track-scene';

/** Cells of a lane from one position to another, on the straight at the bottom or over the line. */
function cells(lane: Lane, from: number, to: number): Space[] {
  return Array.from({ length: to - from + 1 }, (_, at) => cellAt(lane, ((from + at - 1) % 96) + 1));
}

function car(colour: Colour, number: number, at: Space, thought = false): SceneCar {
  return { colour, number, at, thought };
}

function shown(part: Part, marks: (drawn: DrawnPart) => readonly PictureMark[]): ReactElement {
  const drawn = drawnPart(part);
  return <MarkedPicture picture={drawn.picture} marks={marks(drawn)} />;
}

const LINE_UP: readonly Colour[] = ['red', 'blue', 'yellow', 'green'];
const LANES: readonly Lane[] = [1, 2, 3, 4];
const lined = LINE_UP.map((colour, at) => car(colour, at + 1, cellAt(LANES[at] ?? 1, 96)));
const AROUND_LINE = [cellAt(1, 92), cellAt(4, 92), cellAt(1, 6), cellAt(4, 6)];

/** The line with the pits beside it. */
export function aim({ mark }: PictureShown): ReactElement {
  return shown({ around: [...AROUND_LINE, PIT], cars: lined }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.at(cellAt(4, 1)), 0.24, 0.1) },
    { text: mark('pits'), ...wordAt(drawn.at(PIT), -0.24, -0.1) },
  ]);
}

/** Four cars before the line. */
export function lanes({ mark }: PictureShown): ReactElement {
  return shown({ around: AROUND_LINE, cars: lined }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.at(cellAt(4, 1)), 0.24, 0) },
    { text: mark('lane'), ...wordAt(drawn.at(cellAt(1, 95)), -0.24, 0.08) },
  ]);
}

/** Two cars over the line, one after the other. */
export function finish({ step, mark }: PictureShown): ReactElement {
  const red = step >= 0 ? [car('red', 1, cellAt(2, 94), true), car('red', 1, cellAt(2, 3))] : [];
  const isBlue = step >= 1;
  const blue = isBlue
    ? [car('blue', 2, cellAt(3, 92), true), car('blue', 2, cellAt(3, 5))]
    : [car('blue', 2, cellAt(3, 92))];
  const path = isBlue ? cells(3, 92, 101) : cells(2, 94, 99);
  return shown({ around: AROUND_LINE, cars: [...red, ...blue], path }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.at(cellAt(4, 1)), 0.24, 0.04) },
  ]);
}

/** The cells closed for coins in front of a car. */
export function placing({ mark }: PictureShown): ReactElement {
  const at = 69;
  const closed = cells(2, at + 1, at + GUARDED_CELLS);
  const open = [
    cellAt(2, at + GUARDED_CELLS + 1),
    ...LANES.filter((lane) => lane !== 2).map((lane) => cellAt(lane, at + 2)),
  ];
  const coins = [{ at: cellAt(3, at + 6), coin: null }];
  const part: Part = {
    around: [cellAt(1, 68), cellAt(4, 77)],
    cars: [car('blue', 2, cellAt(2, at))],
    closed,
    open,
    coins,
  };
  return shown(part, (drawn) => [
    { text: mark('car'), ...wordAt(drawn.at(cellAt(2, at)), -0.08, -0.26) },
    { text: mark('closed'), look: 'bad', ...wordAt(drawn.at(cellAt(2, at + 4)), 0, -0.3) },
    { text: mark('free'), ...wordAt(drawn.at(cellAt(3, at + 2)), 0.1, 0.3) },
  ]);
}

/** A chain of two coins: four spaces, three on, two back. */
export function effects({ step, mark }: PictureShown): ReactElement {
  const from = 68;
  const stands = [from + 4, from + 7, from + 5][Math.min(step, 2)] ?? from + 5;
  const coins = [
    { at: cellAt(2, from + 4), coin: step >= 1 ? coinNamed('+3') : null },
    { at: cellAt(2, from + 7), coin: step >= 2 ? coinNamed('-2') : null },
  ];
  const cars = [car('red', 1, cellAt(2, from), true), car('red', 1, cellAt(2, stands))];
  return shown({ around: [cellAt(1, 68), cellAt(4, 77)], cars, coins }, (drawn) => [
    { text: mark('start'), ...wordAt(drawn.at(cellAt(2, from)), 0, -0.26) },
    ...(step >= 3 ? [{ text: mark('end'), ...wordAt(drawn.at(cellAt(2, stands)), 0, -0.3) }] : []),
  ]);
}

/** Six rolled, a car five ahead. */
export function movement({ step, mark }: PictureShown): ReactElement {
  const from = 69;
  const isGone = step >= 2;
  const red = [car('red', 1, cellAt(2, from), isGone), ...(isGone ? [car('red', 1, cellAt(2, from + 4))] : [])];
  const part: Part = {
    around: [cellAt(1, 68), cellAt(4, 77)],
    cars: [car('blue', 2, cellAt(2, from + 5)), ...red],
    path: isGone ? cells(2, from, from + 4) : [],
  };
  return shown(part, (drawn) => [
    { text: mark('start'), ...wordAt(drawn.at(cellAt(2, from)), 0, -0.26) },
    { text: mark('block'), ...wordAt(drawn.at(cellAt(2, from + 5)), 0.08, -0.26) },
  ]);
}

/** Two lanes to the outside, the second one taken. */
export function laneDie({ step, mark }: PictureShown): ReactElement {
  const at = 72;
  const isGone = step >= 1;
  const red = [car('red', 1, cellAt(1, at), isGone), ...(isGone ? [car('red', 1, cellAt(2, at))] : [])];
  const part: Part = {
    around: [cellAt(1, 69), cellAt(4, 75)],
    cars: [car('blue', 2, cellAt(3, at)), ...red],
    path: isGone ? [cellAt(1, at), cellAt(2, at)] : [],
  };
  return shown(part, (drawn) => [
    { text: mark('start'), ...wordAt(drawn.at(cellAt(1, at)), -0.22, -0.14) },
    { text: mark('block'), ...wordAt(drawn.at(cellAt(3, at)), 0.24, 0.14) },
  ]);
}

const AROUND_PITS = [PIT, cellAt(2, 1), cellAt(2, 6)];
const LAST = PIT_LANE + PIT_LANE_SPACES - 1;

/** Cars in the pits. */
export function pit({ mark }: PictureShown): ReactElement {
  return shown({ around: AROUND_PITS, cars: [car('red', 1, PIT), car('blue', 2, PIT + 1)] }, (drawn) => [
    { text: mark('pit'), ...wordAt(drawn.at(PIT), -0.22, 0.04) },
    { text: mark('wall'), ...wordAt(drawn.at(LAST), -0.22, -0.14) },
  ]);
}

/** A car on the pit lane, and its destination. */
export function pitLane({ step, mark }: PictureShown): ReactElement {
  const at = PIT_LANE + 2;
  const goes: readonly Space[] = [at, PIT_LANE + 4, PIT, cellAt(1, 3)];
  const to = goes[Math.min(step, 3)] ?? at;
  const cars = to === at ? [car('red', 1, at)] : [car('red', 1, at, true), car('red', 1, to)];
  return shown({ around: AROUND_PITS, cars, path: to === at || to === PIT ? [] : [at, to] }, (drawn) => [
    { text: mark('lane'), ...wordAt(drawn.at(PIT_LANE), -0.24, 0.16) },
    { text: mark('wall'), look: step === 2 ? 'bad' : 'plain', ...wordAt(drawn.at(LAST), -0.24, -0.14) },
  ]);
}
