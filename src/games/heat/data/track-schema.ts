// The format of circuit files (S9): every field and its range, with an error text for anything unknown.
// Not here: reading one (track-file.ts), or how the rules (tracks.ts) and the board (ui/board/geometry) use it.

import { z } from 'zod';

/** Features that the format allows on a space; track-checks.ts refuses those that no rule handles yet. */
const FEATURES = ['flooded', 'tunnel'] as const;
/** What may be beside a road. */
const SURROUNDINGS = [
  ...['grandstand', 'cactus', 'mesa', 'boulder', 'flag', 'cypress', 'umbrellaPine', 'villa', 'campanile'],
  ...['lavenderRow', 'hill', 'poplar', 'farmhouse', 'hedge', 'oak', 'marquee', 'puddle'],
];
const BARRIERS = ['concrete', 'rail', 'haybales', 'hedge'] as const;
/** Most lanes of a road. */
const MOST_LANES = 3;
const MOST_SPACES = 200;
const MOST_CORNERS = 12;

const count = z.int().min(0);
const far = z.number().min(-100_000).max(100_000);
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'a colour is written #RRGGBB' });
const text = z.string().min(1).max(80);
const point = z.tuple([far, far]);
const spot = z.strictObject({ x: far, y: far });
const lane = z
  .int()
  .min(0)
  .max(MOST_LANES - 1, { error: `a road has lanes 0 to ${MOST_LANES - 1}` });
const lanes = { error: `a road has 1 to ${MOST_LANES} lanes` };
const side = oneOf(['left', 'right'], 'side');

const corner = z.strictObject({
  id: text,
  index: count,
  name: text,
  /** The line is in front of this space. */
  line: z.int().min(1),
  limit: z.int().min(1).max(20),
  /** First space of the Legend approach zone. */
  legendsLine: count,
  /** Spaces for diamond 0, 1, 2, 3. */
  legendStops: z.array(count).length(4),
  legendChevron: z.int().min(0).max(9),
  turn: side,
  /** Lane on the inside of the corner. */
  inside: lane,
  /** Index of the previous corner if both are one chicane with one road token; otherwise null. */
  sharedTokenWith: count.nullable(),
  /** Its number among the corners where a press can be; null for the second corner of a chicane. */
  pressIndex: count.nullable(),
  x: far,
  y: far,
  heading: far,
  sign: spot,
  apex: spot,
  roadToken: spot,
});

const sector = z.strictObject({
  id: text,
  index: count,
  fromCorner: count,
  toCorner: count,
  start: count,
  length: z.int().min(1),
  raceLane: lane,
  home: z.boolean(),
});

const space = z.strictObject({
  i: count,
  next: count,
  sector: count,
  x: far,
  y: far,
  angle: far,
  /** Middle of every lane's cell, from left to right. */
  lanes: z.array(spot).min(1, lanes).max(MOST_LANES, lanes),
  raceLane: lane,
  nextCorner: count,
  toCorner: z.int().min(1),
  legendZone: z.boolean(),
  braking: z.boolean(),
  features: z.array(oneOf(FEATURES, 'feature')).max(FEATURES.length),
});

const geometry = z.strictObject({
  unitsPerSpace: z.number().min(1).max(1000),
  laneOffset: z.number().min(0).max(100),
  roadHalfWidth: z.number().min(1).max(200),
  width: z.number().min(1),
  height: z.number().min(1),
  /** Two points per space, the first on the finish line. */
  centreline: z.array(point),
  finish: z.strictObject({ x: far, y: far, heading: far }),
  gantry: z.strictObject({ x: far, y: far, heading: far, span: z.number().min(1), lights: z.int().min(1).max(9) }),
  /** Position of the weather board. */
  billboard: spot,
  podium: spot,
  kerbs: z.array(z.strictObject({ corner: count, side, fromS: far, toS: far })),
  gravel: z.array(z.strictObject({ corner: count, polygon: z.array(point).min(3) })),
});

const theme = z.strictObject({
  kerbColors: z.tuple([colour, colour]),
  infieldColor: colour,
  surroundColor: colour,
  accentColor: colour,
  accents: z.array(colour).min(1),
  skyGradient: z.tuple([colour, colour]),
  gravelColor: colour,
  barrier: oneOf(BARRIERS, 'barrier'),
  surroundElements: z.array(
    z.strictObject({
      kind: oneOf(SURROUNDINGS, 'surrounding'),
      x: far,
      y: far,
      rot: far,
      scale: z.number().min(0.1).max(10),
    }),
  ),
});

/** A circuit file, field by field. */
export const trackSchema = z.strictObject({
  format: z.literal('paddock-heat-track', { error: 'not a circuit of Heat: format must be "paddock-heat-track"' }),
  version: z.literal(1, { error: 'this version of the format is not known; Paddock reads version 1' }),
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'an id is made of a to z, 0 to 9 and -' }),
  name: text,
  blurb: z.string().max(200),
  expansion: text.nullable(),
  length: z.int().min(8).max(MOST_SPACES),
  lanesPerSpace: z.int().min(1, lanes).max(MOST_LANES, lanes),
  laps: z.strictObject({ default: z.int().min(1), min: z.int().min(1), max: z.int().max(3) }),
  setup: z.strictObject({ heat: count.max(20), stress: count.max(20) }),
  direction: oneOf(['clockwise', 'anticlockwise'], 'direction'),
  corners: z.array(corner).min(1).max(MOST_CORNERS),
  sectors: z.array(sector).min(1).max(MOST_CORNERS),
  startGrid: z
    .array(z.strictObject({ slot: count, space: count, lane, box: z.strictObject({ x: far, y: far, angle: far }) }))
    .max(12),
  spaces: z.array(space).max(MOST_SPACES),
  geometry,
  theme,
});

/** A circuit file that has been read: complete, in range and consistent. */
export type TrackFile = z.infer<typeof trackSchema>;

/** One of a list of words; anything else is refused with a message that names it and lists the words. */
function oneOf<const T extends string>(choices: readonly T[], what: string) {
  return z.enum(choices as readonly [T, ...T[]], {
    error: ({ input }) => `the ${what} ${JSON.stringify(input)} is not known; there are ${choices.join(', ')}`,
  });
}
