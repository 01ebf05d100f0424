// Articles' pictures of stretches of road. Each follows the steps of its worked example. Positions and numbers are from
// the rules' own examples (tests/), such as E14.

import { MarkedPicture, type PictureMark } from '@ui/reference/marked-picture';
import type { PictureShown } from '@ui/reference/reference';
import type { ReactElement } from 'react';
import { type DrawnStretch, drawnStretch, type Light, type Stretch, wordAt } from './road-scene';

type Lit = NonNullable<Stretch['lit']>[number];

/** A stretch and its description. */
function shown(stretch: Stretch, marks: (drawn: DrawnStretch) => readonly PictureMark[]): ReactElement {
  const drawn = drawnStretch(stretch);
  return <MarkedPicture picture={drawn.picture} marks={marks(drawn)} />;
}

/** Spaces in one light: 'A15 B15', with the text of each. */
function lit(light: Light, spaces: string, text?: string): Lit[] {
  return spaces.split(' ').map((at) => (text === undefined ? { at, light } : { at, light, text }));
}

const GRID = ['A166', 'C160', 'A163', 'C157', 'A160', 'C154'];

/** The first six cars of the grid, and the line. */
export function aim({ mark }: PictureShown): ReactElement {
  const cars = GRID.map((at, place) => ({ number: [7, 2, 9, 3, 5, 1][place] ?? 1, at }));
  return shown({ around: ['A160', 'C158', 'A1'], cars }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.space('B0'), 0.1, -0.24) },
    { text: mark('pole'), ...wordAt(drawn.space('A166'), -0.06, 0.28) },
  ]);
}

/** E1: four cars rolled for their places. */
export function grid({ step, mark }: PictureShown): ReactElement {
  const numbers = step < 2 ? [] : [3, 1, 2, 4];
  const cars = numbers.map((number, place) => ({ number, at: GRID[place] ?? 'A166' }));
  return shown({ around: ['A163', 'C157', 'A166'], cars, margin: 40 }, (drawn) => [
    { text: mark('pole'), ...wordAt(drawn.space('A166'), 0.06, -0.26) },
    { text: mark('last'), ...wordAt(drawn.space('C157'), -0.02, 0.28) },
  ]);
}

/** A car that has crossed the line. */
export function laps({ mark }: PictureShown): ReactElement {
  const cars = [
    { number: 7, at: 'B163', thought: true },
    { number: 7, at: 'B3' },
  ];
  const path = ['B163', 'B164', 'B165', 'B0', 'B1', 'B2', 'B3'];
  return shown({ around: ['B162', 'B4', 'A0', 'C0'], cars, path }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.space('C0'), 0.18, 0.26) },
  ]);
}

/** E31: eleven rolled, six to the line. */
export function flag({ step, mark }: PictureShown): ReactElement {
  const isHome = step >= 2;
  const cars = isHome
    ? [
        { number: 7, at: 'B160', thought: true },
        { number: 7, at: 'B0' },
      ]
    : [{ number: 7, at: 'B160' }];
  const path = step >= 1 ? ['B160', 'B161', 'B162', 'B163', 'B164', 'B165', 'B0'] : [];
  return shown({ around: ['B159', 'B1', 'A0', 'C0'], cars, path }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.space('B0'), 0.06, -0.28) },
  ]);
}

/** E24: two level cars behind the leader. */
export function order({ mark }: PictureShown): ReactElement {
  const cars = [
    { number: 7, at: 'B26' },
    { number: 3, at: 'C21' },
    { number: 9, at: 'A23' },
  ];
  return shown({ around: ['A22', 'C20', 'B27'], cars }, (drawn) => [
    { text: mark('first'), ...wordAt(drawn.space('B26'), 0.02, -0.26) },
    { text: mark('second'), ...wordAt(drawn.space('C21'), 0.1, 0.26) },
    { text: mark('third'), ...wordAt(drawn.space('A23'), -0.12, -0.24) },
  ]);
}

