// A circuit made up for tests: a circle of 32 spaces with three corners and as many lanes as wanted, and racing on it.
// Not for: the circuits of the game.

import { readTrackFile, type TrackFile } from '../data/track-file';
import { TRACKS, type Track, trackFrom } from '../data/tracks';

const LENGTH = 32;
const LINES = [8, 16, 24];
const RADIUS = 240;
const LANE_WIDTH = 21.12;

/** The file of the circle. raceLane: of every sector. */
export function madeFile(lanes: number, raceLane = 0): TrackFile {
  const spot = (space: number, away = 0) => {
    const turn = (space / LENGTH) * 2 * Math.PI;
    return { x: 400 + (RADIUS - away) * Math.sin(turn), y: 400 - (RADIUS - away) * Math.cos(turn) };
  };
  const cell = (space: number, lane: number) => spot(space + 0.5, (lane - (lanes - 1) / 2) * LANE_WIDTH);
  const angle = (space: number) => (360 * (space + 0.5)) / LENGTH;
  const behind = (space: number) => (space < 8 ? 2 : Math.floor(space / 8) - 1);
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
    corners: LINES.map((line, index) => ({
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
      ...spot(line),
      heading: angle(line),
      sign: spot(line, -60),
      apex: spot(line, 20),
      roadToken: spot(line, 60),
    })),
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
      return { slot: at + 1, space, lane, box: { ...cell(space, lane), angle: angle(space) } };
    }),
    spaces: Array.from({ length: LENGTH }, (_, i) => {
      const nextCorner = (behind(i) + 1) % 3;
      const toCorner = (((LINES[nextCorner] ?? 0) - i + LENGTH - 1) % LENGTH) + 1;
      return {
        i,
        next: (i + 1) % LENGTH,
        sector: behind(i),
        ...spot(i + 0.5),
        angle: angle(i),
        lanes: Array.from({ length: lanes }, (_, lane) => cell(i, lane)),
        raceLane,
        nextCorner,
        toCorner,
        legendZone: toCorner <= 5,
        braking: toCorner <= 4,
        features: [],
      };
    }),
    geometry: {
      unitsPerSpace: 36,
      laneOffset: 9.5,
      roadHalfWidth: 10 * lanes,
      width: 800,
      height: 800,
      centreline: Array.from({ length: 2 * LENGTH }, (_, at): [number, number] => {
        const { x, y } = spot(at / 2);
        return [x, y];
      }),
      finish: { ...spot(0), heading: 0 },
      gantry: { ...spot(0), heading: 0, span: 56, lights: 5 },
      billboard: { x: 400, y: 400 },
      podium: { x: 400, y: 460 },
      kerbs: LINES.map((line, corner) => ({ corner, side: 'right', fromS: line - 1, toS: line + 1 })),
      gravel: [],
    },
    theme: {
      kerbColors: ['#C8102E', '#FFFFFF'],
      infieldColor: '#338833',
      surroundColor: '#337733',
      accentColor: '#1F3C88',
      accents: ['#C8102E'],
      skyGradient: ['#F7D9A8', '#E8B778'],
      gravelColor: '#B98B54',
      barrier: 'rail',
      surroundElements: [{ kind: 'oak', x: 400, y: 300, rot: 0, scale: 1 }],
    },
  };
}

/** Runs with this file raced on under the name of Italy, and puts Italy back. */
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
