// The source of a player's circuit of Heat: a road drawn with handles, and what lies on it. Everything that is raced on or
// drawn follows from it (cut.ts). Not here: whether it makes a good circuit (problems.ts).

import { z } from 'zod';

/** The fewest and the most of a source's parts. */
export const RANGES = {
  points: [3, 60],
  spaces: [24, 120],
  corners: [1, 12],
  /** Spaces of a Legends' zone. */
  legends: [1, 30],
  /** Heat or Stress cards. */
  cards: [0, 20],
  /** Either coordinate of the road. */
  far: 10_000,
} as const;

const far = z.number().min(-RANGES.far).max(RANGES.far);
const handle = z.tuple([far, far]);
/** A place on the road: 3.25 is a quarter of the way from point 3 to point 4. */
const anchor = z.number().min(0).max(RANGES.points[1]);
const name = z.string().trim().min(1).max(40);

const corner = z.strictObject({
  name,
  /** Where its line is. */
  at: anchor,
  limit: z.int().min(1).max(20),
  /** Spaces of the Legends' zone before the line. */
  legends: z.int().min(RANGES.legends[0]).max(RANGES.legends[1]),
  /** The race lane from its line on. */
  raceLane: z.int().min(0).max(2),
  /** Whether it is the second corner of a chicane (R86). */
  sharesToken: z.boolean().default(false),
});

/** A source, field by field. */
export const sourceSchema = z.strictObject({
  format: z.literal('paddock-circuit', { error: 'not a circuit of Paddock: format must be "paddock-circuit"' }),
  game: z.literal('heat', { error: 'not a circuit of Heat' }),
  version: z.literal(1, { error: 'made by a newer Paddock: update to open it' }),
  name,
  author: z.string().trim().max(40).default(''),
  /** The circuit that this one was made from. */
  parent: z
    .string()
    .regex(/^[0-9a-f]{32}$|^[a-z][a-z0-9-]{0,39}$/)
    .optional(),
  /** In driving order; the road closes from the last point to the first. Any unit: a space becomes 36 units of the board. */
  road: z
    .array(z.strictObject({ x: far, y: far, in: handle, out: handle }))
    .min(RANGES.points[0])
    .max(RANGES.points[1]),
  spaces: z.int().min(RANGES.spaces[0]).max(RANGES.spaces[1]),
  lanes: z.int().min(1).max(3),
  /** Where the finish line is. */
  start: anchor,
  corners: z.array(corner).min(RANGES.corners[0]).max(RANGES.corners[1]),
  laps: z.int().min(1).max(3),
  heat: z.int().min(RANGES.cards[0]).max(RANGES.cards[1]),
  stress: z.int().min(RANGES.cards[0]).max(RANGES.cards[1]),
  /** The circuit of the box whose landscape it has. */
  theme: z.string().min(1).max(40),
  /** What the landscape's plants and fields are drawn from. */
  seed: z.int().min(0).max(1_000_000),
});

/** A player's circuit as it is kept and shared. */
export type HeatSource = z.infer<typeof sourceSchema>;
