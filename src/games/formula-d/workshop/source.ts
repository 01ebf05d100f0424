// The source of a player's circuit of Formula D: a road drawn with handles, its spaces, and its corners. Everything that is raced on
// or drawn follows from it (cut.ts), the pits too. Not here: whether it makes a good circuit (problems.ts).

import { anchor, circuitName, LANDSCAPE, road, sourceHead } from '@kit/circuit-source';
import { z } from 'zod';

const corner = z.strictObject({
  name: circuitName,
  /** Where it begins and ends in the middle lane. */
  from: anchor,
  to: anchor,
  /** Required stops. */
  stops: z.int().min(1).max(3),
});

/** A source, field by field. */
export const sourceSchema = z.strictObject({
  ...sourceHead('formula-d', 'Formula D'),
  /** A space becomes 32 units of the board. The pits are at the right of the start straight. */
  road,
  /** Spaces of the middle lane. */
  spaces: z.int().min(60).max(180),
  /** Where the line is. */
  start: anchor,
  corners: z.array(corner).min(2).max(16),
  laps: z.int().min(1).max(3),
  ...LANDSCAPE,
});

/** A player's circuit as it is kept and shared. */
export type FormulaSource = z.infer<typeof sourceSchema>;
/** A corner of it. */
export type SourceCorner = FormulaSource['corners'][number];
