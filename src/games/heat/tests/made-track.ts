// A circuit for tests: a circle of 32 spaces with three corners and any number of lanes, and races on it.
// Not here: the circuits of the game.

import { readTrackFile } from '../data/track-file';
import type { TrackFile } from '../data/track-schema';
import { TRACKS, type Track, trackFrom, trackOf } from '../data/tracks';

const LENGTH = 32;
const LINES = [8, 16, 24];
const RADIUS = 240;

/** The file of the circle. raceLane: in every sector. */
export function madeFile(lanes: number, raceLane = 0): TrackFile {
  return {
    format: 'paddock-heat-track',
    version: 2,
    id: 'circle',
    order: 99,
    words: {
      en: { name: 'Circle', blurb: 'Round and round.', ground: 'CIRCLE' },
      de: { name: 'Kreis', blurb: 'Immer rundherum.', ground: 'KREIS' },
    },
    lanesPerSpace: lanes,
    laps: { default: 2, min: 1, max: 3 },
    setup: { heat: 6, stress: 3 },
    corners: LINES.map((line, index) => ({
      name: `Bend ${index + 1}`,
      line,
      limit: 4 + index,
      legendsLine: line - 5,
      legendChevron: 0,
      raceLane,
      sharesToken: false,
    })),
    centreline: Array.from({ length: 2 * LENGTH }, (_, at): [number, number] => {
      const turn = (at / 2 / LENGTH) * 2 * Math.PI;
      return [400 + RADIUS * Math.sin(turn), 400 - RADIUS * Math.cos(turn)];
    }),
    features: [],
    scenery: [{ kind: 'oak', x: 400, y: 300, rot: 0, scale: 1 }],
  };
}

/** Calls run with this file in the place of Italy, then restores Italy. */
export function onTrack<T>(file: TrackFile, run: (track: Track) => T): T {
  const known = trackOf('italy');
  const tracks = TRACKS as Record<string, Track>;
  const made = { ...trackFrom(readTrackFile('circle', file)), id: 'italy' };
  tracks.italy = made;
  try {
    return run(made);
  } finally {
    tracks.italy = known;
  }
}
