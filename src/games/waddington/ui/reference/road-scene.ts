// A stretch of a circuit for articles' pictures: the board's own road with cars and a path on it.
// Not here: races; those have the live board.

import { boxAround, focusIn, framed } from '@geometry/box';
import { degrees } from '@geometry/line';
import { carArt, ghostCarArt } from '@ui/art/car';
import { colourIndex, hexOf } from '@ui/art/colours';
import { cutPieces } from '@ui/art/cut';
import { lightOver } from '@ui/art/light';
import { place } from '@ui/art/svg';
import {
  carsIn,
  type DrawnScene,
  idsIn,
  type LabelPlacing,
  type PlacedCar,
  type SceneFields,
} from '@ui/reference/scene';
import { dotted, numberDisc } from '@ui/reference/scene-art';
import { CAR_COLOURS } from '../../data/charts';
import { markerOf } from '../../geometry/corner-names';
import { CAR_SCALE, type Road } from '../../geometry/road';
import type { CarColour } from '../../types';
import { labelArt, labelBox, labelSpot } from '../board/art/labels';
import { type Scene, sceneOf } from '../board/art/scene';

/** The id of a square, pit or spin-off point. */
type PlaceId = string;

/** What to draw: a stretch of Thornbury Park. Lists of places: '70/1 70/6'. */
export interface Stretch extends SceneFields<CarColour, PlaceId> {
  /** Places that must be visible. */
  around: string;
  /** The car that drives along the path; a ghost stays where it was. */
  driver?: CarColour;
  /** From the driver's first square over every square it enters, each with its number. */
  path?: string;
  /** Squares that it has driven; left out: all of them. */
  driven?: number;
  /** Board units of land around the visible places. */
  margin?: number;
  /** The stretch goes up or down, so the picture is taller. */
  tall?: true;
}

/** Labels point at the middle of a square. */
export const LABELS: LabelPlacing = { edge: [0.14, 0.09], gap: { length: 0 } };

const WIDE = { width: 720, height: 320 } as const;
const TALL = { width: 720, height: 430 } as const;
const MARGIN = 44;
const DISC = { radius: 7, ring: 1.6, size: 9.5 } as const;
/** How far behind the middle of a band's square its disc is, board units. */
const BESIDE_NUMBER = 15;

/** Draws a stretch of road. */
export function drawnStretch(stretch: Stretch): DrawnScene<PlaceId> {
  const { driver, margin = MARGIN, tall = false } = stretch;
  const size = tall ? TALL : WIDE;
  const scene = sceneOf('thornbury-park');
  const { road } = scene;
  const spotOf = (id: PlaceId) => road.spot(road.placeOf(id));
  const points = idsIn(stretch.around).map((id) => [spotOf(id).x, spotOf(id).y] as const);
  const part = framed(boxAround(points, margin), size.width / size.height);
  const [start = '', ...squares] = idsIn(stretch.path);
  const driven = squares.slice(0, stretch.driven);
  const drive = driver === undefined ? {} : { [driver]: driven.length === 0 ? start : [start, driven.at(-1) ?? start] };
  const names = road.circuit.corners.filter((corner) => {
    const { left, right, top, bottom } = labelBox(road, corner);
    return left > part.left && right < part.right && top > part.top && bottom < part.bottom;
  });
  const over = [
    ...pathArt(road, [start, ...driven]),
    ...carsIn<CarColour, PlaceId>({ ...drive, ...stretch.cars }).map((car) => carOn(scene, car)),
    ...names.map((corner) => {
      const [x, y] = labelSpot(road, corner);
      return place(x, y, labelArt(corner, markerOf(road.circuit, corner)));
    }),
    lightOver(part),
  ].join('');
  const svg = cutPieces([...scene.pieces, ...scene.numbers], { part, ...size, over });
  return { picture: { svg, ...size }, spot: (id) => focusIn(part, spotOf(id)) };
}

/** The numbers of the entered squares, and the line through them. */
function pathArt(road: Road, path: readonly string[]): string[] {
  if (path.length < 2) return [];
  const spots = path.map((id) => road.spot(road.placeOf(id)));
  const bands = new Set(road.circuit.corners.flatMap(({ band }) => band.map(({ cell }) => cell)));
  const discs = spots.slice(1, -1).map((spot, at) => {
    // Keeps a band's own number readable.
    const back = bands.has(path[at + 1] ?? '') ? BESIDE_NUMBER : 0;
    return place(spot.x - Math.cos(spot.angle) * back, spot.y - Math.sin(spot.angle) * back, numberDisc(at + 1, DISC));
  });
  return [dotted(spots, 3, 6.4), ...discs];
}

function carOn({ road }: Scene, { who, at, isGhost }: PlacedCar<CarColour, PlaceId>): string {
  const there = road.placeOf(at);
  const { x, y, angle } = road.spot(there);
  const hex = hexOf(who);
  const number = CAR_COLOURS.indexOf(who) + 1;
  const art = isGhost ? ghostCarArt(hex) : carArt({ colour: hex, index: colourIndex(who), number });
  return place(x, y, art, degrees(angle), CAR_SCALE * road.carScale(there));
}
