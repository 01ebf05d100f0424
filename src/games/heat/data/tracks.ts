// The four circuits as the rules see them: spaces, corner lines, limits, lanes, grid. Derived from tracks/*.json.
// Not here: reading a file (track-file.ts) or drawing one (ui/board/geometry).

import type { Lane, TrackId } from '../types';
import { readTrackFile } from './track-file';
import type { TrackFile } from './track-schema';
import france from './tracks/france.json';
import greatBritain from './tracks/great-britain.json';
import italy from './tracks/italy.json';
import usa from './tracks/usa.json';

/** A corner. line: the line is in front of this space; legendsLine: first space of the Legend approach zone. */
export interface Corner {
  /** 0-based, in driving order. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly line: number;
  readonly limit: number;
  readonly legendsLine: number;
  /** Spaces for diamond 0, 1, 2, 3. */
  readonly stops: readonly number[];
  /** R80: spaces before the line from which a Legend may cross one more line. */
  readonly chevron: number;
  /** Corner whose road token counts here: its own index, or the first corner's if both are one chicane (R86). */
  readonly token: number;
}

/** The stretch that leads away from a corner. */
export interface Sector {
  readonly index: number;
  readonly start: number;
  readonly length: number;
  readonly raceLane: Lane;
  /** Whether it contains the start/finish line. */
  readonly home: boolean;
}

/** One circuit. Per-space lists have one entry per space, 0 to length - 1. */
export interface Track {
  readonly id: TrackId;
  readonly name: string;
  readonly length: number;
  /** Lanes per space: how many cars fit on one space. */
  readonly lanes: number;
  readonly laps: { readonly default: number; readonly min: number; readonly max: number };
  readonly heat: number;
  readonly stress: number;
  readonly corners: readonly Corner[];
  /** Corners where a press can be, by the file's pressIndex: all but the second of a chicane (R94). */
  readonly press: readonly number[];
  readonly sectors: readonly Sector[];
  readonly raceLane: readonly Lane[];
  /** By space: index of its sector. */
  readonly sector: readonly number[];
  /** By space: index of the next corner. */
  readonly nextCorner: readonly number[];
  /** By space: spaces to move to be past that corner's line. */
  readonly toCorner: readonly number[];
  /** Start slots in grid order; progress is negative (R5). */
  readonly grid: readonly { readonly progress: number; readonly lane: Lane }[];
}

const LANES = [0, 1, 2] as const satisfies readonly Lane[];

export const TRACK_IDS = ['usa', 'italy', 'france', 'great-britain'] as const satisfies readonly TrackId[];

const FILES: Readonly<Record<TrackId, TrackFile>> = {
  usa: readTrackFile('usa.json', usa),
  italy: readTrackFile('italy.json', italy),
  france: readTrackFile('france.json', france),
  'great-britain': readTrackFile('great-britain.json', greatBritain),
};

export const TRACKS: Readonly<Record<TrackId, Track>> = {
  usa: trackFrom('usa', FILES.usa),
  italy: trackFrom('italy', FILES.italy),
  france: trackFrom('france', FILES.france),
  'great-britain': trackFrom('great-britain', FILES['great-britain']),
};

/** The circuit with this id. */
export function trackOf(id: TrackId): Track {
  return TRACKS[id];
}

/** The circuit's whole file, including everything that is drawn. */
export function trackFileOf(id: TrackId): TrackFile {
  return FILES[id];
}

/** The space at a progress: progress modulo length, also if negative (R5). */
export function spaceOf(track: Track, progress: number): number {
  const space = progress % track.length;
  return space < 0 ? space + track.length : space;
}

/** The race lane at a progress. */
export function raceLaneAt(track: Track, progress: number): Lane {
  return track.raceLane[spaceOf(track, progress)] ?? 0;
}

/** Lanes of the space in the order in which a car takes them: race lane, then the nearest, left before right (R32). */
export function lanesAt(track: Track, progress: number): Lane[] {
  const away = (lane: Lane) => lanesFromBest(track, progress, lane);
  return LANES.slice(0, track.lanes).sort((a, b) => away(a) - away(b));
}

/** Distance of a lane from the race lane there, in half lanes; of two equally far lanes the left one is nearer by one. */
export function lanesFromBest(track: Track, progress: number, lane: Lane): number {
  const away = lane - raceLaneAt(track, progress);
  return away > 0 ? 2 * away : away < 0 ? -2 * away - 1 : 0;
}

/** F: the progress of the final line (R5). */
export function finalLine(track: Track, laps: number): number {
  return laps * track.length;
}

/** Completed laps at this progress (R5). */
export function lapsAt(track: Track, progress: number): number {
  return progress <= 0 ? 0 : Math.floor(progress / track.length);
}

/** The rules' part of a circuit file, under this id. */
export function trackFrom(id: TrackId, source: TrackFile): Track {
  return {
    id,
    name: source.name,
    length: source.length,
    lanes: source.lanesPerSpace,
    laps: source.laps,
    heat: source.setup.heat,
    stress: source.setup.stress,
    corners: source.corners.map((corner) => ({
      index: corner.index,
      id: corner.id,
      name: corner.name,
      line: corner.line,
      limit: corner.limit,
      legendsLine: corner.legendsLine,
      stops: corner.legendStops,
      chevron: corner.legendChevron,
      token: corner.sharedTokenWith ?? corner.index,
    })),
    press: source.corners.filter((corner) => corner.pressIndex !== null).map((corner) => corner.index),
    sectors: source.sectors.map((sector) => ({
      index: sector.index,
      start: sector.start,
      length: sector.length,
      raceLane: laneOf(sector.raceLane),
      home: sector.home,
    })),
    raceLane: source.spaces.map((space) => laneOf(space.raceLane)),
    sector: source.spaces.map((space) => space.sector),
    nextCorner: source.spaces.map((space) => space.nextCorner),
    toCorner: source.spaces.map((space) => space.toCorner),
    grid: source.startGrid.map((slot) => ({ progress: slot.space - source.length, lane: laneOf(slot.lane) })),
  };
}

function laneOf(lane: number): Lane {
  return LANES[lane] ?? 0;
}
