// A game as pages know it: what a race of it can be set up from. Not here: its text, which is in the game's own ui.

import { blurb, circuitTraits, colour, id, options } from './shapes';
import { z } from './zod';

const optionSpec = z.discriminatedUnion('type', [
  z.object({
    id,
    type: z.literal('number'),
    range: z.tuple([z.int(), z.int()]),
    none: z.int().exactOptional(),
    default: z.int(),
  }),
  z.object({ id, type: z.literal('choice'), range: z.array(z.string()), default: z.string() }),
  z.object({ id, type: z.literal('flag'), range: z.tuple([z.literal(false), z.literal(true)]), default: z.boolean() }),
]);
export const gameCard = z.object({
  id,
  name: z.string(),
  seats: z.tuple([z.int(), z.int()]),
  colours: z.array(colour),
  /** A new seat's colour is drawn from the free ones; otherwise it is the first free one. */
  drawsColours: z.boolean(),
  /**
   * own: it is not from the box, but was made as players make them; only on a page, which adds the circuits that its host knows. kept: its
   * place in the workshop, if it is there. blurb: one sentence by language, if it came with Paddock.
   */
  circuits: z.array(
    z.object({
      id,
      name: z.string(),
      defaults: options,
      traits: circuitTraits.exactOptional(),
      own: z.object({ author: z.string(), kept: id.nullable(), blurb: blurb.exactOptional() }).exactOptional(),
    }),
  ),
  /** Whether players can make circuits for it. */
  hasWorkshop: z.boolean(),
  options: z.array(optionSpec),
  automata: z.array(z.string()),
  bots: z.array(z.string()),
  rulesVersion: z.int(),
  /** Whether the host can set the grid: by standings, or by qualifying. */
  givenGrid: z.boolean(),
  /** Ids of the options that decide who starts where; in a season its grid rule sets them. */
  gridOptions: z.array(id),
  /**
   * Laps alone against the clock: the option values of such a session, its lap counts, and the option values of a grid set by
   * its results. null: the game has none.
   */
  qualifying: z.object({ session: options, laps: z.array(z.int()), grid: options }).nullable(),
  figures: z.array(
    z.object({ id, over: z.enum(['total', 'least', 'most']), record: z.enum(['lap', 'race']).optional() }),
  ),
  /** Ready-made settings of the game itself; the ones that people save are `preset`. */
  presets: z.array(z.object({ id, name: z.string(), options })),
  /** Special conditions a race may have besides its circuit, and the option that selects one. */
  occasions: z
    .object({
      option: id,
      drawn: z.object({ value: z.string(), name: z.string() }),
      list: z.array(z.object({ id, name: z.string() })),
    })
    .nullable(),
  championships: z.array(z.object({ id, name: z.string(), rounds: z.array(z.object({ circuit: id, options })) })),
  /** Option values suggested for a new race of a season; if left out, the same as for a single race. */
  seasonOptions: options.optional(),
  /** Maximum races of a series; 0: this game has no series. */
  series: z.int(),
  /** Seconds per decision in each race of a series; if left out, the round's clock. */
  seriesClock: z.int().optional(),
  /** The game's own points by place, with every seat taken. */
  points: z.array(z.int()),
});
export type GameCard = z.infer<typeof gameCard>;
