// Heat's pictures for shelf, setup and lists: a circuit with or without cars, a car, and a circuit's facts as text.

import type { SeatInfo } from '@api/contract';
import { focusIn, framed } from '@geometry/box';
import { degrees } from '@geometry/line';
import { CAR_SCALE, carArt } from '@ui/art/car';
import { colourIndex, hexOf } from '@ui/art/colours';
import { lightOver } from '@ui/art/light';
import type { Picture } from '@ui/art/picture';
import { place } from '@ui/art/svg';
import { circuitPictures, LARGE } from '@ui/game/board/circuit-pictures';
import type { GameUi } from '@ui/game-ui';
import { carNumber, seatShown } from '@ui/seat-car';
import { TRACKS } from '../../data/tracks';
import { drawnCircuit } from '../../geometry/circuits';
import { gantrySpot, signSpot } from '../../geometry/roadside';
import type { HeatUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { CarView, HeatView } from '../../types';
import { cutScene, type Scene, sceneOf } from './art/scene';
import { type PlanLook, planOf } from './art/thumbnail';
import { gantry, LIGHT_SPOTS, lamp, limitSign } from './art/trackside';

export { carPicture } from '@ui/art/car-picture';

/** Signs in a large picture are larger than on the board, to be readable at its size; with cars even larger. */
const SIGN_SCALE = 1.35;
const CAR_GROWTH = 1.25;
const GREEN = '#59d98b';

/** The whole circuit; 'thumbnail': a small plan; view: with the cars of this HeatView. */
export const circuitPicture: GameUi<HeatUi>['circuitPicture'] = circuitPictures({
  fields: ['cars', 'limits'],
  large: draw,
  plan: (circuit, width, height) => planOf(sceneOf(circuit), width, height),
});

function draw(circuit: string, view: HeatView | undefined, seats: readonly SeatInfo[]): Picture {
  const scene = sceneOf(circuit);
  const part = framed(scene.frame, LARGE.width / LARGE.height);
  const over = [
    ...(view ? cars(scene, view) : []),
    ...signs(scene, view?.limits),
    startGantry(scene),
    lightOver(part),
  ].join('');
  const picture = { svg: cutScene(scene, { part, ...LARGE, over }), ...LARGE };
  return view ? { ...picture, focus: focusIn(part, spotShown(scene, view, seats)) } : picture;
}

/** The plan of a circuit at any size, px. */
export function circuitPlan(circuit: string, width: number, height: number, look?: PlanLook): Picture {
  return { svg: planOf(sceneOf(circuit), width, height, look), width, height };
}

/** Facts to show below the drawn circuit, as value and label. */
export function circuitFacts(circuit: string): readonly (readonly [value: string, label: string])[] {
  const { length, corners, setup } = drawnCircuit(circuit);
  return [
    [String(length), t('fact.spaces')],
    [String(corners.length), t('fact.corners')],
    [String(setup.heat), t('fact.heat')],
    [String(setup.stress), t('fact.stress')],
  ];
}

/** One line about the circuit's character. */
export function circuitBlurb(circuit: string): string {
  return Object.hasOwn(TRACKS, circuit) ? t(`blurb.${circuit}`) : '';
}

/** Where the car is that the picture focuses on. */
function spotShown({ road }: Scene, view: HeatView, seats: readonly SeatInfo[]): { x: number; y: number } {
  const car = view.cars.find(({ seat }) => seat === seatShown(seats, view.standings));
  return road.cell(car?.progress ?? 0, car?.lane ?? 0);
}

function cars(scene: Scene, view: HeatView): string[] {
  return view.cars.filter((car) => car.status === 'racing').map((car) => carOnRoad(scene, car));
}

function carOnRoad({ road }: Scene, car: CarView): string {
  const spot = road.cell(car.progress, car.lane);
  const scale = CAR_SCALE * road.carScale(car.progress, car.lane) * CAR_GROWTH;
  const art = carArt({ colour: hexOf(car.colour), index: colourIndex(car.colour), number: carNumber(car.seat) });
  return place(spot.x, spot.y, art, degrees(spot.angle), scale);
}

function signs({ road, theme }: Scene, limits?: readonly number[]): string[] {
  return road.circuit.corners.map((corner) => {
    const { x, y } = signSpot(road, corner, SIGN_SCALE);
    return place(x, y, limitSign(theme, limits?.[corner.index] ?? corner.limit), 0, SIGN_SCALE);
  });
}

function startGantry({ road }: Scene): string {
  const { x, y, turn } = gantrySpot(road);
  const lights = LIGHT_SPOTS.map((spot) => place(0, spot, lamp(GREEN))).join('');
  return place(x, y, gantry(road) + lights, turn);
}
