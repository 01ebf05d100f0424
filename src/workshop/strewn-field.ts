// The field of a circuit's source that holds what a player has strewn on its land. Apart from brushes.ts, since a race draws strewn
// things and should not load zod.

import { z } from 'zod';
import { MOST_THINGS } from './brushes';
import { PICKS } from './strew';

/** How far away from the middle a thing can be, in the source's own unit. */
const FAR = 40_000;

/** The field of a source that holds what these brushes strew. */
export function strewnField<const B extends string>(brushes: readonly [B, ...B[]]) {
  const place = z.number().min(-FAR).max(FAR);
  const pick = z
    .int()
    .min(0)
    .max(PICKS - 1);
  return z.array(z.tuple([z.enum(brushes), place, place, pick])).max(MOST_THINGS);
}
