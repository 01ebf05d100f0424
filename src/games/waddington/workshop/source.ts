// The source of a player's circuit of Waddington's Formula 1: a road drawn with handles, its rows, and what lies on it. Everything
// that is raced on or drawn follows from it (cut.ts). Not here: whether it makes a good circuit (problems.ts).

import { anchor, circuitName, LANDSCAPE, ROAD_RANGES, road, sourceHead } from '@kit/circuit-source';
import { strewnField } from '@workshop/strewn-field';
import { z } from 'zod';
import { BRUSHES } from './brush-ids';

/** The fewest and the most of a source's parts. limit: mph; parted: rows that a parting corner or a pond takes up. */
export const RANGES = {
  ...ROAD_RANGES,
  rows: [44, 110],
  corners: [1, 12],
  ponds: 6,
  limit: [20, 200],
  parted: [2, 10],
  laps: [3, 10],
} as const;
/** mph between two safety speeds. */
export const LIMIT_STEP = 20;

/** Safety speed, mph. */
const limit = z.int().min(RANGES.limit[0]).max(RANGES.limit[1]).multipleOf(LIMIT_STEP);
/** Rows that something takes up: about two lane widths each. */
const rows = z.int().min(RANGES.parted[0]).max(RANGES.parted[1]);

const corner = {
  name: circuitName,
  /** Where its middle is. */
  at: anchor,
  /** Safety speeds of lanes 2, 3 and 4. Lane 2 is the one nearest the pits; beside an island lane 3 does not exist. */
  limits: z.tuple([limit, limit, limit]),
};

/** A source, field by field. */
export const sourceSchema = z.strictObject({
  ...sourceHead('waddington', 'Waddington’s Formula 1'),
  /** A row becomes two lane widths long. The pits are on the inside of the ring. */
  road,
  /** Rows of a lap. */
  rows: z.int().min(RANGES.rows[0]).max(RANGES.rows[1]),
  /** Where the finish line is. */
  start: anchor,
  /**
   * open: a band across one row. island: lanes 2 and 4 part round an island. innerWall: a wall between lanes 2 and 3; outerWall:
   * one between lanes 3 and 4. Lanes that part have squares of their own, fewer on the inside of the bend.
   */
  corners: z
    .array(
      z.discriminatedUnion('shape', [
        z.strictObject({ shape: z.literal('open'), ...corner }),
        z.strictObject({ shape: z.enum(['island', 'innerWall', 'outerWall']), ...corner, rows }),
      ]),
    )
    .min(RANGES.corners[0])
    .max(RANGES.corners[1]),
  /** Islands without a band, where only lanes 2 and 4 lead on. at: the middle. */
  ponds: z
    .array(z.strictObject({ at: anchor, rows, ground: z.enum(['water', 'grass']) }))
    .max(RANGES.ponds)
    .default([]),
  /** The corners, as numbers of the list, after which brake failure and faulty tyres count (R57, R58). */
  brakeFailure: z.int().min(0).max(11),
  faultyTyres: z.int().min(0).max(11),
  laps: z.int().min(RANGES.laps[0]).max(RANGES.laps[1]),
  ...LANDSCAPE,
  /** Things on the land besides what its seed draws; left out: none. */
  scenery: strewnField(BRUSHES).optional(),
});

/** A player's circuit as it is kept and shared. */
export type WaddingtonSource = z.infer<typeof sourceSchema>;
/** A corner of it. */
export type SourceCorner = WaddingtonSource['corners'][number];
