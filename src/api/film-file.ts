// The film in a reply of 'replays.film', opened. Not for: what a film is (core/film.ts).

import { type Film, unpackFilm } from '@core/film';
import { inflateSync, strFromU8 } from 'fflate';

/** The film in base64 of raw deflate. Throws where the text is none. */
export function openFilm(base64: string): Film {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return unpackFilm(strFromU8(inflateSync(bytes)));
}
