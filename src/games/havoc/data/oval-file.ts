// The format of an oval's file (circuits/<id>.json). Not here: what follows from it (derive-oval.ts).

import { perLanguage } from '@core/words';
import { z } from 'zod';

const far = z.number().min(-100).max(100);
const point = z.tuple([far, far]);
const words = z.strictObject({ name: z.string().min(1).max(80), blurb: z.string().min(1).max(200) });

/** An oval's file, field by field. Cells of a straight; x east, y north, 0, 0 in the centre of the infield. */
const ovalSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'an id consists of a to z, 0 to 9 and -' }),
  /** The first in this order is raced on. */
  order: z.number(),
  words: z.strictObject(perLanguage(words)),
  /** Cells of each straight. The line is in the middle of the home straight, in the east. */
  straight: z
    .int()
    .min(2)
    .max(40)
    .multipleOf(2, { error: 'the line divides the home straight, so its cells are even' }),
  /** Cells of each corner, and the radius of its inner edge. */
  corner: z.strictObject({ cells: z.int().min(2).max(40), radius: z.number().min(1).max(40) }),
  /** Spaces of the pit lane, beside lane 1 from the line on. */
  pitLane: z.int().min(1),
  /** Middles of the pit slots, one for each driver. */
  pitSlots: z.array(point).length(4),
  /** How far the end wall of the pit lane reaches into the lane. */
  pitWall: z.number().min(0.1).max(1),
  /** The outline of the pit's tarmac. */
  pitApron: z.array(point).min(3),
  /** A car's path from its pit slot to PL-1, after it has rolled down the column to the first point. */
  pitExit: z.array(point).min(2),
});

/** An oval's file that has been read: complete, in range and consistent. */
export type OvalFile = z.infer<typeof ovalSchema>;

/** Reads an oval's file. Throws an Error that names the file and each field that is wrong. name: without its folder. */
export function readOvalFile(name: string, source: unknown): OvalFile {
  const read = ovalSchema.safeParse(source);
  const problems = read.success
    ? contradictions(name, read.data)
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (read.success && problems.length === 0) return read.data;
  throw new Error(`the circuit file ${name} cannot be raced on: ${problems.join('; ')}`);
}

function contradictions(name: string, { id, pitLane, straight }: OvalFile): string[] {
  return [
    ...(name.replace(/\.json$/, '') === id ? [] : [`id: ${id} is not the name of the file`]),
    ...(pitLane <= straight / 2 ? [] : [`pitLane: only ${straight / 2} cells of the straight are behind the line`]),
  ];
}
