// Formula D's pictures for shelf, setup and lists: circuits with or without cars, single cars, and circuit facts as text.

import type { SeatInfo } from '@api/contract';
import type { Colour } from '@core/contract';
import { around, boxAround, focusIn, framed } from '@geometry/box';
import { degrees } from '@geometry/line';
import { colourIndex, hexOf } from '@ui/art/colours';
import { cutPieces } from '@ui/art/cut';
import { lightOver } from '@ui/art/light';
import type { Picture } from '@ui/art/picture';
import { place } from '@ui/art/svg';
import { wingedCarArt } from '@ui/art/winged-car';
import { circuitPictures, LARGE } from '@ui/game/board/circuit-pictures';
import type { GameUi } from '@ui/game-ui';
import { seatShown } from '@ui/seat-car';
import { CAR_COLOURS } from '../../data/cars';
import { CIRCUITS } from '../../data/circuits';
import { CAR_SCALE, roadOf } from '../../geometry/road';
import { SIGN, signBox, signSpot } from '../../geometry/sign-place';
import type { FormulaUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { CarView, FormulaView } from '../../types';
import { layoutOf, type Scene, sceneOf } from './art/scene';
import { signArt } from './art/signs';
import { planOf } from './art/thumbnail';
import { tunnelPieces } from './art/tunnel';

/** The height of boxes in a large picture, px, so they can be read. Cars are larger too. */
const SIGN_HEIGHT = 19;
/** Space around boxes at the picture's edge, board units. */
const MARGIN = 22;
const CAR_GROWTH = 1.5;

/** The whole circuit. 'thumbnail': a small plan. view: with the cars of this FormulaView. */
export const circuitPicture: GameUi<FormulaUi>['circuitPicture'] = circuitPictures({
  fields: ['cars', 'standings'],
  large: draw,
  plan: (circuit, width, height) => planOf(layoutOf(circuit), width, height),
});

function draw(circuit: string, view: FormulaView | undefined, seats: readonly SeatInfo[]): Picture {
  const scene = sceneOf(circuit);
  const { road, frame } = scene;
  const wide = Math.max(frame.right - frame.left, ((frame.bottom - frame.top) * LARGE.width) / LARGE.height);
  const scale = (SIGN_HEIGHT * wide) / (SIGN.height * LARGE.width);
  const boxes = road.circuit.corners.map((corner) => signBox(road, corner, scale));
  const all = boxes.map(({ left, right, top, bottom }) =>
    boxAround(
      [
        [left, top],
        [right, bottom],
      ],
      MARGIN,
    ),
  );
  const part = framed(all.reduce(around, frame), LARGE.width / LARGE.height);
  const over = [
    ...(view ? cars(scene, view) : []),
    ...tunnelPieces(road).map(({ svg }) => svg),
    ...road.circuit.corners.map((corner) => place(...signSpot(road, corner, scale), signArt(corner, false), 0, scale)),
    lightOver(part),
  ];
  const picture = { svg: cutPieces(scene.pieces, { part, ...LARGE, over: over.join('') }), ...LARGE };
  const shown = view?.cars.find(({ seat }) => seat === seatShown(seats, view.standings));
  return shown ? { ...picture, focus: focusIn(part, road.spot(shown.at)) } : picture;
}

/** A car from above, nose to the right. Its colour determines its number. */
export function carPicture(colour: Colour, number: number | null): Picture {
  const colours: readonly Colour[] = CAR_COLOURS;
  const own = colours.indexOf(colour) + 1;
  const art = wingedCarArt({
    colour: hexOf(colour),
    pattern: colourIndex(colour),
    number: own > 0 ? own : (number ?? 0),
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-25 -15 50 30" width="100" height="60">${art}</svg>`;
  return { svg, width: 100, height: 60 };
}

/** Facts below the drawn circuit, as value and label. */
export function circuitFacts(circuitId: string): readonly (readonly [value: string, label: string])[] {
  const { lane, corners } = roadOf(circuitId).circuit;
  const counts = ['A', 'B', 'C'].map((name) => lane.filter((one) => one === name).length);
  const stops = corners.reduce((sum, corner) => sum + corner.stops, 0);
  return [
    [`${Math.min(...counts)}–${Math.max(...counts)}`, t('fact.spaces')],
    [String(corners.length), t('fact.corners')],
    [String(stops), t('fact.stops')],
    [String(longestStraight(circuitId)), t('fact.straight')],
  ];
}

/** Spaces of the longest straight in its longest lane. */
function longestStraight(circuitId: string): number {
  const { sections, section, lane } = roadOf(circuitId).circuit;
  const lengths = sections
    .filter(({ kind }) => kind === 'straight')
    .flatMap(({ index }) =>
      ['A', 'B', 'C'].map((name) => lane.filter((one, space) => one === name && section[space] === index).length),
    );
  return Math.max(...lengths);
}

/** One line about the circuit's character; empty for a player's own. */
export function circuitBlurb(circuitId: string): string {
  return Object.hasOwn(CIRCUITS, circuitId) ? t(`circuit.${circuitId}.blurb`) : '';
}

function cars(scene: Scene, view: FormulaView): string[] {
  return view.cars
    .filter(({ status }) => status !== 'finished' && status !== 'eliminated')
    .map((car) => carOnRoad(scene, car));
}

function carOnRoad({ road }: Scene, { at, colour, number }: CarView): string {
  const { x, y, angle } = road.spot(at);
  const art = wingedCarArt({ colour: hexOf(colour), pattern: colourIndex(colour), number });
  return place(x, y, art, degrees(angle), CAR_SCALE * road.carScale(at) * CAR_GROWTH);
}
