// Dice as solid bodies: visible faces after a turn, their shading and the positions of their numbers, and dice at rest.

import type { Picture } from '@ui/art/picture';
import { painted } from './glyphs';
import {
  cross,
  type Face,
  type Frame,
  facesOf,
  lengthOf,
  minus,
  type Rotation,
  type Sides,
  turned,
  turnOnto,
  unit,
  type Vector,
} from './polyhedra';
import { inkOn, num, shade } from './svg';

/** A die. faces: one number per face in the order the game draws them; a four-sided die is read at its top corner. */
export interface DieLook {
  sides: Sides;
  /** #rrggbb. */
  colour: string;
  faces: readonly number[];
}
/** A number on a face: across and down are its em vectors as seen by the viewer. */
export interface DieNumber {
  value: number;
  middle: readonly [x: number, y: number];
  across: readonly [x: number, y: number];
  down: readonly [x: number, y: number];
}
/** A visible face; corners in radii of the body, y down. */
export interface SeenFace {
  corners: readonly (readonly [x: number, y: number])[];
  fill: string;
  /** Opacity of its numbers, 0 to 1: they fade as the face turns away. */
  facing: number;
  numbers: readonly DieNumber[];
}

const LIGHT = unit([-0.5, -0.75, 0.62]);
/** Size of numbers, as a share of the body's radius. */
const NUMBER_SIZE: Readonly<Record<Sides, number>> = { 4: 0.5, 6: 0.78, 8: 0.62, 12: 0.62, 20: 0.46, 30: 0.46 };
/** The direction of the rolled face at rest: towards the viewer, slightly to one side. */
const RESTS: Readonly<Record<Sides, Vector>> = {
  4: [0, -0.84, 0.54],
  6: [-0.3, -0.36, 0.88],
  8: [-0.1, -0.24, 0.96],
  12: [-0.12, -0.2, 0.97],
  20: [-0.08, -0.14, 0.98],
  30: [-0.08, -0.14, 0.98],
};
/** The direction of a pyramid's edge at rest: towards the viewer, slightly to one side. */
const PYRAMID_EDGE: Vector = [0.2, 0, 0.98];
/** Distance of a pyramid's numbers from the middle of a face towards the corner. */
const TOWARDS_CORNER = 0.44;
const PICTURE_SIZE = 72;
const RADIUS = 30;

/** The rotation of a die at rest that shows this face. */
export function restTurn(sides: Sides, face: number): Rotation {
  const shown = facesOf(sides)[face] ?? first(sides);
  const to: Frame = { normal: unit(RESTS[sides]), up: [0.1, -1, 0] };
  if (sides !== 4) return turnOnto({ normal: shown.normal, up: upOf(sides, shown) }, to);
  return turnOnto({ normal: cornerOf(face), up: cornerOf(face + 1) }, { normal: to.normal, up: PYRAMID_EDGE });
}

/** The visible faces of a die after a turn, those that face away most first. */
export function seenFaces(die: DieLook, turn: Rotation): SeenFace[] {
  const faces = facesOf(die.sides);
  return faces
    .map((face, index) => ({ face, index, normal: turned(turn, face.normal) }))
    .filter(({ normal }) => normal[2] > 0.02)
    .sort((a, b) => a.normal[2] - b.normal[2] || a.index - b.index)
    .map(({ face, index, normal }) => ({
      corners: face.corners.map((corner) => flat(turned(turn, corner))),
      fill: lit(die.colour, normal),
      facing: die.sides === 4 ? 1 : Math.round(Math.min(1, Math.max(0.12, normal[2] * 1.5 - 0.5)) * 100) / 100,
      numbers: numbersOn(die, face, index, turn),
    }));
}

/** A die at rest with its shadow, centred on 0, 0. value: the number it shows. */
export function dieArt(die: DieLook, value: number, radius = RADIUS): string {
  const index = die.faces.indexOf(value);
  const shown = Math.max(0, index);
  const worn = index < 0 ? { ...die, faces: die.faces.with(0, value) } : die;
  const ink = inkOn(die.colour);
  const edge = shade(die.colour, -0.45);
  const seen = seenFaces(worn, restTurn(die.sides, shown));
  const faces = seen.map((face) => faceArt(face, radius, ink, edge));
  const outline = seen.map((face) => `M${pointsOf(face, radius)}Z`).join('');
  const shadow = `<path d="${outline}" transform="translate(${num(radius * 0.1)} ${num(radius * 0.2)})" fill="#000" opacity=".36"/>`;
  return shadow + faces.join('');
}

