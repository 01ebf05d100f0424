// What the sources of players' circuits have in common, whatever the game: who made them, and the road with its handles.
// Not here: what a game puts on the road, which is in its own workshop.

import { z } from 'zod';

/** The fewest and the most points of a road, and how far away they can be. */
export const ROAD_RANGES = { points: [3, 60], far: 10_000 } as const;

const far = z.number().min(-ROAD_RANGES.far).max(ROAD_RANGES.far);
const handle = z.tuple([far, far]);

/** A circuit's or a corner's name. */
export const circuitName = z.string().trim().min(1).max(40);
/** A place on the road: 3.25 is a quarter of the way from point 3 to point 4. */
export const anchor = z.number().min(0).max(ROAD_RANGES.points[1]);
/** In driving order; the road closes from the last point to the first. Any unit. */
export const road = z
  .array(z.strictObject({ x: far, y: far, in: handle, out: handle }))
  .min(ROAD_RANGES.points[0])
  .max(ROAD_RANGES.points[1]);

/** The first fields of every source. title: the game's name in English. */
export function sourceHead<const G extends string>(game: G, title: string) {
  return {
    format: z.literal('paddock-circuit', { error: 'not a circuit of Paddock: format must be "paddock-circuit"' }),
    game: z.literal(game, { error: `not a circuit of ${title}` }),
    version: z.literal(1, { error: 'made by a newer Paddock: update to open it' }),
    name: circuitName,
    author: z.string().trim().max(40).default(''),
    /** The circuit that this one was made from. */
    parent: z
      .string()
      .regex(/^[0-9a-f]{32}$|^[a-z][a-z0-9-]{0,39}$/)
      .optional(),
  };
}

/** The last fields of every source: its landscape. */
export const LANDSCAPE = {
  /** The circuit of the box whose landscape it has. */
  theme: z.string().min(1).max(40),
  /** What the landscape's plants and fields are drawn from. */
  seed: z.int().min(0).max(1_000_000),
};
