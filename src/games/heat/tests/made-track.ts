// A circuit for tests: a circle of 32 spaces with three corners and any number of lanes, and races on it.
// Not here: the circuits of the game.

import { readTrackFile } from '../data/track-file';
import type { TrackFile } from '../data/track-schema';
import { TRACKS, type Track, trackFrom } from '../data/tracks';

const LENGTH = 32;
const LINES = [8, 16, 24];
const RADIUS = 240;
const LANE_WIDTH = 21.12;

interface Spot {
  x: number;
  y: number;
}

const THEME: TrackFile['theme'] = {
  kerbColors: ['#C8102E', '#FFFFFF'],
  infieldColor: '#338833',
  surroundColor: '#337733',
  accentColor: '#1F3C88',
  accents: ['#C8102E'],
  skyGradient: ['#F7D9A8', '#E8B778'],
  gravelColor: '#B98B54',
  barrier: 'rail',
  surroundElements: [{ kind: 'oak', x: 400, y: 300, rot: 0, scale: 1 }],
};

/** The file of the circle. raceLane: in every sector. */
export function madeFile(lanes: number, raceLane = 0): TrackFile {
  return {
    format: 'paddock-heat-track',
    version: 1,
    id: 'circle',
    name: 'Circle',
    blurb: 'Round and round',
    expansion: 'made-up',
    length: LENGTH,
    lanesPerSpace: lanes,
    laps: { default: 2, min: 1, max: 3 },
    setup: { heat: 6, stress: 3 },
    direction: 'clockwise',
    corners: cornersOf(lanes),
    sectors: LINES.map((start, index) => ({
      id: `s${index}`,
      index,
      fromCorner: index,
      toCorner: (index + 1) % 3,
      start,
      length: index === 2 ? 16 : 8,
      raceLane,
      home: index === 2,
    })),
    startGrid: Array.from({ length: 8 }, (_, at) => {
      const space = LENGTH - 1 - Math.floor(at / lanes);
      const lane = (raceLane + (at % lanes)) % lanes;
      return { slot: at + 1, space, lane, box: { ...cellOf(lanes, space, lane), angle: angleOf(space) } };
    }),
    spaces: spacesOf(lanes, raceLane),
    geometry: geometryOf(lanes),
    theme: THEME,
  };
}

/** Calls run with this file in the place of Italy, then restores Italy. */
export function onTrack<T>(file: TrackFile, run: (track: Track) => T): T {
  const known = TRACKS.italy;
  const tracks = TRACKS as Record<'italy', Track>;
  tracks.italy = trackFrom('italy', readTrackFile('circle', file));
  try {
    return run(tracks.italy);
  } finally {
    tracks.italy = known;
  }
}

function cornersOf(lanes: number): TrackFile['corners'] {
  return LINES.map((line, index) => ({
    id: `c${index}`,
    index,
    name: `Bend ${index + 1}`,
    line,
    limit: 4 + index,
    legendsLine: line - 5,
    legendStops: [line - 1, line - 2, line - 3, line - 4],
    legendChevron: 0,
    turn: 'right',
    inside: lanes - 1,
    sharedTokenWith: null,
    pressIndex: index,
    ...spotOf(line),
    heading: angleOf(line),
    sign: spotOf(line, -60),
    apex: spotOf(line, 20),
    roadToken: spotOf(line, 60),
  }));
}

function spacesOf(lanes: number, raceLane: number): TrackFile['spaces'] {
  return Array.from({ length: LENGTH }, (_, i) => {
    const behind = i < 8 ? 2 : Math.floor(i / 8) - 1;
    const nextCorner = (behind + 1) % 3;
    const toCorner = (((LINES[nextCorner] ?? 0) - i + LENGTH - 1) % LENGTH) + 1;
    return {
      i,
      next: (i + 1) % LENGTH,
      sector: behind,
      ...spotOf(i + 0.5),
      angle: angleOf(i),
      lanes: Array.from({ length: lanes }, (_, lane) => cellOf(lanes, i, lane)),
      raceLane,
      nextCorner,
      toCorner,
      legendZone: toCorner <= 5,
      braking: toCorner <= 4,
      features: [],
    };
  });
}

function geometryOf(lanes: number): TrackFile['geometry'] {
  return {
    unitsPerSpace: 36,
    laneOffset: 9.5,
    roadHalfWidth: 10 * lanes,
    width: 800,
    height: 800,
    centreline: Array.from({ length: 2 * LENGTH }, (_, at): [number, number] => {
      const { x, y } = spotOf(at / 2);
      return [x, y];
    }),
    finish: { ...spotOf(0), heading: 0 },
    gantry: { ...spotOf(0), heading: 0, span: 56, lights: 5 },
    billboard: { x: 400, y: 400 },
    podium: { x: 400, y: 460 },
    kerbs: LINES.map((line, corner) => ({ corner, side: 'right', fromS: line - 1, toS: line + 1 })),
    gravel: [],
  };
}

/** The middle of a space's lane, 0 leftmost. */
function cellOf(lanes: number, space: number, lane: number): Spot {
  return spotOf(space + 0.5, (lane - (lanes - 1) / 2) * LANE_WIDTH);
}

/** Where a space begins; away: px towards the middle of the circle. */
function spotOf(space: number, away = 0): Spot {
  const turn = (space / LENGTH) * 2 * Math.PI;
  return { x: 400 + (RADIUS - away) * Math.sin(turn), y: 400 - (RADIUS - away) * Math.cos(turn) };
}

/** Degrees at the middle of a space. */
function angleOf(space: number): number {
  return (360 * (space + 0.5)) / LENGTH;
}
