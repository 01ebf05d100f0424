// The source of a player's circuit of Formula D: a road drawn with handles, its spaces, and its corners. Everything that is raced on
// or drawn follows from it (cut.ts), the pits too. Not here: whether it makes a good circuit (problems.ts).

import { anchor, circuitName, LANDSCAPE, ROAD_RANGES, road, sourceHead } from '@kit/circuit-source';
import { strewnField } from '@workshop/strewn-field';
import { z } from 'zod';
import { BRUSHES } from './brush-ids';

/** The fewest and the most of a source's parts. spaces: of the middle lane; stops: that a corner requires. */
export const RANGES = { ...ROAD_RANGES, spaces: [60, 180], corners: [2, 16], stops: [1, 3], laps: [1, 3] } as const;

const corner = z.strictObject({
  name: circuitName,
  /** Where it begins and ends in the middle lane. */
  from: anchor,
  to: anchor,
  /** Required stops. */
  stops: z.int().min(RANGES.stops[0]).max(RANGES.stops[1]),
});

/** A source, field by field. */
export const sourceSchema = z.strictObject({
  ...sourceHead('formula-d', 'Formula D'),
  /** A space becomes 32 units of the board. The pits are at the right of the start straight. */
  road,
  /** Spaces of the middle lane. */
  spaces: z.int().min(RANGES.spaces[0]).max(RANGES.spaces[1]),
  /** Where the line is. */
  start: anchor,
  corners: z.array(corner).min(RANGES.corners[0]).max(RANGES.corners[1]),
  laps: z.int().min(RANGES.laps[0]).max(RANGES.laps[1]),
  ...LANDSCAPE,
  /** Things on the land besides what its seed draws; left out: none. */
  scenery: strewnField(BRUSHES).optional(),
});

/** A player's circuit as it is kept and shared. */
export type FormulaSource = z.infer<typeof sourceSchema>;
/** A corner of it. */
export type SourceCorner = FormulaSource['corners'][number];
