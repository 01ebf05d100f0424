// Films of finished races as bytes: made at the end of a race, kept beside it, opened when someone wants to watch.
// Not for: what a film is (core/film.ts) or which one a race is shown with (replays.ts).

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { attempt } from '@core/attempt';
import type { AnyGame, RaceRecord } from '@core/contract';
import { type Film, type Filmed, filmOf, packFilm, unpackFilm } from '@core/film';

/** Longer than the film of any race; a damaged one must not fill memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The film of a record, packed; undefined if the record proves nothing under this Paddock's rules. Never throws. */
export function filmBytesOf(game: AnyGame, record: RaceRecord): Uint8Array | undefined {
  const filmed = attempt((): Filmed => filmOf(game, record));
  return filmed.ok && filmed.value.ok ? bytesOf(filmed.value.film) : undefined;
}

/** A film as it is kept and sent: raw deflate. */
export function bytesOf(film: Film): Uint8Array {
  return deflateRawSync(packFilm(film), { level: 9 });
}

/** Whether these bytes are a film. */
export function isFilm(bytes: Uint8Array): boolean {
  return attempt(() => unpackFilm(inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8'))).ok;
}
