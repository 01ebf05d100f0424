// Unpacks the recording in a reply of 'replays.film'. Not for: what a recording is (core/film.ts).

import { type Film, unpackFilm } from '@core/film';
import { inflateSync, strFromU8 } from 'fflate';

/** The recording in base64 of raw deflate. Throws if the text is not one. */
export function openFilm(base64: string): Film {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return unpackFilm(strFromU8(inflateSync(bytes)));
}
