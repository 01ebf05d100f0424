// What one driver did to another in a race, as far as the rules can tell. Not here: what follows from it (src/career).

import type { Seat } from './state';

/**
 * hit: by's car, robot or trap cost the other something. tow: by drove in the other's slipstream. held: by was in the other's way.
 * by and to are different seats.
 */
export interface Encounter {
  readonly kind: 'hit' | 'tow' | 'held';
  readonly by: Seat;
  readonly to: Seat;
}
