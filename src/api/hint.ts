// What a hint is on its way to a page: answers with their reasons as codes and numbers, which the page says in its language.
// Not for: making it (ai/hints).

import { z } from 'zod';

/** A message of the race's game, `hint.<id>`. */
export const hintSaid = z.object({ id: z.string(), values: z.record(z.string(), z.union([z.number(), z.string()])) });
export type HintSaid = z.infer<typeof hintSaid>;

/**
 * One answer. place: to be expected, 1 is the winner's; win: chance to win. way: of the own car this turn, in the game's own
 * numbers, empty where it does not move. words: what comes of it in a few words, and why; null where the game says nothing.
 */
export const hintAnswer = z.object({
  action: z.unknown(),
  place: z.number(),
  win: z.number(),
  way: z.array(z.number()),
  words: z.object({ tag: hintSaid, why: z.array(hintSaid) }).nullable(),
});
export type HintAnswer = z.infer<typeof hintAnswer>;

/** The best answer, then the second best where there is one. */
export const hint = z.object({ answers: z.array(hintAnswer) });
