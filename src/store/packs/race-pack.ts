// A finished race in one pack: its start, moves, events, snapshots, last view and recording, to the byte.
// Not here: compressing (sections.ts), or the rows that it replaces (race-rows.ts).

import { isDeepStrictEqual } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { bytesOfText, type EventLog, type RecordingPart, recordingPart, textOf } from './recording-part';
import { packOf, sectionIn } from './sections';

/** Columns of a race's rows that a pack replaces, as they are stored. moves: of step 1 and up; snapshots: by step. */
export interface RaceCells {
  startView: string;
  startEvents: string;
  moves: readonly MoveCells[];
  snapshots: readonly SnapshotCells[];
  endView: string;
  /** Raw deflate. */
  recording: Uint8Array | undefined;
}

export interface MoveCells {
  move: string;
  events: string;
  hash: string;
  barrier: number;
  at: number;
}

export interface SnapshotCells {
  step: number;
  stateVersion: number;
  state: string;
  hash: string;
}

/** Places of the sections in a pack. */
const SECTIONS = { record: 0, events: 1, views: 2, recording: 3 } as const;

/** What replaying a race needs, and what its hashes prove. One entry per move. */
export interface RecordSection {
  moves: unknown[];
  hashes: string[];
  barriers: number[];
  at: number[];
}

export interface ViewsSection {
  start: unknown;
  end: unknown;
  snapshots: { step: number; stateVersion: number; state: unknown; hash: string }[];
}

/** The pack of a race. Throws if a column is not JSON. */
export function packRace(cells: RaceCells): Buffer {
  const { moves } = cells;
  const record: RecordSection = {
    moves: moves.map((one) => JSON.parse(one.move)),
    hashes: moves.map((one) => one.hash),
    barriers: moves.map((one) => one.barrier),
    at: moves.map((one) => one.at),
  };
  const events: EventLog = [cells.startEvents, ...moves.map((one) => one.events)].map((text) => JSON.parse(text));
  const views: ViewsSection = {
    start: JSON.parse(cells.startView),
    end: JSON.parse(cells.endView),
    snapshots: cells.snapshots.map((one) => ({ ...one, state: JSON.parse(one.state) })),
  };
  return packOf([record, events, views, recordingPart(cells.recording, events)]);
}

/** The moves of a packed race; undefined if they are damaged. */
export function recordIn(pack: Uint8Array): RecordSection | undefined {
  return sectionIn(pack, SECTIONS.record) as RecordSection | undefined;
}

/** The events of every step of a packed race, 0 for the start; undefined if they are damaged. */
export function eventsIn(pack: Uint8Array): unknown[] | undefined {
  return sectionIn(pack, SECTIONS.events) as unknown[] | undefined;
}

/** The first and the last view of a packed race, and its snapshots by step; undefined if they are damaged. */
export function viewsIn(pack: Uint8Array): ViewsSection | undefined {
  return sectionIn(pack, SECTIONS.views) as ViewsSection | undefined;
}

/** The recording of a packed race as it is sent; undefined if it has none, or it is damaged. */
export function recordingIn(pack: Uint8Array): Uint8Array | undefined {
  const text = recordingTextIn(pack);
  return text === undefined ? undefined : bytesOfText(text);
}

/** Whether unpacking gives every column again, to the byte. A recording may be deflated differently, to the same text. */
export function isPackOf(pack: Uint8Array, cells: RaceCells): boolean {
  const record = recordIn(pack);
  const events = eventsIn(pack);
  const views = viewsIn(pack);
  if (record === undefined || events === undefined || views === undefined) return false;
  const [startEvents, ...later] = events.map(textIn);
  const found: Omit<RaceCells, 'recording'> = {
    startView: textIn(views.start),
    startEvents: startEvents ?? '',
    moves: record.moves.map((move, i) => ({
      move: textIn(move),
      events: later[i] ?? '',
      hash: record.hashes[i] ?? '',
      barrier: record.barriers[i] ?? -1,
      at: record.at[i] ?? -1,
    })),
    snapshots: views.snapshots.map((one) => ({ ...one, state: textIn(one.state) })),
    endView: textIn(views.end),
  };
  const { recording, ...rest } = cells;
  return (
    isDeepStrictEqual(found, rest) &&
    recordingTextIn(pack) === (recording && inflateRawSync(recording).toString('utf8'))
  );
}

function recordingTextIn(pack: Uint8Array): string | undefined {
  const part = sectionIn(pack, SECTIONS.recording) as RecordingPart | undefined;
  return part === undefined ? undefined : textOf(part, eventsIn(pack));
}

function textIn(value: unknown): string {
  return JSON.stringify(value);
}
