// The reviews' part of the contract: what each decision of a finished race was worth (core/review.ts), judged in the background.
// Not here: computing it (ai/review), replays and forks (archive.ts).

import { descriptor } from '../message-shapes';
import { command, id, owner, seat } from '../shapes';
import { z } from '../zod';

const chances = z.array(z.int());
const outcome = z.object({ chances, place: z.int() });
const step = z.int().min(0);

/** A whole review as stored and sent. */
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
 * State of a review. making: the part that exists so far; round: the one being judged. made: isOlder: by an older method than
 * today's. failed: it could not be made; why: the reason.
 */
export const reviewState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('making'), round: z.int(), rounds: z.int(), review }),
  z.object({ state: z.literal('made'), isOlder: z.boolean(), review }),
  z.object({ state: z.literal('failed'), why: descriptor }),
]);
export type ReviewState = z.infer<typeof reviewState>;

/** A decision as its seat saw it: its view and its choices, in the game's own shapes. */
export const reviewLook = z.object({ seat, kind: z.string(), view: z.unknown(), choices: z.unknown() });
export type ReviewLook = z.infer<typeof reviewLook>;

/** Commands of the area review. */
export const reviewCommands = {
  /** Makes it again; does nothing while it is being made. Refused if the rules have changed since the race. */
  'review.make': command(owner, z.object({ match: id }), z.null()),
  'review.get': command(owner, z.object({ match: id }), reviewState),
  /** Stops making it and drops what exists so far. */
  'review.cancel': command(owner, z.object({ match: id }), z.null()),
  /** step: moves made before the decision. */
  'review.look': command(owner, z.object({ match: id, step }), reviewLook),
} as const;
