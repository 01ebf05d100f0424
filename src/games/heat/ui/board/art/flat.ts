// Draws what lies flat on the land: water whose pieces flow together, quays, fields, and boats on top. Not here: where it lies
// (geometry/flat.ts).

import { SAILING_BOAT, YACHT } from '@ui/art/boats';
import { meadow } from '@ui/art/fields';
import { type Piece, pieceAt } from '@ui/art/piece';
import { pools } from '@ui/art/pools';
import { place } from '@ui/art/svg';
import type { Surround } from '../../../geometry/derive-circuit';
import { type FlatKind, type FlatThing, flatThings } from '../../../geometry/flat';
import type { Road } from '../../../geometry/road';
import type { CircuitLook } from './circuit-look';

/** The colours of water from the shore inwards. */
const WATER = ['#cdbf8f', '#9fcfd6', '#5b9db0', '#4a8ba2'] as const;
/** Layers of a quay: half the side of its square, and its colour. */
const QUAY = [
  [18.5, '#8d7f68'],
  [17, '#d8cbb0'],
] as const;
/** A field, board units. */
const FIELD = { width: 92, depth: 62 } as const;
/** Beyond the reach, for shadows. */
const MARGIN = 12;

/** Flat things as pieces to paint, each layer after the one below it. */
export function flat(road: Road, look: CircuitLook): Piece[] {
  return layersOf(flatThings(road.circuit.scenery), look);
}

/** The same things as SVG text. */
export function flatArt(scenery: readonly Surround[], look: CircuitLook): string[] {
  return layersOf(flatThings(scenery), look).map(({ svg }) => svg);
}

function layersOf(things: readonly FlatThing[], look: CircuitLook): Piece[] {
  const of = (...kinds: readonly FlatKind[]): FlatThing[] => things.filter(({ kind }) => kinds.includes(kind));
  const quays = of('quay');
  return [
    ...of('field').map((one) => painted(one, fieldOf(one, look))),
    ...pools(of('water'), WATER),
    ...QUAY.flatMap(([half, colour]) => quays.map((one) => painted(one, square(half, colour)))),
    ...quays.map((one) => painted(one, JOINTS)),
    ...of('yacht', 'sailingBoat').map((one) =>
      painted(one, place(0, 0, one.kind === 'yacht' ? YACHT : SAILING_BOAT, one.turn, one.scale)),
    ),
  ];
}

const JOINTS = '<path d="M-17 0H17M-6 -17V0M6 0V17" stroke="#b3a486" stroke-width=".8" opacity=".7"/>';

function painted({ x, y, reach }: FlatThing, svg: string): Piece {
  return pieceAt(x, y, reach + MARGIN, place(x, y, svg));
}

function square(half: number, colour: string): string {
  return `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="2" fill="${colour}"/>`;
}

/** A field as the land has them, which of its kinds by where it lies. */
function fieldOf({ x, y, turn, scale }: FlatThing, { fields = [] }: CircuitLook): string {
  const paint = fields[Math.abs(Math.round(x * 7 + y * 3)) % Math.max(1, fields.length)] ?? meadow;
  return paint(0, 0, FIELD.width * scale, FIELD.depth * scale, turn);
}
