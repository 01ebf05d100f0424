// The look of land and road in each weather: wet asphalt, frost, cold or warm light, and a tint on the sectors it affects.
// Painted into the ground once, so that it costs nothing per frame. Not here: what falls or drifts (live/sky.ts).

import type { Box } from '@geometry/box';
import { chance } from '@geometry/chance';
import { degrees } from '@geometry/line';
import { type Piece, pieceAlong } from '@ui/art/piece';
import { closedPath, num, openPath } from '@ui/art/svg';
import type { Road } from '../../../geometry/road';
import type { WeatherId } from '../../../types';

/** The weather on a board, and the indexes of the sectors it affects. */
export interface Look {
  weather: WeatherId;
  sectors: readonly number[];
}

/** Edge and tint colour of affected sectors, by weather. */
export const SECTOR_COLOURS: Readonly<Record<WeatherId, string>> = {
  overcast: '#aeb8c4',
  fog: '#d5dde2',
  storm: '#a99cf0',
  coldSnap: '#8fd0ff',
  rain: '#7db1ff',
  heatwave: '#ffab5e',
};

const RECORDING: Readonly<Record<WeatherId, readonly [colour: string, opacity: number]>> = {
  overcast: ['#c6d0d8', 0.04],
  fog: ['#dfe7ea', 0.07],
  storm: ['#6f93b4', 0.16],
  coldSnap: ['#cfeaff', 0.1],
  rain: ['#7fb0cc', 0.15],
  heatwave: ['#ffcf8a', 0.07],
};
/** The light over the whole board: colour at the top left, colour at the lower right. */
const LIGHT: Readonly<Record<WeatherId, readonly [string, number, string, number]>> = {
  overcast: ['#aab4bd', 0.16, '#2b333b', 0.24],
  fog: ['#e6ecee', 0.26, '#9aa6ac', 0.24],
  storm: ['#3d4560', 0.3, '#0c0f22', 0.46],
  coldSnap: ['#d6efff', 0.26, '#3f78a8', 0.26],
  rain: ['#9fb9c9', 0.12, '#0b1826', 0.36],
  heatwave: ['#ffd27a', 0.24, '#c8501c', 0.2],
};

/** Whether the road mirrors and cars throw up spray. */
export function isWet(weather: WeatherId | null): boolean {
  return weather === 'rain' || weather === 'storm';
}

/** The road in this weather, over everything painted. */
export function weatherPieces(road: Road, { weather, sectors }: Look): Piece[] {
  const [colour, opacity] = RECORDING[weather];
  const recording = `<path d="${closedPath(road.line.points)}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${num(2 * road.half - 3)}" stroke-linejoin="round"/>`;
  return [
    pieceAlong(road.line.points, road.half, recording),
    ...(isWet(weather) ? wetRoad(road) : []),
    ...(weather === 'coldSnap' ? frost(road) : []),
    ...sectors.map((sector) => sectorTint(road, sector, SECTOR_COLOURS[weather])),
  ];
}

/** The light of this weather over the land, as SVG with its definitions. */
export function weatherLight(weather: WeatherId, land: Box): string {
  const [near, nearOpacity, far, farOpacity] = LIGHT[weather];
  const stops = `<stop offset="0" stop-color="${near}" stop-opacity="${nearOpacity}"/><stop offset="1" stop-color="${far}" stop-opacity="${farOpacity}"/>`;
  return `<defs><linearGradient id="heat-weather-light" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient></defs><rect x="${num(land.left)}" y="${num(land.top)}" width="${num(land.right - land.left)}" height="${num(land.bottom - land.top)}" fill="url(#heat-weather-light)"/>`;
}

/** The colour beyond the land in this weather, to match land of this colour in the middle of its light. */
export function weatherAround(weather: WeatherId | null, surround: string): string {
  if (weather === null) return surround;
  const [near, nearOpacity, far, farOpacity] = LIGHT[weather];
  const opacity = (nearOpacity + farOpacity) / 2;
  const channels = [1, 3, 5].map((at) => {
    const [land, from, to] = [surround, near, far].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    const light = ((from ?? 0) + (to ?? 0)) / 2;
    return Math.round((land ?? 0) * (1 - opacity) + light * opacity);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The stretch of road of a sector, tinted between two coloured edges. */
export function sectorTint(road: Road, sector: number, colour: string): Piece {
  const { start = 0, length = 0 } = road.circuit.sectors[sector] ?? {};
  const along = (offset: number) =>
    road.line.stretch(road.distanceOf(start), road.distanceOf(start + length), offset, 5);
  const edge = road.half - 2.4;
  const sides = [-edge, edge]
    .map((offset) => `<path d="${openPath(along(offset))}" stroke="${colour}" stroke-width="3.2" fill="none"/>`)
    .join('');
  const middle = along(0);
  const tint = `<path d="${openPath(middle)}" stroke="${colour}" stroke-opacity=".3" stroke-width="${num(2 * road.half - 2)}" fill="none"/>`;
  return pieceAlong(middle, road.half, tint + sides);
}

/** Streaks of light along the road, and puddles. */
function wetRoad(road: Road): Piece[] {
  const next = chance(3);
  const pieces: Piece[] = [];
  for (let i = 0; i < 150; i++) {
    const from = next() * road.spaces;
    const offset = (next() * 2 - 1) * road.half * 0.86;
    const points = road.line.stretch(road.distanceOf(from), road.distanceOf(from + 0.5 + next() * 1.8), offset, 6);
    const look = `stroke="#d7ecf7" stroke-opacity="${num(0.1 + next() * 0.2)}" stroke-width="${num(0.8 + next() * 1.8)}"`;
    pieces.push(pieceAlong(points, 3, `<path d="${openPath(points)}" ${look} fill="none" stroke-linecap="round"/>`));
  }
  for (let i = 0; i < 46; i++) {
    const { x, y, angle } = road.line.at(road.distanceOf(next() * road.spaces), (next() * 2 - 1) * road.half * 0.62);
    const [rx, ry] = [7 + next() * 15, 2.4 + next() * 4];
    const svg = `<g transform="translate(${num(x)} ${num(y)}) rotate(${degrees(angle)})"><ellipse rx="${num(rx)}" ry="${num(ry)}" fill="#9cc4da" opacity=".22"/><ellipse cx="${num(-rx * 0.15)}" cy="${num(-ry * 0.25)}" rx="${num(rx * 0.62)}" ry="${num(ry * 0.42)}" fill="#eaf6fc" opacity=".2"/></g>`;
    pieces.push(pieceAlong([[x, y]], rx + 2, svg));
  }
  return pieces;
}

/** Rime along both edges of the road. */
function frost(road: Road): Piece[] {
  const next = chance(5);
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 90 }, () => {
      const from = next() * road.spaces;
      const points = road.line.stretch(
        road.distanceOf(from),
        road.distanceOf(from + 0.3 + next() * 0.9),
        side * (road.half + 1 + next() * 6),
        6,
      );
      const look = `stroke="#eef9ff" stroke-opacity="${num(0.18 + next() * 0.3)}" stroke-width="${num(1 + next() * 2.4)}"`;
      return pieceAlong(points, 3, `<path d="${openPath(points)}" ${look} fill="none" stroke-linecap="round"/>`);
    }),
  );
}
