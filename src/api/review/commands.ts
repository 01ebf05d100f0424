// The contract's part for reviews: what each decision of a finished race was worth (core/review.ts), made in the background.
// Not for: reckoning (ai/review), replays and forks (archive.ts).

import { z } from 'zod';
import { command, id, owner, seat } from '../shapes';
import { descriptor } from '../words';

const chances = z.array(z.int());
const outcome = z.object({ chances, place: z.int() });
const step = z.int().min(0);

/** A whole review as it is kept and sent. */
export const review = z.object({
  seats: z.array(seat),
  curve: z.array(z.object({ step, round: z.int(), chances })),
  decisions: z.array(
    z.object({
      step,
      seat,
      kind: z.string(),
      round: z.int(),
      played: z.unknown(),
      better: z.unknown(),
      after: outcome,
      best: outcome,
      loss: z.int().min(0),
    }),
  ),
});

/**
 * How far a review is. making: what there is of it so far; round: the one that is looked at. made, isOlder: by an older
 * reckoning than today's. failed: it came to nothing; why says it.
 */
export const reviewState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('making'), round: z.int(), rounds: z.int(), review }),
  z.object({ state: z.literal('made'), isOlder: z.boolean(), review }),
  z.object({ state: z.literal('failed'), why: descriptor }),
]);
export type ReviewState = z.infer<typeof reviewState>;

/** How a decision looked to its seat: its view, and what it was offered. Their shapes are the game's. */
export const reviewLook = z.object({ seat, kind: z.string(), view: z.unknown(), choices: z.unknown() });
export type ReviewLook = z.infer<typeof reviewLook>;

/** Commands of the area review. */
export const reviewCommands = {
  /** Begins to make it anew; nothing where it is being made. Refused where the rules have changed since the race. */
  'review.make': command(owner, z.object({ match: id }), z.null()),
  'review.get': command(owner, z.object({ match: id }), reviewState),
  /** Stops making it; what there is of it is dropped. */
  'review.cancel': command(owner, z.object({ match: id }), z.null()),
  /** step: moves made before the decision. */
  'review.look': command(owner, z.object({ match: id, step }), reviewLook),
} as const;
