// Kinds of values in a column. Not here: writing them (columns-writer.ts) or reading them (columns-reader.ts).

/** By their number in the bytes, so a new kind goes to the end. ints: lists of whole numbers only. */
export const KINDS = ['null', 'false', 'true', 'int', 'float', 'text', 'hash', 'ints', 'list', 'object'] as const;
export type Kind = (typeof KINDS)[number];

/** What the hash of a state looks like: it takes this many bytes. */
const HASH = /^[0-9a-f]{16}$/;
export const HASH_BYTES = 8;
/** The difference of two whole numbers up to this one is exact too. */
const LARGEST = 2 ** 51;

/** Throws if the value is not JSON. */
export function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') return isInt(value) ? 'int' : 'float';
  if (typeof value === 'string') return HASH.test(value) ? 'hash' : 'text';
  if (Array.isArray(value)) return value.every(isInt) ? 'ints' : 'list';
  if (typeof value === 'object') return 'object';
  throw new TypeError(`a value of type ${typeof value}, expected JSON`);
}

/**
 * The field 'type' of an event or action, which decides what its other fields hold; '' for other objects.
 */
export function typeOf(object: object): string {
  const type: unknown = Object.hasOwn(object, 'type') ? Reflect.get(object, 'type') : undefined;
  return typeof type === 'string' ? type : '';
}

function isInt(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) <= LARGEST && !Object.is(value, -0);
}
