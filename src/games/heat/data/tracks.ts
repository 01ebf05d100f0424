// The circuits as the rules see them: spaces, corner lines, limits, lanes, grid. Derived from circuits/*.json, which are found
// by their folder. Not here: reading a file (track-file.ts) or drawing one (geometry/derive-circuit.ts).

import type { Circuit } from '@core/contract';
import { Learned } from '@core/learned';
import type { Lane } from '../types';
import { readTrackFile } from './track-file';
import { POINTS_PER_SPACE } from './track-points';
import type { TrackFile } from './track-schema';
import { traitsOf } from './traits';

/** A corner. line: the line is in front of this space; legendsLine: first space of the Legend approach zone. */
export interface Corner {
  /** 0-based, in driving order. */
  readonly index: number;
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
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly length: number;
  /** Lanes per space: how many cars fit on one space. */
  readonly lanes: number;
  readonly laps: { readonly default: number; readonly min: number; readonly max: number };
  readonly heat: number;
  readonly stress: number;
  readonly corners: readonly Corner[];
  /** Corners where a press can be: all but the second of a chicane (R94). */
  readonly press: readonly number[];
  /** Of these, the ones without a press when no event names it; left out: none (R94). */
  readonly quiet?: readonly number[];
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
/** Diamonds of a Legend card, each with its space before a line. */
const DIAMONDS = [0, 1, 2, 3];
/** Boxes on every grid. */
const GRID_SLOTS = 8;

const FOUND = import.meta.glob<unknown>('../circuits/*.json', { eager: true, import: 'default' });
const FILES: Readonly<Record<string, TrackFile>> = Object.fromEntries(
  Object.entries(FOUND)
    .map(([file, source]) => readTrackFile(file.split('/').at(-1) ?? file, source))
    .sort((a, b) => a.order - b.order)
    .map((file) => [file.id, file]),
);

/** All circuits by id, in the order of setup. */
export const TRACKS: Readonly<Record<string, Track>> = Object.fromEntries(
  Object.values(FILES).map((file) => [file.id, trackFrom(file)]),
);

/** The ids of all circuits, in the order of setup. */
export const TRACK_IDS: readonly string[] = Object.keys(TRACKS);

/** How a player's circuit looks. theme: the circuit of the box whose land it has; seed: of everything scattered on it. */
export interface MadeLook {
  readonly theme: string;
  readonly seed: number;
}

interface Made {
  readonly file: TrackFile;
  readonly track: Track;
  readonly look: MadeLook;
}

/** Circuits that players made, as far as this process has met them; the id is the hash of the source. */
const LEARNED = new Learned<Made>();

/** Makes a player's circuit known here. file.id: the hash of its source. */
export function learnTrack(file: TrackFile, look: MadeLook): Track {
  return LEARNED.learn(file.id, () => ({ file, track: trackFrom(file), look })).track;
}

/** How a player's circuit looks; undefined for one of the box. */
export function madeLook(id: string): MadeLook | undefined {
  return LEARNED.find(id)?.look;
}

/** A player's circuit; undefined: not learned here, or of the box. */
export function learnedTrack(id: string): Track | undefined {
  return LEARNED.find(id)?.track;
}

/** Whether there is such a circuit: in the box, or learned. */
export function isTrack(id: string): boolean {
  return Object.hasOwn(TRACKS, id) || LEARNED.find(id) !== undefined;
}

/** The circuit with this id. Throws if there is none, which is a bug: `configSchema` and `stateSchema` refuse unknown ids. */
export function trackOf(id: string): Track {
  const found = TRACKS[id] ?? LEARNED.find(id)?.track;
  if (found === undefined) throw new Error(`no circuit ${id}`);
  return found;
}

/** The file of a circuit, including everything that is drawn. Throws if there is none, which is a bug. */
export function trackFileOf(id: string): TrackFile {
  const found = FILES[id] ?? LEARNED.find(id)?.file;
  if (found === undefined) throw new Error(`no circuit ${id}`);
  return found;
}

/** A circuit as setup lists it, with its usual laps (R4). */
export function circuitFrom(track: Track): Circuit {
  const { id, name, laps } = track;
  return { id, name, defaults: { laps: laps.default }, traits: traitsOf(track) };
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

/** Everything that the rules need of a circuit, derived from its file. */
export function trackFrom(source: TrackFile): Track {
  const length = source.centreline.length / POINTS_PER_SPACE;
  const sectors = sectorsFrom(source, length);
  const lines = source.corners.map(({ line }) => line);
  const quiet = source.corners.flatMap((corner, index) => (corner.press === false ? [index] : []));
  const sector = Array.from({ length }, (_, space) => {
    const behind = lines.findLastIndex((line) => line <= space);
    return behind < 0 ? lines.length - 1 : behind;
  });
  const nextCorner = sector.map((index) => (index + 1) % lines.length);
  const raceLane = sector.map((index) => sectors[index]?.raceLane ?? 0);
  return {
    id: source.id,
    name: source.words.en.name,
    length,
    lanes: source.lanesPerSpace,
    laps: source.laps,
    heat: source.setup.heat,
    stress: source.setup.stress,
    corners: source.corners.map((corner, index) => ({
      index,
      name: corner.name,
      line: corner.line,
      limit: corner.limit,
      legendsLine: corner.legendsLine,
      stops: DIAMONDS.map((diamond) => (corner.line - 1 - diamond + length) % length),
      chevron: corner.legendChevron,
      token: corner.sharesToken ? index - 1 : index,
    })),
    press: source.corners.flatMap((corner, index) => (corner.sharesToken ? [] : [index])),
    ...(quiet.length > 0 && { quiet }),
    sectors,
    raceLane,
    sector,
    nextCorner,
    toCorner: nextCorner.map((corner, space) => {
      const line = lines[corner] ?? 0;
      return line > space ? line - space : line - space + length;
    }),
    grid: gridOf(source.lanesPerSpace, raceLane[length - 1] ?? 0),
  };
}

function sectorsFrom({ corners }: TrackFile, length: number): Sector[] {
  return corners.map(({ line, raceLane }, index) => {
    const home = index === corners.length - 1;
    const next = corners[(index + 1) % corners.length]?.line ?? line;
    return { index, start: line, length: next - line + (home ? length : 0), raceLane: laneOf(raceLane), home };
  });
}

/** Rows of boxes behind the line, in each the race lane first. */
function gridOf(lanes: number, raceLane: Lane): Track['grid'] {
  return Array.from({ length: GRID_SLOTS }, (_, slot) => ({
    progress: -1 - Math.floor(slot / lanes),
    lane: laneOf((raceLane + (slot % lanes)) % lanes),
  }));
}

function laneOf(lane: number): Lane {
  return LANES[lane] ?? 0;
}