/** E4: a great start from pole. */
export function start({ mark }: PictureShown): ReactElement {
  const stretch: Stretch = {
    around: ['A165', 'A3', 'C2'],
    cars: [{ number: 7, at: 'A166' }],
    lit: lit('free', 'A2 B2 C1', '4'),
  };
  return shown(stretch, (drawn) => [{ text: mark('great'), ...wordAt(drawn.space('B2'), 0.06, -0.28) }]);
}

/** E8: the possible ends of a roll of three from B12. */
export function spaces({ step, mark }: PictureShown): ReactElement {
  const all = [
    ...lit('free', 'A15 B15 C13'),
    ...(step >= 1 ? lit('cost', 'A14 B14 C12', '-1') : []),
    ...(step >= 2 ? [...lit('cost', 'A13 B13 C11', '-2'), ...lit('cost', 'B12', '-3')] : []),
  ];
  const cars = [{ number: 7, at: 'B12' }];
  return shown({ around: ['B11', 'A16', 'C14'], cars, lit: all }, (drawn) => [
    { text: mark('free'), ...wordAt(drawn.space('B15'), 0.12, -0.24) },
    ...(step >= 1 ? [{ text: mark('brake'), ...wordAt(drawn.space('C12'), 0.02, 0.26) }] : []),
  ]);
}

/** E13: links lead inwards. */
export function driving({ mark }: PictureShown): ReactElement {
  const stretch: Stretch = {
    around: ['A3', 'A8', 'C7', 'B4'],
    cars: [
      { number: 7, at: 'A4' },
      { number: 2, at: 'C5' },
    ],
    lit: [...lit('free', 'A6 B6', '2'), ...lit('free', 'C7', '2')],
  };
  return shown(stretch, (drawn) => [
    { text: mark('inwards'), ...wordAt(drawn.space('B6'), -0.2, -0.24) },
    { text: mark('inside'), ...wordAt(drawn.space('C7'), 0.18, 0.2) },
  ]);
}

/** E10: the detour around a car is the shortest path. */
export function straights({ step, mark }: PictureShown): ReactElement {
  const isBlocked = step >= 2;
  const stretch: Stretch = {
    around: ['C10', 'C14', 'B15', 'B12'],
    cars: [{ number: 7, at: 'C11' }, ...(isBlocked ? [{ number: 2, at: 'C12' }] : [])],
    lit: lit('free', 'C13', isBlocked ? '3' : '2'),
    path: isBlocked ? ['C11', 'B13', 'B14', 'C13'] : ['C11', 'C12', 'C13'],
  };
  return shown(stretch, (drawn) => [{ text: mark('end'), ...wordAt(drawn.space('C13'), 0.14, 0.24) }]);
}

/** E11: hemmed in. */
export function braking({ step, mark }: PictureShown): ReactElement {
  const cars = [
    { number: 7, at: 'C11' },
    { number: 2, at: 'C12' },
    { number: 3, at: 'B13' },
  ];
  const all = step >= 1 ? lit('cost', 'C11', '-4') : [];
  return shown({ around: ['C10', 'C14', 'A14', 'B11'], cars, lit: all }, (drawn) => [
    { text: mark('blocked'), ...wordAt(drawn.space('C12'), 0.16, 0.24) },
  ]);
}

/** Behind a car in fourth, three spaces more (R61, R62). */
export function slipstream({ step, mark }: PictureShown): ReactElement {
  const offered =
    step >= 2 ? [...lit('free', 'A24 B23 C22'), ...lit('cost', 'A23 C21', '-1'), ...lit('cost', 'A22 C20', '-2')] : [];
  const cars = [
    { number: 7, at: 'B21' },
    { number: 2, at: 'B22' },
  ];
  return shown({ around: ['B20', 'A25', 'C23'], cars, lit: offered }, (drawn) => [
    { text: mark('ahead'), ...wordAt(drawn.space('B22'), -0.2, -0.3) },
    ...(step >= 2 ? [{ text: mark('more'), ...wordAt(drawn.space('A24'), 0.14, -0.2) }] : []),
  ]);
}

