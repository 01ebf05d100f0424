// Whether an answer in a lesson is one of those that its patterns describe.
// Not here: what a lesson is (contract/lesson.ts), or showing it (ui/school).

import type { Json } from './contract';

/** In a pattern, matches any of these. */
interface OneOf {
  readonly oneOf: readonly Json[];
}

/**
 * Whether a value matches a pattern. An object must have at least the pattern's entries; a list must have the same members in
 * the same order, or in any order for `{ anyOrder: [...] }`. `{ last: x }` matches a list that ends with x, `{ oneOf: [...]
 * }` any of these.
 */
export function fits(value: unknown, pattern: Json): boolean {
  if (pattern === null || typeof pattern !== 'object') return value === pattern;
  if (Array.isArray(pattern)) return isLikeList(value, pattern);
  if ('oneOf' in pattern) return (pattern as unknown as OneOf).oneOf.some((one) => fits(value, one));
  if ('last' in pattern) return Array.isArray(value) && fits(value.at(-1), pattern.last as Json);
  if ('anyOrder' in pattern) return isLikeSet(value, (pattern as unknown as { anyOrder: readonly Json[] }).anyOrder);
  if (value === null || typeof value !== 'object') return false;
  const found = value as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([key, wanted]) => fits(found[key], wanted));
}

function isLikeList(value: unknown, pattern: readonly Json[]): boolean {
  if (!Array.isArray(value) || value.length !== pattern.length) return false;
  return pattern.every((wanted, at) => fits(value[at], wanted));
}

function isLikeSet(value: unknown, pattern: readonly Json[]): boolean {
  if (!Array.isArray(value) || value.length !== pattern.length) return false;
  const left = [...(value as readonly unknown[])];
  return pattern.every((wanted) => {
    const at = left.findIndex((one) => fits(one, wanted));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