/** A die that shows a number, as a separate picture. */
export function diePicture(die: DieLook, value: number): Picture {
  const half = PICTURE_SIZE / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${PICTURE_SIZE} ${PICTURE_SIZE}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}">${dieArt(die, value)}</svg>`;
  return { svg, width: PICTURE_SIZE, height: PICTURE_SIZE };
}

function faceArt(face: SeenFace, radius: number, ink: string, edge: string): string {
  const numbers = face.numbers.map(({ value, middle, across, down }) => {
    const matrix = [across[0], across[1], down[0], down[1], middle[0], middle[1]]
      .map((one) => Math.round(one * radius * 1000) / 1000)
      .join(' ');
    const faint = face.facing < 1 ? ` opacity="${face.facing}"` : '';
    return `<g transform="matrix(${matrix})"${faint}>${numberArt(value, ink)}</g>`;
  });
  return `<path d="M${pointsOf(face, radius)}Z" fill="${face.fill}" stroke="${edge}" stroke-width="${num(radius * 0.045)}" stroke-linejoin="round"/>${numbers.join('')}`;
}

function pointsOf({ corners }: SeenFace, radius: number): string {
  return corners.map(([x, y]) => `${num(x * radius)} ${num(y * radius)}`).join('L');
}

/** A number one em high, centred on 0, 0; drawn large and scaled down, which keeps the outlines' precision. */
export function numberArt(value: number, ink: string): string {
  return `<g transform="scale(.01)">${painted(String(value), { size: 100, fill: ink })}</g>`;
}

function numbersOn(die: DieLook, face: Face, index: number, turn: Rotation): DieNumber[] {
  const size = NUMBER_SIZE[die.sides];
  if (die.sides !== 4) return [numberAt(die.faces[index] ?? 0, face, face.middle, upOf(die.sides, face), size, turn)];
  return face.corners.map((corner) => {
    const out = minus(corner, face.middle);
    const spot: Vector = [
      face.middle[0] + out[0] * TOWARDS_CORNER,
      face.middle[1] + out[1] * TOWARDS_CORNER,
      face.middle[2] + out[2] * TOWARDS_CORNER,
    ];
    return numberAt(die.faces[cornerIndex(corner)] ?? 0, face, spot, out, size, turn);
  });
}

function numberAt(value: number, face: Face, spot: Vector, up: Vector, size: number, turn: Rotation): DieNumber {
  const across = unit(cross(face.normal, up));
  const down = cross(face.normal, across);
  const scaled = ([x, y]: Vector): readonly [number, number] => [x * size, y * size];
  return {
    value,
    middle: flat(turned(turn, spot)),
    across: scaled(turned(turn, across)),
    down: scaled(turned(turn, down)),
  };
}

/** The up direction of a face: a corner; an edge of a cube; the near corner of a rhombus. */
function upOf(sides: Sides, face: Face): Vector {
  const [a = face.middle, b = face.middle] = face.corners;
  if (sides === 6)
    return [(a[0] + b[0]) / 2 - face.middle[0], (a[1] + b[1]) / 2 - face.middle[1], (a[2] + b[2]) / 2 - face.middle[2]];
  const outs = face.corners.map((corner) => minus(corner, face.middle));
  if (sides !== 30) return outs[0] ?? a;
  return outs.reduce((best, out) => (lengthOf(out) < lengthOf(best) - 1e-6 ? out : best));
}

function lit(colour: string, normal: Vector): string {
  const light = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
  return shade(colour, light > 0.62 ? (light - 0.62) * 0.75 : (light - 0.62) * 0.62);
}

function flat([x, y]: Vector): readonly [x: number, y: number] {
  return [x, y];
}

function first(sides: Sides): Face {
  const [face] = facesOf(sides);
  if (!face) throw new Error(`a body of ${sides} sides has no faces`);
  return face;
}

/** The pyramid's corners in a fixed order. */
function pyramidCorners(): Vector[] {
  const found: Vector[] = [];
  for (const corner of facesOf(4).flatMap((face) => face.corners)) {
    if (!found.some((known) => lengthOf(minus(known, corner)) < 1e-6)) found.push(corner);
  }
  return found;
}

function cornerOf(index: number): Vector {
  return pyramidCorners()[index % 4] ?? [0, 0, 1];
}

function cornerIndex(corner: Vector): number {
  return pyramidCorners().findIndex((one) => lengthOf(minus(one, corner)) < 1e-6);
}
