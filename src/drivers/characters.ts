// The characters that AI drivers can be; a character stays the same person at every level.
// Not here: drawing or describing them (screens).

import type { Character } from './character';
import { CHARACTERS } from './data/list';

export { CHARACTERS };

const BY_ID: ReadonlyMap<string, Character> = new Map(CHARACTERS.map((one) => [one.id, one]));

/** The character with this id; undefined if there is no id or this version does not know it. */
export function characterOf(id: string | undefined): Character | undefined {
  return id === undefined ? undefined : BY_ID.get(id);
}
