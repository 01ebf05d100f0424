// From a source to a circuit: the road is scaled to the board and cut into spaces of one length, corner lines go to the nearest
// edge between two spaces. The same bytes in a page, a worker and Node. Not here: what may be wrong with a source (problems.ts).

import { type CutRoad, cutRoad, spaceAt } from '@geometry/cut-road';
import type { Point } from '@geometry/line';
import { POINTS_PER_SPACE } from '../data/track-points';
import type { TrackFile } from '../data/track-schema';
import { learnTrack, type Track } from '../data/tracks';
import { sceneryOf } from './scenery';
import type { HeatSource } from './source';

/** Board units of a space. */
export const SPACE = 36;
/** Land on the board's left and upper side, board units. */
const MARGIN = 120;
/** Behind every circuit of the box. */
const ORDER = 1000;

/** Measures the road. */
export function roadOf({ road, start, spaces }: HeatSource): CutRoad {
  return cutRoad(road, start, spaces);
}

/** A corner with the space that its line is in front of: 0 is the finish line itself. */
export interface CutCorner {
  /** Its place in the source. */
  readonly source: number;
  readonly line: number;
}

/** The corners in driving order. */
export function cornersOf(source: HeatSource, road: CutRoad): CutCorner[] {
  return source.corners
    .map(({ at }, index) => ({ source: index, line: Math.round(spaceAt(road, at)) % source.spaces }))
    .sort((a, b) => a.line - b.line || a.source - b.source);
}

/** The circuit file of a source without errors. id: its hash. */
export function cut(source: HeatSource, id: string): TrackFile {
  const road = roadOf(source);
  const lap = road.curve.cut(source.spaces * POINTS_PER_SPACE, road.finish);
  const lines = cornersOf(source, road);
  const { name } = source;
  const words = { name, blurb: name, ground: name.toUpperCase() };
  return {
    format: 'paddock-heat-track',
    version: 2,
    id,
    order: ORDER,
    words: { en: words, de: words },
    lanesPerSpace: source.lanes,
    laps: { default: source.laps, min: 1, max: 3 },
    setup: { heat: source.heat, stress: source.stress },
    corners: lines.flatMap(({ source: index, line }) => {
      const corner = source.corners[index];
      if (corner === undefined) return [];
      const { name: called, legends, limit, raceLane, sharesToken, press, chevron = 0 } = corner;
      const legendsLine = line - legends;
      return {
        ...{ name: called, line, limit, legendsLine, legendChevron: chevron, raceLane, sharesToken },
        ...(press === false && { press }),
      };
    }),
    centreline: onBoard(lap, SPACE / road.space),
    features: [],
    scenery: sceneryOf(source, placeOf(lap, SPACE / road.space)),
  };
}

/** Where a source's road is on the board: board units of one of its own, and what lies at the board's upper left corner. */
export interface OnBoard {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Where the road is on the board that its circuit is drawn on: x there is (x - left) * scale. */
export function placeOnBoard(source: HeatSource): OnBoard {
  const road = roadOf(source);
  return placeOf(road.curve.cut(source.spaces * POINTS_PER_SPACE, road.finish), SPACE / road.space);
}

/** Makes the circuit of a source known here, without judging it: for sources that a host has judged. id: its hash. */
export function learnCut(source: HeatSource, id: string): Track {
  const { theme, seed } = source;
  return learnTrack(cut(source, id), { theme, seed });
}

/** Positions in board units with one decimal, moved so that land is left at the left and above. */
function onBoard(lap: readonly Point[], scale: number): [number, number][] {
  const least = (at: 0 | 1) => Math.min(...lap.map((point) => point[at]));
  const [left, top] = [least(0), least(1)];
  return lap.map(([x, y]) => [tenths((x - left) * scale + MARGIN), tenths((y - top) * scale + MARGIN)]);
}

function placeOf(lap: readonly Point[], scale: number): OnBoard {
  const least = (at: 0 | 1) => Math.min(...lap.map((point) => point[at]));
  return { scale, left: least(0) - MARGIN / scale, top: least(1) - MARGIN / scale };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
