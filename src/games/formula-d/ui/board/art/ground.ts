// The land around the road: colour, soft blobs, hillside lines, runways, and water with its quay, piers and yachts.

import { type Box, boxAround } from '@geometry/box';
import { chance } from '@geometry/chance';
import { isInside, type Point } from '@geometry/line';
import { countFor, scatter } from '@geometry/scenery/scatter';
import { SAILING_BOAT, YACHT } from '@ui/art/boats';
import { meadow, wheat } from '@ui/art/fields';
import { blobs, land as plainLand } from '@ui/art/land';
import { type Piece, pieceAlong, pieceAt } from '@ui/art/piece';
import { pools } from '@ui/art/pools';
import { closedPath, num, place, shade } from '@ui/art/svg';
import type { LandThing } from '../../../data/circuit-file';
import type { Road } from '../../../geometry/road';
import { shoreOf } from '../../../geometry/shore';
import { SIGN_ROOM, signBox } from '../../../geometry/sign-place';
import { LIGHTHOUSE, pier } from './houses';
import type { CircuitLook, Moored, Runway, Theme } from './look';

/** Square units of land per blob. */
const BLOB_AREA = 17_000;
/** Square units of water per ripple. */
const RIPPLE_AREA = 3_400;
/** Colour of water at its shore. */
const EDGE = '#8cc6e0';

/** Everything below the road. */
export function ground(road: Road, look: CircuitLook, world: Box): Piece[] {
  return [...land(road, look, world), ...waters(road, look, world), ...flat(road.drawn.land, look)];
}

function land(road: Road, { theme, runways: strips }: CircuitLook, world: Box): Piece[] {
  const draw = chance(theme.seed);
  const pieces = [
    plainLand(world, theme.surround),
    ...blobs(world, draw, {
      count: countFor(world, BLOB_AREA),
      least: 60,
      more: 140,
      fills: [theme.surroundDark, theme.surroundLight],
      opacity: '.33',
    }),
  ];
  return [...pieces, strips === undefined ? hillside(theme, world) : runways(road, strips)];
}

/** Contour lines. */
function hillside(theme: Theme, world: Box): Piece {
  const width = world.right - world.left;
  let lines = '';
  for (let y = world.top + 20; y < world.bottom; y += 54) {
    const draw = chance(theme.seed + Math.round(y));
    const wave = (): string => num((draw() - 0.5) * 120);
    lines += `M${num(world.left)} ${num(y)}c${num(width * 0.1)} ${wave()} ${num(width * 0.18)} ${wave()} ${num(width * 0.3)} ${wave()}s${num(width * 0.25)} ${wave()} ${num(width * 0.36)} ${wave()}s${num(width * 0.2)} ${wave()} ${num(width * 0.34)} ${wave()}`;
  }
  return {
    ...world,
    svg: `<path d="${lines}" stroke="${theme.surroundDark}" stroke-width="1.8" fill="none" opacity=".5"/>`,
  };
}

/** The runways of an airfield. */
function runways(road: Road, strips: readonly Runway[]): Piece {
  const { width, height } = road.drawn;
  const strip = ({ x, y, length, turn }: Runway): string =>
    place(
      width * x,
      height * y,
      `<rect x="${-length / 2}" y="-46" width="${length}" height="92" fill="#8d928f"/><rect x="${-length / 2}" y="-46" width="${length}" height="92" fill="url(#art-asphalt)"/><path d="M${-length / 2 + 90} 0H${length / 2 - 90}" stroke="#f4f1e8" stroke-opacity=".6" stroke-width="3.4" stroke-dasharray="34 26"/><path d="M${-length / 2 + 20} -32V32M${-length / 2 + 32} -32V32M${-length / 2 + 44} -32V32M${length / 2 - 20} -32V32M${length / 2 - 32} -32V32M${length / 2 - 44} -32V32" stroke="#f4f1e8" stroke-opacity=".55" stroke-width="5" stroke-dasharray="7 6"/><path d="M${-length / 2} -46H${length / 2}M${-length / 2} 46H${length / 2}" stroke="#6f7573" stroke-width="2"/>`,
      turn,
    );
  const svg = strips.map(strip).join('');
  return { left: -1800, top: -1800, right: width + 1800, bottom: height + 1800, svg };
}

