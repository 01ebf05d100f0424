// Reads circuit files. Not here: their fields (track-schema.ts) and whether they fit together (track-checks.ts).

import { contradictions } from './track-checks';
import { type TrackFile, trackSchema } from './track-schema';

/** Most problems listed at once; a wrong file often has the same one at every space. */
const MOST_NAMED = 8;

/**
 * Reads a circuit file. Throws an Error that names the file and lists, field by field, what is missing, out of range, unknown
 * or contradictory, and what would be right. name: of the file, for that message.
 */
export function readTrackFile(name: string, source: unknown): TrackFile {
  const read = trackSchema.safeParse(source);
  const problems = read.success
    ? [...misnamed(name, read.data), ...contradictions(read.data)]
    : read.error.issues.map(({ path, message }) => `${fieldName(path)}${message}`);
  if (read.success && problems.length === 0) return read.data;
  const named = problems.slice(0, MOST_NAMED);
  const more = problems.length > named.length ? `, and ${problems.length - named.length} more` : '';
  throw new Error(`the circuit file ${name} cannot be raced on: ${named.join('; ')}${more}`);
}

/** Looks and words find a circuit by the name of its file. */
function misnamed(name: string, { id }: TrackFile): string[] {
  return name.replace(/\.json$/, '') === id ? [] : [`id: ${id} is not the name of the file`];
}

/** ['corners', 2, 'limit'] as 'corners[2].limit: '; empty for the file itself. */
function fieldName(path: readonly PropertyKey[]): string {
  const dotted = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return dotted === '' ? '' : `${dotted.replace(/^\./, '')}: `;
}
