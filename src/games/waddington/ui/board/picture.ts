// Waddington's pictures for shelf, setup and lists: circuits with or without cars, single
// cars, and circuit facts as text.

import type { SeatInfo } from '@api/contract';
import type { Box } from '@geometry/box';
import { around, focusIn, framed } from '@geometry/box';
import { degrees } from '@geometry/line';
import { carArt } from '@ui/art/car';
import { colourIndex, hexOf } from '@ui/art/colours';
import { cutPieces } from '@ui/art/cut';
import { lightOver } from '@ui/art/light';
import type { Picture } from '@ui/art/picture';
import { place } from '@ui/art/svg';
import { circuitPictures, LARGE } from '@ui/game/board/circuit-pictures';
import type { GameUi } from '@ui/game-ui';
import { carNumber, seatShown } from '@ui/seat-car';
import { CIRCUITS, drawnCircuit } from '../../data/circuits';
import { markerOf } from '../../geometry/corner-names';
import { CAR_SCALE } from '../../geometry/road';
import type { WaddingtonUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { CarView, WaddingtonView } from '../../types';
import { LABEL_HEIGHT, labelArt, labelBox, labelSpot } from './art/labels';
import { type Scene, sceneOf } from './art/scene';
import { planOf } from './art/thumbnail';

export { carPicture } from '@ui/art/car-picture';

/** The height of names in a large picture, px, so they can be read. Cars are larger too. */
const NAME_HEIGHT = 15.5;
const MARGIN = 6;
const CAR_GROWTH = 1.3;

/** The whole circuit. 'thumbnail': a small plan. view: with the cars of this WaddingtonView. */
export const circuitPicture: GameUi<WaddingtonUi>['circuitPicture'] = circuitPictures({
  fields: ['cars', 'bands'],
  large: draw,
  plan: (circuit, width, height) => planOf(sceneOf(circuit), width, height),
});

function draw(circuit: string, view: WaddingtonView | undefined, seats: readonly SeatInfo[]): Picture {
  const scene = sceneOf(circuit);
  const { road, frame } = scene;
  const scale = (NAME_HEIGHT * (frame.right - frame.left)) / (LABEL_HEIGHT * LARGE.width);
  const names = road.circuit.corners.map((corner) => labelBox(road, corner, scale));
  const part = framed(names.map(withMargin).reduce(around, frame), LARGE.width / LARGE.height);
  const over = [...(view ? cars(scene, view) : []), ...labels(scene, scale), lightOver(part)].join('');
  const picture = { svg: cutPieces([...scene.pieces, ...scene.numbers], { part, ...LARGE, over }), ...LARGE };
  const shown = view?.cars.find(({ seat }) => seat === seatShown(seats, view.standings));
  return shown && shown.at >= 0 ? { ...picture, focus: focusIn(part, road.spot(shown.at)) } : picture;
}

/** Facts below the drawn circuit, as value and label. */
export function circuitFacts(circuit: string): readonly (readonly [value: string, label: string])[] {
  const { squaresPerLap, corners, defaultLaps } = drawnCircuit(circuit);
  const limits = corners.flatMap(({ band }) => band.map(({ limit }) => limit));
  return [
    [`${squaresPerLap.shortest}–${squaresPerLap.longest}`, t('facts.squares')],
    [String(corners.length), t('facts.corners')],
    [`${Math.min(...limits)}–${Math.max(...limits)}`, t('facts.limits')],
    [String(defaultLaps), t('facts.laps')],
  ];
}

/** One line about the circuit's character; empty for a player's own. */
export function circuitBlurb(circuit: string): string {
  return Object.hasOwn(CIRCUITS, circuit) ? t(`blurb.${circuit}`) : '';
}

function withMargin(name: Box): Box {
  return {
    left: name.left - MARGIN,
    top: name.top - MARGIN,
    right: name.right + MARGIN,
    bottom: name.bottom + MARGIN,
  };
}

function labels({ road }: Scene, scale: number): string[] {
  return road.circuit.corners.map((corner) => {
    const [x, y] = labelSpot(road, corner, scale);
    return place(x, y, labelArt(corner, markerOf(road.circuit, corner)), 0, scale);
  });
}

function cars(scene: Scene, view: WaddingtonView): string[] {
  return view.cars.filter((car) => car.at >= 0).map((car) => carOnRoad(scene, car));
}

function carOnRoad({ road }: Scene, { at, colour, seat }: CarView): string {
  const spot = road.spot(at);
  const art = carArt({ colour: hexOf(colour), index: colourIndex(colour), number: carNumber(seat) });
  return place(spot.x, spot.y, art, degrees(spot.angle), CAR_SCALE * road.carScale(at) * CAR_GROWTH);
}
