// Articles' pictures of stretches of road. Each follows the steps of its worked example. The squares are from the rules'
// own examples, all on Thornbury Park.

import { MarkedPicture, type PictureMark } from '@ui/reference/marked-picture';
import type { PictureShown } from '@ui/reference/reference';
import type { ReactElement } from 'react';
import { CAR_COLOURS } from '../../data/charts';
import type { CarColour } from '../../types';
import { type DrawnStretch, drawnStretch, type SceneCar, type Stretch, wordAt } from './road-scene';

/** A stretch and its description. */
function shown(
  stretch: Omit<Stretch, 'circuit'>,
  marks: (drawn: DrawnStretch) => readonly PictureMark[] = () => [],
): ReactElement {
  const drawn = drawnStretch({ circuit: 'thornbury-park', ...stretch });
  return <MarkedPicture picture={drawn.picture} marks={marks(drawn)} />;
}

function ids(text: string): string[] {
  return text.split(' ');
}

/** A drive along these squares: the car at their end, and its first position. */
function driven(colour: CarColour, path: readonly string[]): { cars: SceneCar[]; path: readonly string[] } {
  const [from = '', to = from] = [path[0], path.at(-1)];
  const here = { colour, at: to };
  return { cars: from === to ? [here] : [{ colour, at: from, thought: true }, here], path };
}

/** The first squares of a path: its start, and this many more. */
function first(path: readonly string[], squares: number): readonly string[] {
  return path.slice(0, squares + 1);
}

/** The six cars on the grid. */
export function grid({ mark }: PictureShown): ReactElement {
  const cars = CAR_COLOURS.map((colour, at) => ({ colour, at: `71/${6 - at}` }));
  return shown({ sight: ids('70/1 70/6 1/1 1/6'), cars, margin: 50 }, (drawn) => [
    { text: mark('first'), ...wordAt(drawn.at('71/6'), -0.26, 0.02) },
    { text: mark('last'), ...wordAt(drawn.at('71/1'), -0.26, -0.02) },
  ]);
}

/** [E41] Yellow finishes, then Blue moves and comes further. */
export function aim({ step, mark }: PictureShown): ReactElement {
  const yellow = step >= 0 ? '4/3' : '70/3';
  const blue = step >= 2 ? '5/2' : '69/2';
  const cars: SceneCar[] = [
    { colour: 'yellow', at: yellow },
    { colour: 'blue', at: blue },
  ];
  return shown({ sight: ids('69/2 70/3 0/1 5/2 5/4'), cars }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.at('0/5'), 0, -0.3) },
  ]);
}

/** A car crossing the line. */
export function line({ mark }: PictureShown): ReactElement {
  const drive = driven('red', ids('70/3 71/3 0/3 1/3'));
  return shown({ sight: ids('69/1 69/6 2/1 2/6'), ...drive }, (drawn) => [
    { text: mark('line'), ...wordAt(drawn.at('0/6'), 0.2, -0.1) },
  ]);
}

/** [E31] Black's turn: four squares, four more by a card, and Windmill Corner judged. */
export function turn({ step, mark }: PictureShown): ReactElement {
  const path = ids('46/2 F1/2 F2/2 F3/2 F4/2 52/2 53/2 54/2 55/2');
  const far = step < 1 ? 0 : step < 2 ? 4 : 8;
  return shown(
    { sight: ids('46/2 F2/2 55/2 F3/4'), ...driven('black', first(path, far)), margin: 30, tall: true },
    (drawn) => [{ text: mark('band'), ...wordAt(drawn.at('F2/2'), 0.24, -0.1) }],
  );
}

/** [E6] Around the first pond at 20, 40 and 60. */
export function move({ step, mark }: PictureShown): ReactElement {
  const path = ids('13/3 B1/4 B2/4 16/3');
  return shown(
    { sight: ids('13/3 16/3'), ...driven('red', first(path, step + 1)), margin: 34, tall: true },
    (drawn) => [{ text: mark('pond'), ...wordAt(drawn.at('B1/2'), -0.26, 0.06) }],
  );
}

/** [E10] Gallows Hairpin at 100, where 60 is safe. */
export function gallows({ step, mark }: PictureShown): ReactElement {
  const path = ids('32/4 E1/4 E2/4 E3/4 E4/4 38/4');
  const isOff = step >= 1;
  const drive = driven('green', isOff ? [...path, 'S-gallows'] : path);
  return shown({ sight: ids('32/4 E3/2 38/4 S-gallows'), ...drive }, (drawn) => [
    { text: mark('band'), ...wordAt(drawn.at('E2/4'), -0.24, -0.16) },
    ...(isOff ? [{ text: mark('off'), look: 'bad' as const, ...wordAt(drawn.at('S-gallows'), 0.24, 0.14) }] : []),
  ]);
}

