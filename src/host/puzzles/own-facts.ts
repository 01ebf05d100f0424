// The shape of a puzzle from one's own races, as it is stored. Not here: its position, which its race has (own.ts).

import { puzzleFacts } from '@puzzles/pack';
import { z } from 'zod';

/** Raise this when the same review would give other puzzles: races are then searched again. */
export const SEARCH_METHOD = 1;

/** A stored puzzle. lost: what the answer in the race cost. rounds: of the whole race. */
export const ownFacts = puzzleFacts.extend({
  game: z.string(),
  circuit: z.string(),
  hash: z.string(),
  seat: z.int().min(0),
  ask: z.int(),
  round: z.int(),
  rounds: z.int(),
  lost: z.int(),
});
export type OwnFacts = z.infer<typeof ownFacts>;
