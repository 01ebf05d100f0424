// The format of circuit files (circuits/<id>.json): fields, ranges, and names that must exist. Not here: what follows from the
// fields (derive-circuit.ts), or the circuits themselves (circuits.ts).

import { perLanguage } from '@core/words';
import { z } from 'zod';
import { rowOf } from './row-of';

/** Cars of a grid, each with a square in the last row and a pit. */
const CARS = 6;
/** Most problems listed at once; a wrong file often has the same one at every square. */
const MOST_NAMED = 8;

const far = z.number().min(-1000).max(1000);
const text = z.string().min(1).max(80);
const point = z.tuple([far, far]);
const outline = z.array(point).min(3);
const row = z.number().min(0).max(300);
/** '20/4': row 20, lane 4. 'A3/2': the third square in lane 2 of the branches around island A. */
const cellId = z.string().regex(/^([A-Z]?\d+)\/[1-6]$/, { error: 'a square is named by row and lane, such as 20/4' });

/** name: as in lists; blurb: one sentence about its character. */
const words = z.strictObject({ name: text, blurb: z.string().min(1).max(200) });

const cell = z.strictObject({
  id: cellId,
  /** Rows from the line. Left out: the number of its row. */
  s: row.exactOptional(),
  x: far,
  y: far,
  heading: far,
  /** The inner edge in driving direction, then the outer edge back. */
  poly: outline,
  /** The squares a car may step to (R7). */
  next: z.array(cellId).min(1).max(3),
  /** The middle of the verge beside it. Left out: one square further out. */
  verge: point.exactOptional(),
});

const corner = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'an id consists of a to z, 0 to 9 and -' }),
  name: text,
  /** For tight spaces. Left out: the name. */
  short: text.exactOptional(),
  /** The safety speed of each square of the red band. */
  band: z.record(cellId, z.int().min(20).max(200)),
  /** The middle of its name: off the road and inside the board. */
  label: point,
  /** The gravel for spin-offs. Left out: beside the band's outermost square. */
  bay: z.strictObject({ x: far, y: far, poly: outline }).exactOptional(),
});

/**
 * Something beside the road. r: radius of a crown, or of round water that flows together with other water; w, h: size; poly: outline of
 * water, or quay of the sea from left to right. pick: which of the land's trees it is, left out: drawn from the land's seed. faces: the
 * turn of a stand's crowd, degrees, left out: at a right angle to the nearest square.
 */
const surround = z.strictObject({
  kind: z.enum(['building', 'boat', 'stand', 'tent', 'tree', 'water', 'sea']),
  name: text.exactOptional(),
  x: far.exactOptional(),
  y: far.exactOptional(),
  r: z.number().min(0).max(50).exactOptional(),
  w: z.number().min(0).max(100).exactOptional(),
  h: z.number().min(0).max(100).exactOptional(),
  heading: far.exactOptional(),
  pick: z.number().min(0).max(1).exactOptional(),
  faces: far.exactOptional(),
  poly: outline.exactOptional(),
});

/** A circuit file, field by field. Lane widths, x to the right, y down; headings in radians, clockwise. */
const circuitSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'an id consists of a to z, 0 to 9 and -' }),
  /** Its place in setup. */
  order: z.number(),
  words: z.strictObject(perLanguage(words)),
  defaultLaps: z.int().min(3).max(10),
  /** Corners after which kept pit cards become active (R57, R58). */
  markers: z.strictObject({ brakeFailure: text, faultyTyres: text }),
  /** The row of the first car's pit; the others follow, a row each. */
  firstPit: z.int().min(1),
  /** In lap order. */
  corners: z.array(corner).min(1).max(20),
  /** All squares, in lap order and from lane 1 outwards, which is their order in saves. */
  cells: z.array(cell).min(12).max(600),
  islands: z.array(z.strictObject({ kind: z.enum(['kerb', 'water', 'grass']), poly: outline })),
  /** The edges of the asphalt. */
  edges: z.strictObject({ inner: outline, outer: outline }),
  scenery: z.array(surround),
});

/** A circuit file that has been read: complete, in range, and without names of missing things. */
export type CircuitFile = z.infer<typeof circuitSchema>;

/**
 * Reads a circuit file. Throws an Error that names the file and lists, field by field, what is missing, out of range or unknown.
 * name: of the file, without its folder.
 */
export function readCircuitFile(name: string, source: unknown): CircuitFile {
  const read = circuitSchema.safeParse(source);
  const problems = read.success
    ? contradictions(name, read.data)
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (read.success && problems.length === 0) return read.data;
  const named = problems.slice(0, MOST_NAMED);
  const more = problems.length > named.length ? `, and ${problems.length - named.length} more` : '';
  throw new Error(`the circuit file ${name} cannot be raced on: ${named.join('; ')}${more}`);
}

function contradictions(name: string, { id, cells, corners, markers, firstPit }: CircuitFile): string[] {
  const ids = new Set(cells.map((one) => one.id));
  const cornerIds = new Set(corners.map((one) => one.id));
  const last = Math.max(...cells.map((one) => rowOf(one)));
  const missing = (where: string, wanted: readonly string[]): string[] =>
    wanted.filter((one) => !ids.has(one)).map((one) => `${where}: there is no square ${one}`);
  return [
    ...(name.replace(/\.json$/, '') === id ? [] : [`id: ${id} is not the name of the file`]),
    ...(ids.size === cells.length ? [] : ['cells: two squares have the same id']),
    ...(cornerIds.size === corners.length ? [] : ['corners: two corners have the same id']),
    ...cells.filter((one) => Number.isNaN(rowOf(one))).map((one) => `cells ${one.id}: s is missing`),
    ...cells.flatMap((one) => missing(`cells ${one.id}`, one.next)),
    ...corners.flatMap((one) => missing(`corners ${one.id}`, Object.keys(one.band))),
    ...Object.values(markers).flatMap((one) => (cornerIds.has(one) ? [] : [`markers: there is no corner ${one}`])),
    ...missing('the line', lanes(0)),
    ...missing('the grid', lanes(last)),
    ...missing('firstPit', rows(firstPit - 1, firstPit + CARS)),
  ];
}

function lanes(row: number): string[] {
  return Array.from({ length: CARS }, (_, lane) => `${row}/${lane + 1}`);
}

function rows(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${first + at}/1`);
}
