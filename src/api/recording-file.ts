// Unpacks the recording in a reply of 'replays.film'. Not here: what a recording is (core/recording.ts).

import { type Recording, unpackRecording } from '@core/recording';
import { inflateSync, strFromU8 } from 'fflate';

/** The recording from base64 of raw deflate. Throws if the text is not one. */
export function openRecording(base64: string): Recording {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return unpackRecording(strFromU8(inflateSync(bytes)));
}
