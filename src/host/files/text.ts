// Parses a file's text as plain JSON that is safe to read: not nested too deep, not too many
// keys, and no key with a special meaning in JavaScript.
// Not here: what the JSON must contain (shapes.ts).

import { attempt } from '@core/attempt';
import type { Json } from '@core/contract';

/** Deeper than any race or season is nested, and more keys than any object in one has. */
const DEEPEST = 40;
const MOST_KEYS = 200;
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** The value in a file's text; undefined if it is not JSON, or nothing that Paddock could have written. Never throws. */
export function jsonIn(text: string): Json | undefined {
  const json = attempt((): Json => JSON.parse(text.replace(/^\uFEFF/, '')));
  return json.ok && isHarmless(json.value) ? json.value : undefined;
}

/** Level by level, because deep recursion would overflow the stack. */
function isHarmless(value: Json): boolean {
  let level: object[] = isObject(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) return false;
    const inner: object[] = [];
    for (const one of level) {
      if (!Array.isArray(one) && !hasHarmlessKeys(one)) return false;
      for (const part of Object.values(one)) if (isObject(part)) inner.push(part);
    }
    level = inner;
  }
  return true;
}

function hasHarmlessKeys(one: object): boolean {
  const keys = Object.keys(one);
  return keys.length <= MOST_KEYS && !keys.some((key) => FORBIDDEN.includes(key));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
