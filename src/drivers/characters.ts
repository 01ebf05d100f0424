// The characters that AI drivers can be: persons one meets again, whatever their level.
// Not for: drawing them, or what is told of them: both belong to screens.

import type { Style } from '@core/style';
import { CHARACTERS } from './data/list';
import type { Look } from './look';

/** A named AI driver. id: kept in races, seasons and files, so it never changes. */
export interface Character {
  readonly id: string;
  /** What the seat is called: short, and no other's. */
  readonly given: string;
  readonly family: string;
  /** Code of the country (ISO 3166), and the town as it is written there. */
  readonly country: string;
  readonly town: string;
  readonly style: Style;
  readonly look: Look;
}

export { CHARACTERS };

const BY_ID: ReadonlyMap<string, Character> = new Map(CHARACTERS.map((one) => [one.id, one]));

/** The character of this id; undefined without one and for one that this edition does not know. */
export function characterOf(id: string | undefined): Character | undefined {
  return id === undefined ? undefined : BY_ID.get(id);
}