/** E14: four spaces to stop in Sainte-Dévote. */
export function corners({ step, mark }: PictureShown): ReactElement {
  const ends = step >= 2 ? [...lit('free', 'A8 B8 B9 C7'), ...lit('over', 'C8', '-1')] : [];
  const isIn = step >= 3;
  const stretch: Stretch = {
    around: ['B2', 'A10', 'C9'],
    cars: [{ number: 7, at: 'B3', thought: isIn }, ...(isIn ? [{ number: 7, at: 'B9' }] : [])],
    lit: ends,
    ...(isIn ? { path: ['B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9'] } : {}),
    signs: [0],
  };
  return shown(stretch, (drawn) => [
    { text: mark('sign'), ...wordAt(drawn.sign(0), 0.14, 0.2) },
    ...(step === 2 ? [{ text: mark('stops'), ...wordAt(drawn.space('B8'), -0.24, 0.16) }] : []),
  ]);
}

/** Leaving Sainte-Dévote with its stop made. */
export function leaving({ mark }: PictureShown): ReactElement {
  const stretch: Stretch = {
    around: ['B6', 'A14', 'C12'],
    cars: [{ number: 7, at: 'B8' }],
    lit: lit('free', 'A12 A13 B12 B13 C11'),
    signs: [0],
  };
  return shown(stretch, (drawn) => [
    { text: mark('free'), ...wordAt(drawn.space('B12'), 0.1, -0.28) },
    { text: mark('made'), ...wordAt(drawn.space('B8'), -0.16, 0.22) },
  ]);
}

/** E15: nine from B3 without a stop. */
export function overshoot({ step, mark }: PictureShown): ReactElement {
  const ends = [
    ...(step >= 1
      ? [
          ...lit('over', 'A11', '-1'),
          ...lit('over', 'B11', '-2'),
          ...lit('over', 'B12', '-3'),
          ...lit('over', 'C11', '-4'),
        ]
      : []),
    ...(step >= 3 ? lit('cost', 'A10 B9', '-1') : []),
  ];
  const stretch: Stretch = { around: ['B2', 'A13', 'C12'], cars: [{ number: 7, at: 'B3' }], lit: ends, signs: [0] };
  return shown(stretch, (drawn) => [
    ...(step >= 1 ? [{ text: mark('beyond'), look: 'bad' as const, ...wordAt(drawn.space('B12'), 0.12, -0.24) }] : []),
    ...(step >= 3 ? [{ text: mark('stop'), ...wordAt(drawn.space('B9'), -0.22, 0.18) }] : []),
  ]);
}

/** E16: locked in its lane behind a car. */
export function locked({ step, mark }: PictureShown): ReactElement {
  const stretch: Stretch = {
    around: ['B63', 'A71', 'C69', 'B70'],
    cars: [
      { number: 7, at: 'B64' },
      { number: 2, at: 'B70' },
    ],
    lit: [...(step >= 1 ? lit('over', 'B69', '-4') : []), ...(step >= 2 ? lit('cost', 'B68', '-4') : [])],
    ...(step >= 1 ? { path: ['B64', 'B65', 'B66', 'B67', 'B68', 'B69'] } : {}),
  };
  return shown(stretch, (drawn) => [
    { text: mark('ahead'), ...wordAt(drawn.space('B70'), 0.14, 0.24) },
    ...(step >= 2 ? [{ text: mark('stop'), ...wordAt(drawn.space('B68'), 0.2, -0.26) }] : []),
  ]);
}