function waters(road: Road, look: CircuitLook, world: Box): Piece[] {
  return road.drawn.decor.flatMap((one) => {
    if (one.kind !== 'water') return [];
    const shape = shoreOf(road, world);
    return [water(shape, look.theme), ...harbour(road, look, shape)];
  });
}

function water(shape: readonly Point[], theme: Theme): Piece {
  const path = closedPath(shape);
  const box = boxAround(shape, 24);
  const draw = chance(theme.seed + 5);
  const ripples = scatter(box, countFor(box, RIPPLE_AREA), draw, (x, y) => {
    if (!isInside(shape, x, y) || !isInside(shape, x + 28, y)) return undefined;
    return `M${num(x)} ${num(y)}q7 -3.6 14 0t14 0`;
  }).join('');
  const rim = (colour: string, width: number, extra = ''): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${extra}/>`;
  const depth =
    '<linearGradient id="formula-sea" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#57b0d8" stop-opacity=".65"/><stop offset="1" stop-color="#0f4a76" stop-opacity=".75"/></linearGradient>';
  const svg = `${depth}${rim(theme.shore, 30)}${rim('#b3a277', 31, ' stroke-dasharray="1 11" opacity=".6"')}<path d="${path}" fill="${theme.water}"/><path d="${path}" fill="url(#formula-sea)"/>${rim(EDGE, 5, ' opacity=".6"')}<path d="${ripples}" stroke="#a9d8ee" stroke-width="1.5" fill="none" opacity=".5"/>`;
  return { ...box, svg };
}

/** Piers with yachts on both sides, boats at anchor, and the lighthouse at the end of the mole. */
function harbour(road: Road, { piers = [], boats = [] }: CircuitLook, shape: readonly Point[]): Piece[] {
  const moored = piers.flatMap(({ x, y, length, turn, light }) => {
    const rad = (turn * Math.PI) / 180;
    const on = (along: number, aside: number): Point => [
      x + Math.cos(rad) * along - Math.sin(rad) * aside,
      y + Math.sin(rad) * along + Math.cos(rad) * aside,
    ];
    const planks = pieceAlong([on(0, 0), on(length, 0)], 24, place(x, y, pier(length), turn));
    if (light) {
      const [lx, ly] = on(length, 0);
      return [planks, pieceAt(lx, ly, 28, place(lx, ly, LIGHTHOUSE))];
    }
    const berths = Array.from({ length: Math.floor((length - 30) / 30) }, (_, i) => 34 + i * 30);
    const yachts = berths.flatMap((along, i) =>
      [-1, 1].map((side): Moored => {
        const [bx, by] = on(along, side * 30);
        return { x: bx, y: by, turn: turn + side * 90, size: 0.62 + ((i * 7 + side) % 3) * 0.07, sails: false };
      }),
    );
    return [planks, ...yachts.filter((one) => isInside(shape, one.x, one.y) && !isUnderSign(road, one)).map(boat)];
  });
  return [...moored, ...boats.map(boat)];
}

/** What a player put on the land and lies flat there: fields, water, and boats on it. */
export function flat(things: readonly LandThing[], { theme: { shore, water: depth } }: CircuitLook): Piece[] {
  const waters = things.flatMap((one) => (one.kind === 'pool' ? [{ x: one.x, y: one.y, reach: one.r }] : []));
  return [
    ...things.flatMap((one) => (one.kind === 'field' ? [field(one)] : [])),
    ...pools(waters, [shore, EDGE, shade(depth, 0.2), depth]),
    ...things.flatMap((one) => (one.kind === 'boat' ? [boat({ ...one, turn: one.angle })] : [])),
  ];
}

function field({ x, y, w, h, angle, crop }: LandThing & { kind: 'field' }): Piece {
  const paint = crop === 'wheat' ? wheat : meadow;
  return pieceAt(x, y, Math.hypot(w, h) / 2, paint(x, y, w, h, angle));
}

function isUnderSign(road: Road, { x, y }: Moored): boolean {
  return road.circuit.corners.some((corner) => {
    const box = signBox(road, corner, SIGN_ROOM);
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

function boat({ x, y, turn, size, sails }: Moored): Piece {
  return pieceAt(x, y, 46 * size, place(x, y, sails ? SAILING_BOAT : YACHT, turn, size));
}
