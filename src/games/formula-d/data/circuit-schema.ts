// The exact shape of a circuit's file, to check it field by field. Not for pages: they bundle files that tests have checked.

import { z } from 'zod';
import type { CircuitFile } from './circuit-file';

/** Boxes and grid places: one for each car (S9). */
const CARS = 10;

const text = z.string().trim().min(1);
const count = z.int().min(0);
const point = z.tuple([z.number(), z.number()]);
const name = z.string().regex(/^[ABCPX]\d+$/, 'names no space: A0, B35, P3');
const lanes = <Field extends z.ZodType>(field: Field) => z.strictObject({ A: field, B: field, C: field });

const section = z
  .strictObject({
    turns: z
      .string()
      .regex(/^[LR]+$/)
      .exactOptional(),
    stops: z.int().min(1).max(3).exactOptional(),
    spaces: lanes(z.array(count).min(1)),
    sign: point.exactOptional(),
  })
  .refine(
    ({ turns, stops, sign }) => [stops, sign].every((one) => (one === undefined) === (turns === undefined)),
    'a corner has turns, stops and a sign; a straight has none of them',
  )
  .refine(
    ({ turns = '-', spaces }) => Object.values(spaces).every((parts) => parts.length === turns.length),
    'every lane has a number of spaces for each turn',
  );

const space = z.strictObject({
  pos: count.exactOptional(),
  to: z.enum(['L', 'R', 'LR']).exactOptional(),
  touches: z.array(name).exactOptional(),
  outline: z.array(z.number()).length(12),
  spot: z.tuple([z.number(), z.number(), z.number()]).exactOptional(),
});
const placed = space.required({ pos: true });

const decor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('water'), points: z.array(point).min(3) }),
  z.strictObject({
    kind: z.literal('block'),
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
    angle: z.number(),
  }),
  z.strictObject({ kind: z.literal('tree'), x: z.number(), y: z.number(), r: z.number() }),
]);

const at = { x: z.number(), y: z.number() };
const size = { w: z.number(), h: z.number() };
const share = z.number().min(0).max(1);
const landThing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tree'), ...at, r: z.number(), pick: share }),
  z.strictObject({ kind: z.literal('house'), ...at, ...size, angle: z.number(), pick: share }),
  z.strictObject({ kind: z.literal('stand'), ...at, angle: z.number() }),
  z.strictObject({ kind: z.literal('pool'), ...at, r: z.number() }),
  z.strictObject({ kind: z.literal('boat'), ...at, angle: z.number(), size: z.number(), sails: z.boolean() }),
  z.strictObject({ kind: z.literal('field'), ...at, ...size, angle: z.number(), crop: z.enum(['wheat', 'meadow']) }),
  z.strictObject({ kind: z.literal('landmark'), ...at, r: z.number(), name: text }),
]);

/** A circuit's file that is complete in these languages. */
export function circuitSchema(languages: readonly string[]) {
  const words = z.strictObject({ name: text, blurb: text, sections: z.array(text) });
  return z
    .strictObject({
      format: z.literal('paddock.formula-d.circuit/2'),
      order: z.number(),
      words: z.record(z.enum(languages), words),
      size: point,
      laneWidth: z.number().positive(),
      spaceLength: z.number().positive(),
      sections: z.array(section).min(2),
      start: lanes(count),
      grid: z.array(name).length(CARS),
      pits: z.strictObject({
        entries: z.array(z.tuple([name, name])).min(1),
        exits: z.array(z.tuple([name, name])).min(1),
        firstBox: name,
      }),
      tunnel: z.tuple([count, count]).exactOptional(),
      lanes: z.strictObject({
        A: z.array(placed),
        B: z.array(space),
        C: z.array(placed),
        P: z.array(space),
        X: z.array(space).length(CARS),
      }),
      decor: z.array(decor),
      land: z.array(landThing).exactOptional(),
    })
    .refine(({ sections }) => sections.at(-1)?.turns === undefined, 'the last section is the start straight')
    .refine(
      ({ words: all, sections }) => Object.values(all).every((one) => one.sections.length === sections.length),
      'every language names every section',
    ) satisfies z.ZodType<CircuitFile>;
}
