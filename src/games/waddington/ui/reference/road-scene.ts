// A stretch of a circuit for articles' pictures: the board's own road with cars and a path on it.
// Not here: races; those have the live board.

import { carArt, ghostCarArt } from '@ui/art/car';
import { colourIndex, hexOf } from '@ui/art/colours';
import { cutPieces, focusIn, framed } from '@ui/art/cut';
import { painted } from '@ui/art/glyphs';
import { lightOver } from '@ui/art/light';
import { boxAround } from '@ui/art/piece';
import { degrees, num, place } from '@ui/art/svg';
import type { Picture } from '@ui/game-ui';
import { CAR_COLOURS } from '../../data/charts';
import type { CarColour, CircuitId } from '../../types';
import { labelArt, labelBox, labelSpot, markerOf } from '../board/art/labels';
import { type Scene, sceneOf } from '../board/art/scene';
import { CAR_SCALE, type Road } from '../board/geometry/road';

/** A car on the stretch. at: id of a square, pit or spin-off point. thought: only where it was. */
export interface SceneCar {
  colour: CarColour;
  at: string;
  thought?: boolean;
}

/** The input of a drawing. Places are ids from the circuit's file. */
export interface Stretch {
  circuit: CircuitId;
  /** Places that must be visible. */
  sight: readonly string[];
  cars?: readonly SceneCar[];
  /** From the car's first square over every square it entered, each with its number. */
  path?: readonly string[];
  /** Board units of land around the visible places. */
  margin?: number;
  /** The stretch goes up or down, so the picture is taller. */
  tall?: true;
}

/** A point in a picture, as shares of its width and height. */
type Share = readonly [x: number, y: number];

/** The picture, and functions to locate things in it. */
export interface DrawnStretch {
  picture: Picture;
  at(id: string): Share;
}

const WIDE = { width: 720, height: 320 } as const;
const TALL = { width: 720, height: 430 } as const;
const MARGIN = 44;
const AMBER = '#ffc25a';
/** How far behind the middle of a band's square its disc is, board units. */
const BESIDE_NUMBER = 15;

/** Draws a stretch of road. */
export function drawnStretch(stretch: Stretch): DrawnStretch {
  const { circuit, sight, cars = [], path = [], margin = MARGIN, tall = false } = stretch;
  const size = tall ? TALL : WIDE;
  const scene = sceneOf(circuit);
  const { road } = scene;
  const spotOf = (id: string) => road.spot(road.placeOf(id));
  const points = sight.map((id) => [spotOf(id).x, spotOf(id).y] as const);
  const part = framed(boxAround(points, margin), size.width / size.height);
  const names = road.circuit.corners.filter((corner) => {
    const { left, right, top, bottom } = labelBox(road, corner);
    return left > part.left && right < part.right && top > part.top && bottom < part.bottom;
  });
  const over = [
    ...pathArt(road, path),
    ...cars.map((car) => carOn(scene, car)),
    ...names.map((corner) => {
      const [x, y] = labelSpot(road, corner);
      return place(x, y, labelArt(corner, markerOf(road.circuit, corner)));
    }),
    lightOver(part),
  ].join('');
  const svg = cutPieces([...scene.pieces, ...scene.numbers], { part, ...size, over });
  return { picture: { svg, ...size }, at: (id) => focusIn(part, spotOf(id)) };
}

/** The position of a label: this far right of its place and below it, kept off the edges. */
export function wordAt([x, y]: Share, right: number, down: number): { x: number; y: number; to: Share } {
  const kept = (share: number, least: number) => Math.min(1 - least, Math.max(least, share));
  return { x: kept(x + right, 0.14), y: kept(y + down, 0.09), to: [x, y] };
}

/** The numbers of the entered squares, and the line through them. */
function pathArt(road: Road, path: readonly string[]): string[] {
  if (path.length < 2) return [];
  const spots = path.map((id) => road.spot(road.placeOf(id)));
  const route = spots.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L');
  const dots = `<path d="M${route}" fill="none" stroke="${AMBER}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0.1 6.4"/>`;
  const bands = new Set(road.circuit.corners.flatMap(({ band }) => band.map(({ cell }) => cell)));
  const discs = spots.slice(1, -1).map((spot, at) => {
    // Keeps a band's own number readable.
    const back = bands.has(path[at + 1] ?? '') ? BESIDE_NUMBER : 0;
    return place(spot.x - Math.cos(spot.angle) * back, spot.y - Math.sin(spot.angle) * back, numberDisc(at + 1));
  });
  return [dots, ...discs];
}

function numberDisc(n: number): string {
  return `<circle r="7" fill="#14171b" stroke="${AMBER}" stroke-width="1.6"/>${painted(String(n), { size: 9.5, fill: '#fff' })}`;
}

function carOn({ road }: Scene, { colour, at, thought }: SceneCar): string {
  const there = road.placeOf(at);
  const { x, y, angle } = road.spot(there);
  const hex = hexOf(colour);
  const number = CAR_COLOURS.indexOf(colour) + 1;
  const art = thought ? ghostCarArt(hex) : carArt({ colour: hex, index: colourIndex(colour), number });
  return place(x, y, art, degrees(angle), CAR_SCALE * road.carScale(there));
}
