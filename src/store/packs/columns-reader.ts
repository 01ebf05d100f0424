// Reads JSON that columns-writer.ts wrote. Not here: finding out whether the bytes are damaged (sections.ts), which comes first.

import { ByteReader, wholeOf } from './bytes';
import { HASH_BYTES, KINDS, type Kind } from './column-kinds';
import { MODES, readBack } from './int-modes';

/** The value that columnsOf wrote. Throws if the bytes are anything else. */
export function valueIn(bytes: Buffer): unknown {
  const from = new ByteReader(bytes);
  const [value] = readColumn(from, 1);
  if (!from.isAtEnd()) throw new RangeError('bytes after the end of a value');
  return value;
}

function readColumn(from: ByteReader, count: number): unknown[] {
  const kinds = readList(from, () => KINDS[from.natural()]);
  const used = kinds.length > 1 ? readInts(from, count) : zeros(count);
  const groups = countsOf(used, kinds.length).map((own, i) => readGroup(from, kinds[i], own));
  if (groups.length === 1) return groups[0] ?? [];
  const next = zeros(groups.length);
  return used.map((group) => {
    const at = next[group] ?? 0;
    next[group] = at + 1;
    return groups[group]?.[at];
  });
}

function readGroup(from: ByteReader, kind: Kind | undefined, count: number): unknown[] {
  switch (kind) {
    case 'null':
      return filled(count, null);
    case 'false':
      return filled(count, false);
    case 'true':
      return filled(count, true);
    case 'int':
      return readInts(from, count);
    case 'float':
      return times(count, () => from.float());
    case 'hash':
      return times(count, () => from.raw(HASH_BYTES).toString('hex'));
    case 'text':
      return readTexts(from, count);
    case 'ints': {
      const lengths = readInts(from, count);
      return cut(readInts(from, sum(lengths), lengths), lengths);
    }
    case 'list': {
      const lengths = readInts(from, count);
      return cut(readColumn(from, sum(lengths)), lengths);
    }
    case 'object':
      return readObjects(from, count);
    default:
      throw new RangeError('a kind of values that does not exist');
  }
}

/** lengths: of the lists that the numbers belong to. */
function readInts(from: ByteReader, count: number, lengths: readonly number[] = [count]): number[] {
  if (count === 0) return [];
  const mode = MODES[from.natural()];
  if (mode === undefined) throw new RangeError('a mode of numbers that does not exist');
  return readBack(
    mode,
    times(count, () => wholeOf(from.natural())),
    lengths,
  );
}

function readTexts(from: ByteReader, count: number): unknown[] {
  const known = readList(from, () => from.text());
  const used = known.length > 1 ? readInts(from, count) : zeros(count);
  return used.map((text) => known[text]);
}

function readObjects(from: ByteReader, count: number): unknown[] {
  const keys = readList(from, () => from.text());
  const sets = readList(from, () => readList(from, () => from.natural()));
  const used = sets.length > 1 ? readInts(from, count) : zeros(count);
  const counts = zeros(keys.length);
  for (const set of used) for (const key of sets[set] ?? []) counts[key] = (counts[key] ?? 0) + 1;
  const columns = counts.map((own) => readColumn(from, own));
  const next = zeros(keys.length);
  return used.map((set) => {
    const object: Record<string, unknown> = {};
    for (const key of sets[set] ?? []) {
      const at = next[key] ?? 0;
      next[key] = at + 1;
      put(object, keys[key] ?? '', columns[key]?.[at]);
    }
    return object;
  });
}

/** Changes object. An own key even of __proto__. */
function put(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

function readList<V>(from: ByteReader, read: () => V): V[] {
  return times(from.natural(), read);
}

function times<V>(count: number, read: () => V): V[] {
  const values: V[] = [];
  for (let n = 0; n < count; n++) values.push(read());
  return values;
}

function zeros(count: number): number[] {
  return filled(count, 0);
}

function filled<V>(count: number, value: V): V[] {
  return new Array<V>(count).fill(value);
}

function countsOf(used: readonly number[], groups: number): number[] {
  const counts = zeros(groups);
  for (const group of used) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
}

function cut<V>(items: readonly V[], lengths: readonly number[]): V[][] {
  let at = 0;
  return lengths.map((length) => {
    at += length;
    return items.slice(at - length, at);
  });
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, length) => total + length, 0);
}
