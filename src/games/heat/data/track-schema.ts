// The format of circuit files (S9): every field and its range, with an error text for anything unknown.
// Not here: reading one (track-file.ts), or what follows from its fields for the rules (tracks.ts) and on the board
// (geometry/derive-circuit.ts).

import { perLanguage } from '@core/words';
import { z } from 'zod';
import { POINTS_PER_SPACE } from './track-points';

/** Features that the format allows on a space; track-checks.ts refuses those that no rule handles yet. */
const FEATURES = ['flooded', 'tunnel'] as const;
/** What may be beside a road. */
const SCENERY = [
  ...['grandstand', 'cactus', 'mesa', 'boulder', 'flag', 'cypress', 'umbrellaPine', 'villa', 'campanile'],
  ...['lavenderRow', 'hill', 'poplar', 'farmhouse', 'hedge', 'oak', 'marquee', 'puddle'],
  ...['water', 'yacht', 'sailingBoat', 'quay', 'field'],
];
/** Most lanes of a road. */
const MOST_LANES = 3;
const MOST_SPACES = 200;
const LEAST_SPACES = 8;
const MOST_CORNERS = 12;

const count = z.int().min(0);
const far = z.number().min(-100_000).max(100_000);
const text = z.string().min(1).max(80);
const point = z.tuple([far, far]);
const spot = z.strictObject({ x: far, y: far });
const lanes = { error: `a road has 1 to ${MOST_LANES} lanes` };

/** name: as in lists; blurb: one sentence about its character; ground: painted on the infield, in capitals. */
const words = z.strictObject({ name: text, blurb: z.string().min(1).max(200), ground: text });

const corner = z.strictObject({
  name: text,
  /** The line is in front of this space. */
  line: z.int().min(1),
  limit: z.int().min(1).max(20),
  /** First space of the Legend approach zone. */
  legendsLine: count,
  /** R80; 0 if left out. */
  legendChevron: z.int().min(0).max(9).default(0),
  /** Race lane of the sector that begins at its line. */
  raceLane: z
    .int()
    .min(0)
    .max(MOST_LANES - 1, { error: `a road has lanes 0 to ${MOST_LANES - 1}` }),
  /** Whether it is the second corner of a chicane: one road token for both, and no press at this one (R86, R94). */
  sharesToken: z.boolean().default(false),
  /** false: no press here when no event names it (R94). */
  press: z.literal(false).optional(),
  /** Where its sign and its road token are, and its gravel, if not where the road suggests. */
  sign: spot.optional(),
  roadToken: spot.optional(),
  gravel: z.array(point).min(3).optional(),
});

/** A circuit file, field by field. */
export const trackSchema = z.strictObject({
  format: z.literal('paddock-heat-track', { error: 'not a circuit of Heat: format must be "paddock-heat-track"' }),
  version: z.literal(2, { error: 'this version of the format is not known; Paddock reads version 2' }),
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'an id is made of a to z, 0 to 9 and -' }),
  /** Its place in setup, the lowest first. */
  order: z.number(),
  /** More languages than these may be there, such as one that is still being translated. */
  words: z.object(perLanguage(words)).catchall(words),
  lanesPerSpace: z.int().min(1, lanes).max(MOST_LANES, lanes),
  laps: z.strictObject({ default: z.int().min(1), min: z.int().min(1), max: z.int().max(3) }),
  setup: z.strictObject({ heat: count.max(20), stress: count.max(20) }),
  corners: z.array(corner).min(1).max(MOST_CORNERS),
  /** The middle of the road: two points per space, the first on the finish line, in driving direction. Board units, 36 to a space. */
  centreline: z
    .array(point)
    .min(POINTS_PER_SPACE * LEAST_SPACES, { error: `a lap has at least ${LEAST_SPACES} spaces of two points` })
    .max(POINTS_PER_SPACE * MOST_SPACES, { error: `a lap has at most ${MOST_SPACES} spaces of two points` }),
  features: z.array(z.strictObject({ space: count, feature: oneOf(FEATURES, 'feature') })).default([]),
  /** The size of the board, and the middle of the weather board, if not what the road suggests. */
  size: z.strictObject({ width: z.number().min(1), height: z.number().min(1) }).optional(),
  billboard: spot.optional(),
  /** What is beside the road. rot: degrees. */
  scenery: z.array(
    z.strictObject({
      kind: oneOf(SCENERY, 'scenery'),
      x: far,
      y: far,
      rot: far.default(0),
      scale: z.number().min(0.1).max(10).default(1),
    }),
  ),
});

/** A circuit file that has been read: complete, in range and consistent. */
export type TrackFile = z.infer<typeof trackSchema>;

/** One of a list of words; anything else is refused with a message that names it and lists the words. */
function oneOf<const T extends string>(choices: readonly T[], what: string) {
  return z.enum(choices as readonly [T, ...T[]], {
    error: ({ input }) => `the ${what} ${JSON.stringify(input)} is not known; there are ${choices.join(', ')}`,
  });
}
