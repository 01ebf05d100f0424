// The parts of a state's schema that hold chance, the same in every game. Not here: drawing (core/rng.ts, core/rng.ts).

import { z } from 'zod';

const word = z.int().min(0).max(0xffffffff);

/** The four words of a stream of random numbers. */
export const rngWords = z.tuple([word, word, word, word]);

/** Every seat's own luck; only races that were started with it have any. */
export const ownLuck = z
  .strictObject({ streams: z.array(rngWords).min(1), rounds: z.array(z.int().min(-1)) })
  .refine(({ streams, rounds }) => streams.length === rounds.length, { message: 'a stream lacks its round' })
  .optional();
