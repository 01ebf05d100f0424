// The characters that AI drivers can be; a character stays the same person at every level.
// Not here: drawing or describing them (screens).

import type { Style } from '@core/style';
import { CHARACTERS } from './data/list';
import type { Look } from './look';

/** A named AI driver. id: stored in races, seasons and files, so it never changes. */
export interface Character {
  readonly id: string;
  /** The seat's name: short and unique. */
  readonly given: string;
  readonly family: string;
  /** Country code (ISO 3166), and the town in local spelling. */
  readonly country: string;
  readonly town: string;
  readonly style: Style;
  readonly look: Look;
}

export { CHARACTERS };

const BY_ID: ReadonlyMap<string, Character> = new Map(CHARACTERS.map((one) => [one.id, one]));

/** The character with this id; undefined if there is no id or this version does not know it. */
export function characterOf(id: string | undefined): Character | undefined {
  return id === undefined ? undefined : BY_ID.get(id);
}
