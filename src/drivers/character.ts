// What a character is: name, home, style and face. Not here: the list of them (data/list.ts).

import type { Style } from '@core/style';
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
