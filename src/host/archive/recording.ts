// Recordings of finished races as bytes: made when a race ends, stored beside it, opened when someone watches it.
// Not here: what a recording is (core/recording.ts) or which one a replay shows (replays.ts).

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { attempt } from '@core/attempt';
import type { AnyGame, RaceRecord } from '@core/contract';
import { packRecording, type RecordedRace, type Recording, recordingOf, unpackRecording } from '@core/recording';

/** Longer than any race's recording; a damaged one must not fill memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A record's recording, compressed; undefined if the record can't be verified under this Paddock's rules. Never throws. */
export function recordingBytesOf(game: AnyGame, record: RaceRecord): Uint8Array | undefined {
  const recorded = attempt((): RecordedRace => recordingOf(game, record));
  return recorded.ok && recorded.value.ok ? bytesOf(recorded.value.film) : undefined;
}

/** A recording as it is stored and sent: raw deflate. */
export function bytesOf(recording: Recording): Uint8Array {
  return deflateRawSync(packRecording(recording), { level: 9 });
}

/** Whether these bytes are a recording. */
export function isRecording(bytes: Uint8Array): boolean {
  return attempt(() => unpackRecording(inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8'))).ok;
}
