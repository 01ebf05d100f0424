// Recordings of finished races as bytes: made at the end of a race, kept beside it, opened when someone wants to watch.
// Not for: what a recording is (core/recording.ts) or which one a race is shown with (replays.ts).

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { attempt } from '@core/attempt';
import type { AnyGame, RaceRecord } from '@core/contract';
import { packRecording, type RecordedRace, type Recording, recordingOf, unpackRecording } from '@core/recording';

/** Longer than the recording of any race; a damaged one must not fill memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The recording of a record, packed; undefined if the record proves nothing under this Paddock's rules. Never throws. */
export function recordingBytesOf(game: AnyGame, record: RaceRecord): Uint8Array | undefined {
  const recorded = attempt((): RecordedRace => recordingOf(game, record));
  return recorded.ok && recorded.value.ok ? bytesOf(recorded.value.film) : undefined;
}

/** A recording as it is kept and sent: raw deflate. */
export function bytesOf(recording: Recording): Uint8Array {
  return deflateRawSync(packRecording(recording), { level: 9 });
}

/** Whether these bytes are a recording. */
export function isRecording(bytes: Uint8Array): boolean {
  return attempt(() => unpackRecording(inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8'))).ok;
}
