// The source of a player's circuit of Heat: a road drawn with handles, and what lies on it. Everything that is raced on or
// drawn follows from it (cut.ts). Not here: whether it makes a good circuit (problems.ts).

import { anchor, circuitName, LANDSCAPE, ROAD_RANGES, road, sourceHead } from '@kit/circuit-source';
import { strewnField } from '@workshop/strewn-field';
import { z } from 'zod';
import { BRUSHES } from './brush-ids';

/** The fewest and the most of a source's parts. */
export const RANGES = {
  ...ROAD_RANGES,
  spaces: [24, 120],
  corners: [1, 12],
  /** Spaces of a Legends' zone. */
  legends: [1, 30],
  /** Heat or Stress cards. */
  cards: [0, 20],
} as const;

const corner = z.strictObject({
  name: circuitName,
  /** Where its line is. */
  at: anchor,
  limit: z.int().min(1).max(20),
  /** Spaces of the Legends' zone before the line. */
  legends: z.int().min(RANGES.legends[0]).max(RANGES.legends[1]),
  /** The race lane from its line on. */
  raceLane: z.int().min(0).max(2),
  /** Whether it is the second corner of a chicane (R86). */
  sharesToken: z.boolean().default(false),
  /** false: no press here when no event names it (R94). Left out where there is one, as in sources from before it could be chosen. */
  press: z.literal(false).optional(),
  /** Spaces of the chevron before its line (R80). Left out where there are none, as in sources from before it could be said. */
  chevron: z.int().min(1).max(9).optional(),
});

/** A source, field by field. */
export const sourceSchema = z.strictObject({
  ...sourceHead('heat', 'Heat'),
  /** A space becomes 36 units of the board. */
  road,
  spaces: z.int().min(RANGES.spaces[0]).max(RANGES.spaces[1]),
  lanes: z.int().min(1).max(3),
  /** Where the finish line is. */
  start: anchor,
  corners: z.array(corner).min(RANGES.corners[0]).max(RANGES.corners[1]),
  laps: z.int().min(1).max(3),
  heat: z.int().min(RANGES.cards[0]).max(RANGES.cards[1]),
  stress: z.int().min(RANGES.cards[0]).max(RANGES.cards[1]),
  ...LANDSCAPE,
  /** Things on the land besides what its seed draws; left out: none. */
  scenery: strewnField(BRUSHES).optional(),
});

/** A player's circuit as it is kept and shared. */
export type HeatSource = z.infer<typeof sourceSchema>;
