// The land around and inside the circuit: colour, soft blobs, mowing bands, town paving, lakes and the harbour.

import { blobs, countFor, land } from '@ui/art/land';
import { entry, type Point, smoothLoop } from '@ui/art/line';
import { type Box, boxAround, type Piece, pieceAlong } from '@ui/art/piece';
import { scatter } from '@ui/art/scenery/scatter';
import { chance, closedPath, num, openPath } from '@ui/art/svg';
import { pointsOf, type Road } from '../geometry/road';
import type { Theme } from './themes';

/** Square units of land per blob. */
const BLOB_AREA = 15_000;
const BAND = 24;

/** Everything below the road. */
export function ground(road: Road, theme: Theme, world: Box): Piece[] {
  const surround = blobs(world, chance(theme.seed), {
    count: countFor(world, BLOB_AREA),
    least: 50,
    more: 120,
    fills: [theme.surroundLight, theme.surroundDark],
    opacity: '.3',
  });
  return [land(world, theme.surround), ...surround, ...infield(road, theme), ...waters(road, theme, world)];
}

function infield(road: Road, theme: Theme): Piece[] {
  const loop = closedPath(road.inner);
  const box = boxAround(road.inner, 4);
  let bands = '';
  for (let x = box.left - 500; x < box.right; x += BAND * 2) {
    bands += `<path d="M${num(x)} ${num(box.top)}L${num(x + 420)} ${num(box.bottom)}h${BAND}L${num(x + BAND)} ${num(box.top)}Z" fill="#fff" opacity=".045"/>`;
  }
  const town = road.circuit.id === 'porto-sirena' ? paving() : '';
  const svg = `<clipPath id="waddington-loop"><path d="${loop}"/></clipPath><g clip-path="url(#waddington-loop)"><path d="${loop}" fill="${theme.infield}"/>${bands}${town}</g>`;
  return [{ ...box, svg }];
}

/** The squares of the old town inside Porto Sirena. */
function paving(): string {
  const shape = 'M180 250H560Q640 260 650 330L640 470Q600 560 480 560H260Q170 540 170 440Z';
  const pattern =
    '<pattern id="waddington-paving" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 0H14M0 7H14M0 0V7M7 7V14" stroke="#a8946a" stroke-width=".7" opacity=".55"/></pattern>';
  return `${pattern}<path d="${shape}" fill="#cdbb93"/><path d="${shape}" fill="url(#waddington-paving)"/>`;
}

function waters(road: Road, theme: Theme, world: Box): Piece[] {
  return road.circuit.scenery
    .filter((thing) => thing.kind === 'water')
    .map((thing) => {
      const points = pointsOf(thing.poly ?? []);
      return thing.name === 'harbour' ? harbour(points, theme, world) : lake(points, theme);
    });
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
  const svg = `${rim(theme.shore, 13)}<clipPath id="waddington-lake"><path d="${path}"/></clipPath><path d="${path}" fill="${theme.water}"/><g clip-path="url(#waddington-lake)">${rim('#8fc0c9', 7)}${rim('#6aa5b4', 22)}<path d="${path}" fill="#fff" opacity=".04"/>${ripples}</g>`;
  return pieceAlong(shore, 14, svg);
}

/** The sea behind the quay, out to the edge of the painted world. */
function harbour(points: readonly Point[], theme: Theme, world: Box): Piece {
  const quay = points.slice(0, -2);
  const first = entry(quay, 0);
  const last = entry(quay, quay.length - 1);
  const coast: Point[] = [[world.left, first[1] + 40], ...quay, [world.right, last[1] - 40]];
  const sea: Point[] = [...coast, [world.right, world.bottom], [world.left, world.bottom]];
  const shape = closedPath(sea);
  const draw = chance(theme.seed + 5);
  const ripples = scatter({ ...world, top: 690 }, 150, draw, (x, y) => ripple(x, y, '#9fd0e6')).join('');
  const depth =
    '<linearGradient id="waddington-sea" gradientUnits="userSpaceOnUse" x1="0" y1="600" x2="0" y2="1000"><stop offset="0" stop-color="#4c9cc6" stop-opacity=".7"/><stop offset="1" stop-color="#123f63" stop-opacity=".8"/></linearGradient>';
  const svg = `${depth}<path d="${shape}" fill="${theme.shore}" stroke="#a89468" stroke-width="3" transform="translate(0 -9)"/><path d="${shape}" fill="${theme.water}"/><path d="${shape}" fill="url(#waddington-sea)"/><path d="${openPath(coast)}" stroke="#7db9d8" stroke-width="5" fill="none" opacity=".6"/><clipPath id="waddington-harbour"><path d="${shape}"/></clipPath><g clip-path="url(#waddington-harbour)">${ripples}</g>`;
  return { left: world.left, right: world.right, top: 540, bottom: world.bottom, svg };
}

function ripple(x: number, y: number, colour: string): string {
  return `<path d="M${num(x)} ${num(y)}q4 -2.4 8 0t8 0" stroke="${colour}" stroke-width="1.3" fill="none" opacity=".5"/>`;
}
