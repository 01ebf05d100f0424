// Checks the files of the circuits: their fields, all languages, and a look for each.

import { catalogueOf, WHOLE_LOCALES } from '@i18n/locales';
import { expect, test } from 'vitest';
import { CIRCUIT_FILES, type CircuitFile } from '../data/circuit-file';
import { circuitFrom } from '../data/circuit-from';
import { circuitSchema } from '../data/circuit-schema';
import { geometryFrom } from '../geometry/derive-circuit';
import { circuitMessages } from '../text/circuits';
import { lookOf } from '../ui/board/art/looks';

const LANGUAGES = [...new Set(WHOLE_LOCALES.map(catalogueOf))];
const schema = circuitSchema(LANGUAGES);
const [first] = CIRCUIT_FILES;
if (first === undefined) throw new Error('there are no circuits');

/** A copy of the first circuit's file, changed. */
function changed(change: (file: Record<string, unknown>) => void): unknown {
  const file = structuredClone(first?.file) as unknown as Record<string, unknown>;
  change(file);
  return file;
}

function problems(file: unknown): string[] {
  const read = schema.safeParse(file);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test.each(CIRCUIT_FILES)('the file of $id is complete, in every language', ({ id, file }) => {
  expect(problems(file)).toEqual([]);
  expect(id).toMatch(/^[a-z0-9-]+$/);
  for (const language of LANGUAGES) expect(circuitMessages(language)[`circuit.${id}`]).toBe(file.words[language]?.name);
});

test.each(CIRCUIT_FILES)('$id has a look', ({ id }) => {
  expect(lookOf(id).theme.surround).toMatch(/^#[0-9a-f]{6}$/);
});

test('no two circuits claim the same place in lists', () => {
  expect(new Set(CIRCUIT_FILES.map(({ file }) => file.order)).size).toBe(CIRCUIT_FILES.length);
});

test('a file is refused field by field: a missing language, a space without an outline, a corner without stops', () => {
  expect(problems(changed(({ words }) => delete (words as { de?: unknown }).de))).toEqual([
    expect.stringContaining('words.de'),
  ]);
  expect(problems(changed(({ lanes }) => delete (lanes as { B: { outline?: unknown }[] }).B[3]?.outline))).toEqual([
    expect.stringContaining('lanes.B.3.outline'),
  ]);
  expect(problems(changed(({ sections }) => delete (sections as { stops?: unknown }[])[0]?.stops))).toEqual([
    'sections.0: a corner has turns, stops and a sign; a straight has none of them',
  ]);
});

test('a file that names a space which it does not have, or whose sections do not fill its lanes, is refused', () => {
  const { id, file } = first;
  const grid = ['A999', ...file.grid.slice(1)];
  expect(() => circuitFrom(id, { ...file, grid })).toThrow(`${id} has no space A999`);
  expect(() => circuitFrom(id, { ...file, sections: file.sections.slice(1) })).toThrow(/in lane A, but \d+ in/);
});

test('without a spot, a space is drawn where its outline is', () => {
  const { id, file } = first;
  const bare: CircuitFile = { ...file, lanes: { ...file.lanes, A: file.lanes.A.map(({ spot: _, ...one }) => one) } };
  const spaces = geometryFrom(circuitFrom(id, file), file).spaces;
  geometryFrom(circuitFrom(id, bare), bare).spaces.forEach(({ x, y, heading }, space) => {
    const as = spaces[space];
    expect(Math.hypot(x - (as?.x ?? 0), y - (as?.y ?? 0))).toBeLessThan(0.2);
    expect(Math.cos(((heading - (as?.heading ?? 0)) * Math.PI) / 180)).toBeGreaterThan(0.999);
  });
});
