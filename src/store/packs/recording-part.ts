// The recording of a packed race. Most of it repeats the race's events, so only what they do not tell is kept.
// Not here: what a recording is (core/recording.ts).

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { attempt } from '@core/attempt';
import { joinRecording, type RecordedEvent, type RecordingRest, splitRecording } from '@core/recording';

/** Longer than any race's recording. */
const MOST_BYTES = 64 * 1024 * 1024;

/** own: by frame, its events as viewers see them; null: exactly the events of its step. text: a recording that has no such parts. */
export type RecordingPart = { rest: RecordingRest; own: (readonly RecordedEvent[] | null)[] } | { text: string } | null;

/** The events of every step, 0 for the start. */
export type EventLog = readonly unknown[];

/** The part of a pack for a recording as it is stored and sent, in raw deflate. Throws if it is not deflated text. */
export function recordingPart(bytes: Uint8Array | undefined, log: EventLog): RecordingPart {
  if (bytes === undefined) return null;
  const text = inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8');
  const split = attempt(() => {
    const { rest, events } = splitRecording(text);
    const own = events.map((frame, at) => (isSame(frame, log[rest.steps[at] ?? -1]) ? null : frame));
    return { rest, own };
  });
  return split.ok && textOf(split.value, log) === text ? split.value : { text };
}

/** The text of the recording; undefined if there is none, or its events can no longer be read. */
export function textOf(part: RecordingPart, log: EventLog | undefined): string | undefined {
  if (part === null) return undefined;
  if ('text' in part) return part.text;
  const { rest, own } = part;
  const events = own.map((frame, at) => frame ?? log?.[rest.steps[at] ?? -1]);
  return events.every(Array.isArray) ? joinRecording(rest, events as RecordedEvent[][]) : undefined;
}

/** As it is sent. The usual level: the best one takes three times as long, for a recording that is not stored. */
export function bytesOfText(text: string): Uint8Array {
  return deflateRawSync(text);
}

function isSame(frame: readonly RecordedEvent[], events: unknown): boolean {
  return JSON.stringify(frame) === JSON.stringify(events);
}
