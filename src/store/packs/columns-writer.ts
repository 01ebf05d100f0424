// Writes JSON by columns: everything that similar objects have under the same key comes together, in which a compressor finds
// far more repetition than in text. Exact: keys keep their order. Not here: reading (columns-reader.ts), compressing (sections.ts).

import { ByteWriter, naturalOf } from './bytes';
import { KINDS, type Kind, kindOf, typeOf } from './column-kinds';
import { bestMode, MODES } from './int-modes';

/** The bytes of a JSON value, uncompressed. Throws if it is not JSON. */
export function columnsOf(value: unknown): Buffer {
  const out = new ByteWriter();
  writeColumn(out, [value]);
  return out.done();
}

/** Values of one kind in a column; objects also of one type. */
interface Group {
  index: number;
  kind: Kind;
  values: unknown[];
}

/** The kinds in the column, the group of each value if there are several, and then each group. */
function writeColumn(out: ByteWriter, values: readonly unknown[]): void {
  const groups = new Map<string, Group>();
  const used = values.map((value) => {
    const kind = kindOf(value);
    const name = kind === 'object' ? `object ${typeOf(value as object)}` : kind;
    const group = groups.get(name) ?? { index: groups.size, kind, values: [] };
    groups.set(name, group);
    group.values.push(value);
    return group.index;
  });
  out.natural(groups.size);
  for (const { kind } of groups.values()) out.natural(KINDS.indexOf(kind));
  if (groups.size > 1) writeInts(out, used);
  for (const { kind, values: own } of groups.values()) WRITERS[kind](out, own as never[]);
}

/** How the values of each kind are written. Nothing is left to write of null, true and false. */
const WRITERS: Readonly<Record<Kind, (out: ByteWriter, values: readonly never[]) => void>> = {
  null: () => {},
  false: () => {},
  true: () => {},
  int: (out, values: readonly number[]) => writeInts(out, values),
  float(out, values: readonly number[]) {
    for (const value of values) out.float(value);
  },
  hash(out, values: readonly string[]) {
    for (const value of values) out.raw(Buffer.from(value, 'hex'));
  },
  text: writeTexts,
  ints(out, values: readonly (readonly number[])[]) {
    writeLengths(out, values);
    writeInts(out, values.flat(), values);
  },
  list(out, values: readonly (readonly unknown[])[]) {
    writeLengths(out, values);
    // Only one level: the lists may hold lists.
    writeColumn(out, values.flat(1));
  },
  object: writeObjects,
};

/** lists: the lists that the numbers come from. */
function writeInts(out: ByteWriter, ints: readonly number[], lists: readonly (readonly number[])[] = [ints]): void {
  if (ints.length === 0) return;
  const { mode, values } = bestMode(lists);
  out.natural(MODES.indexOf(mode));
  for (const value of values) out.natural(naturalOf(value));
}

function writeLengths(out: ByteWriter, lists: readonly (readonly unknown[])[]): void {
  writeInts(
    out,
    lists.map((list) => list.length),
  );
}

/** Each different text once, in order of appearance. */
function writeTexts(out: ByteWriter, texts: readonly string[]): void {
  const known = indexed(texts);
  out.natural(known.size);
  for (const text of known.keys()) out.text(text);
  if (known.size > 1) writeInts(out, indexesIn(known, texts));
}

/** The keys, the sets of keys that occur, the set of each object, and then a column for each key. */
function writeObjects(out: ByteWriter, objects: readonly Record<string, unknown>[]): void {
  const columns = new Map<string, unknown[]>();
  for (const object of objects) {
    for (const [key, value] of Object.entries(object)) {
      const column = columns.get(key);
      if (column === undefined) columns.set(key, [value]);
      else column.push(value);
    }
  }
  const keys = indexed([...columns.keys()]);
  const sets = objects.map((object) => indexesIn(keys, Object.keys(object)));
  const names = sets.map((set) => set.join());
  const known = indexed(names);
  out.natural(keys.size);
  for (const key of keys.keys()) out.text(key);
  out.natural(known.size);
  for (const name of known.keys()) {
    const set = sets[names.indexOf(name)] ?? [];
    out.natural(set.length);
    for (const key of set) out.natural(key);
  }
  if (known.size > 1) writeInts(out, indexesIn(known, names));
  for (const column of columns.values()) writeColumn(out, column);
}

/** The different texts with their place in order of appearance. */
function indexed(texts: readonly string[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const text of texts) if (!known.has(text)) known.set(text, known.size);
  return known;
}

function indexesIn(known: ReadonlyMap<string, number>, texts: readonly string[]): number[] {
  return texts.map((text) => known.get(text) ?? 0);
}
