// A recording of a race: what happened step by step and the view after each step, as one value or as one packed text.
// Not here: drawing it (the renderer) or storing it (host/archive/recording.ts).

import { type Change, changed, changeOf } from './change';
import type { GameDefinition, GameTypes, Json, RaceRecord, Seat, Standing } from './contract';
import { isOver } from './engine';
import { type VerifyResult, verify } from './record';

/** An event as the viewer 'all' sees it. */
export type RecordedEvent = { readonly type: string } & { readonly [key: string]: Json };

/** One step in which something happened. Frame 0 is the start of the race, at step 0. */
export interface Frame {
  /** Moves made by the end of the step. */
  step: number;
  /** The round in which the step was made, 1-based; its events belong to it. */
  round: number;
  /** What happened, in order. */
  events: RecordedEvent[];
  /** The race after the step, as the viewer 'all' sees it. */
  view: Json;
}

/** One round of the race. */
export interface RecordedRound {
  round: number;
  /** Index of its last frame. */
  frame: number;
  /** Every seat, best first, after that frame. */
  order: Seat[];
  /** Seats that were out of the race by then. */
  out: Seat[];
}

/** A whole recording. rounds: in order; the first is the grid, at frame 0, as round 0. */
export interface Recording {
  format: 1;
  frames: Frame[];
  rounds: RecordedRound[];
}

/** A kind of event: its type and its keys, in order. */
type Shape = [type: string, ...keys: string[]];

/**
 * A packed recording, with similar data grouped. shapes: of all events. events: per frame, each event as the index of its
 * shape and its values without the type. changes: each frame's view as a change from the previous one.
 */
interface Packed {
  format: 1;
  shapes: Shape[];
  steps: number[];
  frameRounds: number[];
  events: [shape: number, ...values: Json[]][][];
  changes: Change[];
  rounds: [round: number, frame: number, order: Seat[], out: Seat[]][];
}

/** The recording of a race, or why its record proves nothing under these rules. */
export type RecordedRace = { ok: true; film: Recording } | Exclude<VerifyResult, { ok: true }>;

/** Replays the record, compares every mark as verify does, and records frames on the way. */
export function recordingOf<T extends GameTypes>(game: GameDefinition<T>, record: RaceRecord<T>): RecordedRace {
  const recording: Recording = { format: 1, frames: [], rounds: [] };
  let round = 0;
  const verdict = verify(game, record, (state, events) => {
    const isStart = recording.frames.length === 0;
    const now = game.round(state);
    if (isStart || events.length > 0) {
      const view = game.view(state, 'all') as Json;
      recording.frames.push({ step: state.step, round: isStart ? now : round, events: shown(game, events), view });
    }
    if (isStart || now !== round || isOver(state))
      recording.rounds.push(roundOf(round, recording, game.standings(state)));
    round = now;
  });
  return verdict.ok ? { ok: true, film: recording } : verdict;
}

/** What is left of a race that these rules cannot replay: its events, and the views before and after all of them. */
export interface Remains {
  start: { view: Json; events: RecordedEvent[] };
  steps: readonly { step: number; events: RecordedEvent[] }[];
  end: { view: Json; round: number; standings: readonly Pick<Standing, 'seat' | 'status'>[] };
}

/** A recording from events alone: every frame but the last shows the start, and only the last round is known. */
export function recordingOfRemains({ start, steps, end }: Remains): Recording {
  const eventful = steps.filter((one) => one.events.length > 0);
  const frames: Frame[] = [{ step: 0, round: 1, ...start }];
  for (const { step, events } of eventful) frames.push({ step, round: 1, events, view: start.view });
  const recording: Recording = { format: 1, frames, rounds: [] };
  const last = frames.at(-1);
  if (last !== undefined) Object.assign(last, { round: end.round, view: end.view });
  recording.rounds.push(roundOf(end.round, recording, end.standings));
  return recording;
}