/** E18: two stops missing in Loews. */
export function crash({ step, mark }: PictureShown): ReactElement {
  const isOut = step >= 2;
  const stretch: Stretch = {
    around: ['B62', 'B70', 'A66', 'C64'],
    cars: [{ number: 7, at: 'B64' }],
    lit: [...lit('cost', 'B68', '-4'), ...(isOut ? lit('shut', 'B69') : [])],
    signs: [4],
  };
  return shown(stretch, (drawn) => [
    { text: mark('stop'), ...wordAt(drawn.space('B68'), -0.28, 0.24) },
    ...(isOut ? [{ text: mark('out'), look: 'bad' as const, ...wordAt(drawn.space('B69'), 0.12, 0.24) }] : []),
  ]);
}

/** E22: cars ahead and beside. */
export function contact({ step, mark }: PictureShown): ReactElement {
  const cars = [
    { number: 7, at: step >= 1 ? 'B14' : 'B12' },
    { number: 2, at: 'A15' },
    { number: 3, at: 'B15' },
  ];
  const ends = step >= 1 ? {} : { lit: lit('free', 'B14') };
  return shown({ around: ['B11', 'A16', 'C14', 'B16'], cars, ...ends }, (drawn) => [
    { text: mark('ahead'), ...wordAt(drawn.space('B15'), 0.16, 0.2) },
    { text: mark('beside'), ...wordAt(drawn.space('A15'), 0.06, -0.26) },
  ]);
}

const INTO_BOX = ['C146', 'P0', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'X4'];

/** E27: fourteen rolled before the pits. */
export function pits({ step, mark }: PictureShown): ReactElement {
  const isIn = step >= 2;
  const stretch: Stretch = {
    around: ['C145', 'A158', 'X4', 'X8'],
    cars: [{ number: 5, at: 'C146', thought: isIn }, ...(isIn ? [{ number: 5, at: 'X4' }] : [])],
    lit: lit('pit', 'X4'),
    ...(step >= 1 ? { path: INTO_BOX } : {}),
  };
  return shown(stretch, (drawn) => [
    { text: mark('entry'), ...wordAt(drawn.space('P0'), -0.08, 0.24) },
    { text: mark('box'), ...wordAt(drawn.space('X4'), 0.06, 0.24) },
  ]);
}

/** A car in its box. */
export function box({ mark }: PictureShown): ReactElement {
  const cars = [{ number: 5, at: 'X4' }];
  return shown({ around: ['P2', 'P9', 'X0', 'X7'], cars, lit: lit('pit', 'X4') }, (drawn) => [
    { text: mark('box'), ...wordAt(drawn.space('X4'), 0.02, -0.3) },
  ]);
}

/** E28: two cars in the lane. */
export function queue({ mark }: PictureShown): ReactElement {
  const cars = [
    { number: 5, at: 'P5' },
    { number: 6, at: 'P6' },
  ];
  return shown({ around: ['P3', 'P9', 'X2', 'X7'], cars, lit: lit('pit', 'X4 X5') }, (drawn) => [
    { text: mark('first'), ...wordAt(drawn.space('P6'), -0.06, -0.36) },
    { text: mark('waits'), ...wordAt(drawn.space('P5'), -0.26, 0.06) },
  ]);
}

/** E29: twelve rolled in the box. */
export function exit({ step, mark }: PictureShown): ReactElement {
  const stretch: Stretch = {
    around: ['P9', 'P17', 'A3', 'C4', 'X4'],
    cars: [{ number: 5, at: 'X4' }],
    lit: step >= 2 ? [...lit('free', 'A2 B3 C3'), ...lit('cost', 'B2 C2', '-1'), ...lit('cost', 'C1', '-2')] : [],
  };
  return shown(stretch, (drawn) => [
    { text: mark('box'), ...wordAt(drawn.space('X4'), -0.02, 0.26) },
    { text: mark('out'), ...wordAt(drawn.space('C1'), 0.02, -0.28) },
  ]);
}