/** [E17][E18] Both lanes beside the pond are taken. */
export function heldup({ step, mark }: PictureShown): ReactElement {
  const yellow = driven('yellow', step < 1 ? ['12/3'] : ids('12/3 13/4'));
  const cars: SceneCar[] = [...yellow.cars, { colour: 'orange', at: 'B1/2' }, { colour: 'green', at: 'B1/4' }];
  return shown({ sight: ids('12/3 B2/2 B2/4'), cars, path: yellow.path, margin: 34, tall: true }, (drawn) => [
    { text: mark('orange'), ...wordAt(drawn.at('B1/2'), -0.24, -0.08) },
    { text: mark('green'), ...wordAt(drawn.at('B1/4'), 0.24, -0.08) },
  ]);
}

/** [E16] From the bay of Gallows Hairpin at 20, 40 and 60. */
export function restart({ step, mark }: PictureShown): ReactElement {
  const path = ids('S-gallows E4/2 E5/2 E6/2');
  return shown({ sight: ids('E3/2 E6/2 38/4 S-gallows'), ...driven('green', first(path, step + 1)) }, (drawn) => [
    { text: mark('bay'), ...wordAt(drawn.at('S-gallows'), 0.2, 0.2) },
  ]);
}

const MILL = ids('20/4 D1/4 D2/4 D3/4 D4/4 D5/4');

/** [E9] Mill Corner at 100 in the lane of 80. */
export function corners({ step, mark }: PictureShown): ReactElement {
  return shown({ sight: ids('20/4 D1/2 D3/4 D5/3 25/2'), ...driven('green', step < 1 ? ['20/4'] : MILL) }, (drawn) => [
    { text: mark('outside'), ...wordAt(drawn.at('D3/4'), 0.2, -0.12) },
    { text: mark('inside'), ...wordAt(drawn.at('D2/2'), -0.24, 0.1) },
  ]);
}

/** [E9] The same drive, and a roll of 3. */
export function spinoff({ step, mark }: PictureShown): ReactElement {
  const drive = driven('green', step < 1 ? MILL : [...MILL, 'S-mill']);
  return shown({ sight: ids('20/4 D1/2 D5/3 25/2 S-mill'), ...drive }, (drawn) => [
    { text: mark('bay'), look: 'bad', ...wordAt(drawn.at('S-mill'), 0.18, -0.1) },
  ]);
}

/** [E35] Quick Reactions with only two squares of free road. */
export function extra({ step, mark }: PictureShown): ReactElement {
  const yellow = driven('yellow', first(ids('A4/4 A5/4 12/3 13/3'), step < 3 ? 1 : 3));
  const cars: SceneCar[] = [...yellow.cars, { colour: 'orange', at: 'B1/2' }, { colour: 'green', at: 'B1/4' }];
  return shown({ sight: ids('A4/4 12/3 B1/2 B1/4'), cars, path: yellow.path, margin: 34, tall: true }, (drawn) => [
    { text: mark('taken'), ...wordAt(drawn.at('B1/4'), 0.26, 0) },
  ]);
}

/** [E32] Off at 60, and on to 120. */
export function carburettor({ step, mark }: PictureShown): ReactElement {
  const path = ids('S-mill D4/4 D5/4 25/4 26/4 27/4 28/4');
  return shown(
    { sight: ids('S-mill D3/4 25/2 28/4 28/2'), ...driven('blue', first(path, step < 2 ? 3 : 6)) },
    (drawn) => [{ text: mark('start'), ...wordAt(drawn.at('S-mill'), 0.2, -0.1) }],
  );
}

/** [E33] Through Mill Corner at 160. */
export function superb({ step, mark }: PictureShown): ReactElement {
  const path = [...MILL, ...ids('25/4 26/4 27/4')];
  return shown({ sight: ids('20/4 D1/2 D3/4 27/2 27/4'), ...driven('red', step < 1 ? ['20/4'] : path) }, (drawn) => [
    { text: mark('corner'), ...wordAt(drawn.at('D3/4'), 0.2, -0.12) },
  ]);
}

/** [E26] Two squares into the car's own pit. */
export function pits({ step, mark }: PictureShown): ReactElement {
  const path = ids('63/2 64/1 P-yellow');
  return shown({ sight: ids('63/3 64/1 67/3 P-yellow'), ...driven('yellow', path), margin: 40 }, (drawn) => [
    { text: mark('own'), ...wordAt(drawn.at('P-yellow'), 0.02, 0.3) },
    ...(step > 3 ? [] : [{ text: mark('next'), ...wordAt(drawn.at('P-orange'), 0.24, 0.3) }]),
  ]);
}