/** The recording as text, about as long as its changes. */
export function packRecording({ frames, rounds }: Recording): string {
  const rest: RecordingRest = {
    steps: frames.map((one) => one.step),
    frameRounds: frames.map((one) => one.round),
    changes: frames.map((one, i) => changeOf(frames[i - 1]?.view, one.view)),
    rounds: rounds.map(({ round, frame, order, out }) => [round, frame, order, out]),
  };
  return joinRecording(
    rest,
    frames.map((one) => one.events),
  );
}

/**
 * Unpacks a recording. Consecutive views share what did not change between them, so every frame is available at once.
 * Throws if the text is not a packed recording.
 */
export function unpackRecording(text: string): Recording {
  const packed = JSON.parse(text) as Packed;
  if (packed.format !== 1) throw new Error(`a recording of format ${String(packed.format)}, expected 1`);
  let view: Json | undefined;
  const frames = packed.changes.map((change, i): Frame => {
    view = changed(view, change);
    const [step, round, events] = [packed.steps[i], packed.frameRounds[i], packed.events[i]];
    if (step === undefined || round === undefined || events === undefined) throw new Error(`frame ${i} is not whole`);
    return { step, round, events: events.map((event) => unpackEvent(event, packed.shapes)), view };
  });
  return {
    format: 1,
    frames,
    rounds: packed.rounds.map(([round, frame, order, out]) => ({ round, frame, order, out })),
  };
}

/** What a packed recording holds besides its events. */
export type RecordingRest = Pick<Packed, 'steps' | 'frameRounds' | 'changes' | 'rounds'>;

/** A packed recording in two parts, for a store that has the events already. Throws if the text is not a packed recording. */
export function splitRecording(text: string): { rest: RecordingRest; events: RecordedEvent[][] } {
  const { shapes, steps, frameRounds, events, changes, rounds } = JSON.parse(text) as Packed;
  return {
    rest: { steps, frameRounds, changes, rounds },
    events: events.map((frame) => frame.map((event) => unpackEvent(event, shapes))),
  };
}

/** The packed recording from its two parts. */
export function joinRecording(rest: RecordingRest, events: readonly (readonly RecordedEvent[])[]): string {
  const shapes = new Map<string, [index: number, Shape]>();
  const { steps, frameRounds, changes, rounds } = rest;
  const packedEvents = events.map((frame) => frame.map((event) => packEvent(event, shapes)));
  const packed: Packed = {
    format: 1,
    shapes: [...shapes.values()].map(([, shape]) => shape),
    steps,
    frameRounds,
    events: packedEvents,
    changes,
    rounds,
  };
  return JSON.stringify(packed);
}

/** Changes shapes if the event has a new one. */
function packEvent(event: RecordedEvent, shapes: Map<string, [number, Shape]>): Packed['events'][number][number] {
  const keys = Object.keys(event).filter((key) => event[key] !== undefined);
  const shape: Shape = [event.type, ...keys];
  const name = JSON.stringify(shape);
  const [index] = shapes.get(name) ?? [shapes.size];
  shapes.set(name, [index, shape]);
  return [index, ...keys.filter((key) => key !== 'type').map((key) => event[key] as Json)];
}

function unpackEvent([index, ...values]: Packed['events'][number][number], shapes: readonly Shape[]): RecordedEvent {
  const shape = shapes[index];
  if (shape === undefined) throw new Error(`an event of shape ${index}, which is none`);
  const [type, ...keys] = shape;
  const left = values[Symbol.iterator]();
  // fromEntries makes an own key even of __proto__.
  return Object.fromEntries(keys.map((key) => [key, key === 'type' ? type : left.next().value])) as RecordedEvent;
}

function shown<T extends GameTypes>(game: GameDefinition<T>, events: readonly T['Event'][]): RecordedEvent[] {
  return events.map((event) => game.viewEvent(event, 'all')).filter((event) => event !== null) as RecordedEvent[];
}

/** The round that ended with the newest frame. */
function roundOf(
  round: number,
  recording: Recording,
  standings: readonly Pick<Standing, 'seat' | 'status'>[],
): RecordedRound {
  const out = standings.filter((one) => one.status === 'out').map((one) => one.seat);
  return { round, frame: recording.frames.length - 1, order: standings.map((one) => one.seat), out };
}
