// The land around and inside the circuit: colour, soft blobs, mowing bands, lakes and the sea.

import { type Box, boxAround } from '@geometry/box';
import { chance } from '@geometry/chance';
import { entry, type Point, smoothLoop } from '@geometry/line';
import { countFor, scatter } from '@geometry/scenery/scatter';
import { blobs, land } from '@ui/art/land';
import { type Piece, pieceAlong } from '@ui/art/piece';
import { pools, type WaterColours } from '@ui/art/pools';
import { closedPath, num, openPath } from '@ui/art/svg';
import { pointsOf, type Road } from '../../../geometry/road';
import { poolsOf } from '../../../geometry/scenery';
import type { CircuitLook, Theme } from './circuit-look';

/** Square units of land per blob. */
const BLOB_AREA = 15_000;
const BAND = 24;
/** Below the highest point of a quay: where the sea has waves, and where it is lightest and darkest. */
const WAVES = 120;
const DEPTH = [30, 430];
/** Colours of water near its shore. */
const EDGE = '#8fc0c9';
const SHALLOWS = '#6aa5b4';

/** Everything below the road. */
export function ground(road: Road, look: CircuitLook, world: Box): Piece[] {
  const surround = blobs(world, chance(look.seed), {
    count: countFor(world, BLOB_AREA),
    least: 50,
    more: 120,
    fills: [look.surroundLight, look.surroundDark],
    opacity: '.3',
  });
  return [land(world, look.surround), ...surround, ...infield(road, look), ...waters(road, look, world)];
}

function infield(road: Road, look: CircuitLook): Piece[] {
  const loop = closedPath(road.inner);
  const box = boxAround(road.inner, 4);
  let bands = '';
  for (let x = box.left - 500; x < box.right; x += BAND * 2) {
    bands += `<path d="M${num(x)} ${num(box.top)}L${num(x + 420)} ${num(box.bottom)}h${BAND}L${num(x + BAND)} ${num(box.top)}Z" fill="#fff" opacity=".045"/>`;
  }
  const svg = `<clipPath id="waddington-loop"><path d="${loop}"/></clipPath><g clip-path="url(#waddington-loop)"><path d="${loop}" fill="${look.infield}"/>${bands}${look.cover ?? ''}</g>`;
  return [{ ...box, svg }];
}

function waters(road: Road, theme: Theme, world: Box): Piece[] {
  const outlined = road.circuit.scenery.flatMap(({ kind, poly }) => {
    if (poly === undefined) return [];
    if (kind === 'water') return [lake(pointsOf(poly), theme)];
    return kind === 'sea' ? [sea(pointsOf(poly), theme, world)] : [];
  });
  return [...outlined, ...pools(poolsOf(road), coloursOf(theme))];
}

/** The colours of round water in a land. */
export function coloursOf({ shore, water }: Pick<Theme, 'shore' | 'water'>): WaterColours {
  return [shore, EDGE, SHALLOWS, water];
}

function lake(control: readonly Point[], theme: Theme): Piece {
  const shore = smoothLoop(control, 8);
  const path = closedPath(shore);
  const draw = chance(theme.seed + 3);
  const box = boxAround(control, 0);
  let ripples = '';
  for (let i = 0; i < 14; i++) {
    const x = box.left + (0.18 + draw() * 0.6) * (box.right - box.left);
    const y = box.top + (0.2 + draw() * 0.6) * (box.bottom - box.top);
    ripples += ripple(x, y, '#cfe6ea');
  }
  const rim = (colour: string, width: number): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const svg = `${rim(theme.shore, 13)}<clipPath id="waddington-lake"><path d="${path}"/></clipPath><path d="${path}" fill="${theme.water}"/><g clip-path="url(#waddington-lake)">${rim(EDGE, 7)}${rim(SHALLOWS, 22)}<path d="${path}" fill="#fff" opacity=".04"/>${ripples}</g>`;
  return pieceAlong(shore, 14, svg);
}

/** The sea beyond a quay from left to right, out to the edge of the painted world. */
function sea(quay: readonly Point[], theme: Theme, world: Box): Piece {
  const start = Math.min(...quay.map(([, y]) => y));
  const first = entry(quay, 0);
  const last = entry(quay, quay.length - 1);
  const coast: Point[] = [[world.left, first[1] + 40], ...quay, [world.right, last[1] - 40]];
  const outline: Point[] = [...coast, [world.right, world.bottom], [world.left, world.bottom]];
  const shape = closedPath(outline);
  const draw = chance(theme.seed + 5);
  const ripples = scatter({ ...world, top: start + WAVES }, 150, draw, (x, y) => ripple(x, y, '#9fd0e6')).join('');
  const [light, dark] = DEPTH.map((below) => num(start + below));
  const depth = `<linearGradient id="waddington-sea" gradientUnits="userSpaceOnUse" x1="0" y1="${light}" x2="0" y2="${dark}"><stop offset="0" stop-color="#4c9cc6" stop-opacity=".7"/><stop offset="1" stop-color="#123f63" stop-opacity=".8"/></linearGradient>`;
  const svg = `${depth}<path d="${shape}" fill="${theme.shore}" stroke="#a89468" stroke-width="3" transform="translate(0 -9)"/><path d="${shape}" fill="${theme.water}"/><path d="${shape}" fill="url(#waddington-sea)"/><path d="${openPath(coast)}" stroke="#7db9d8" stroke-width="5" fill="none" opacity=".6"/><clipPath id="waddington-harbour"><path d="${shape}"/></clipPath><g clip-path="url(#waddington-harbour)">${ripples}</g>`;
  return { left: world.left, right: world.right, top: start - 30, bottom: world.bottom, svg };
}

function ripple(x: number, y: number, colour: string): string {
  return `<path d="M${num(x)} ${num(y)}q4 -2.4 8 0t8 0" stroke="${colour}" stroke-width="1.3" fill="none" opacity=".5"/>`;
}
