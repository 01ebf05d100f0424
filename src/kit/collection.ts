// The circuits that come with Paddock besides the box's: files with a source, a sentence about it, and what lists say of it.
// Not here: what a source holds (each game's own schema).

import type { CollectedCircuit, Json } from '@core/contract';
import { z } from 'zod';
import type { Headed, Reader } from './headed';

/** One file. defaults, traits: what learning the circuit gives, kept so that lists need not learn it; a test compares them. */
const file = z.strictObject({
  order: z.int().min(1),
  blurb: z.strictObject({ en: z.string().min(1), de: z.string().min(1) }),
  defaults: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  traits: z.strictObject({
    length: z.enum(['short', 'medium', 'long']),
    character: z.enum(['fast', 'mixed', 'twisty']).exactOptional(),
  }),
  source: z.unknown(),
});

/**
 * The circuits of these files in their order. files: by path, as Vite's glob import gives them. idOf: the hash of a source. Throws
 * for a file that is not one of a collection, which is a bug.
 */
export function collectionFrom<S extends Headed>(
  files: Readonly<Record<string, unknown>>,
  schema: Reader<S>,
  idOf: (source: S) => string,
): readonly CollectedCircuit[] {
  return Object.entries(files)
    .map(([path, given]) => {
      const { source: raw, ...about } = file.parse(given);
      const read = schema.safeParse(raw);
      if (!read.success) throw new Error(`${path} holds no circuit: ${JSON.stringify(read.error.issues)}`);
      const { name, author } = read.data;
      return { ...about, id: idOf(read.data), name, author, source: read.data as unknown as Json };
    })
    .sort((a, b) => a.order - b.order)
    .map(({ order: _, ...circuit }) => circuit);
}
