// The difference between two plain JSON values, as plain JSON. Not here: the protocol of a running race (api/frames/delta.ts).

import type { Json } from './contract';

/**
 * 0: no change; -1: the key was removed; [value]: replaced by this value; otherwise the changes inside by key, or by index for
 * a list, with its length if that changed.
 */
export type Change = 0 | -1 | [Json] | { [part: string]: Change | number };

const SAME = 0;
const GONE = -1;

/** The change that turns before into after. A key whose value is undefined counts as absent, as in JSON. */
export function changeOf(before: Json | undefined, after: Json): Change {
  if (before === after) return SAME;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (isObject(before) && isObject(after)) return objectChange(before, after);
  return [after];
}

/** before with the change applied; unchanged parts are shared with it. Throws if the change does not belong to before. */
export function changed(before: Json | undefined, change: Change): Json {
  if (change === SAME && before !== undefined) return before;
  if (Array.isArray(change)) return change[0];
  if (typeof change === 'object' && Array.isArray(before)) return changedList(before, change);
  if (typeof change === 'object' && isObject(before)) return changedObject(before, change);
  throw new Error(`${JSON.stringify(change)} changes nothing in ${typeof before}`);
}

function listChange(before: readonly Json[], after: readonly Json[]): Change {
  const parts: { [part: string]: Change | number } = {};
  let nested = false;
  let changes = 0;
  for (let i = 0; i < after.length; i++) {
    const one = after[i] as Json;
    nested ||= typeof one === 'object' && one !== null;
    const change: Change = i < before.length ? changeOf(before[i], one) : [one];
    if (change === SAME) continue;
    parts[i] = change;
    changes++;
  }
  if (before.length !== after.length) parts.length = after.length;
  else if (changes === 0) return SAME;
  // Replacing a short list of numbers and strings takes less space than listing its parts.
  return !nested && changes * 3 > after.length ? [after] : parts;
}

function objectChange(before: { readonly [key: string]: Json }, after: { readonly [key: string]: Json }): Change {
  const parts: [string, Change][] = [];
  for (const key of Object.keys(after)) {
    const one = after[key];
    if (one === undefined) continue;
    const change = changeOf(Object.hasOwn(before, key) ? before[key] : undefined, one);
    if (change !== SAME) parts.push([key, change]);
  }
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && (!Object.hasOwn(after, key) || after[key] === undefined)) parts.push([key, GONE]);
  }
  // fromEntries makes an own key even of __proto__.
  return parts.length === 0 ? SAME : Object.fromEntries(parts);
}

function changedList(before: readonly Json[], parts: { readonly [part: string]: Change | number }): Json {
  const { length = before.length, ...rest } = parts;
  const list = before.slice(0, length as number);
  for (const [index, change] of Object.entries(rest)) {
    list[Number(index)] = changed(before[Number(index)], change as Change);
  }
  return list;
}

function changedObject(
  before: { readonly [key: string]: Json },
  parts: { readonly [part: string]: Change | number },
): Json {
  const entries = new Map(Object.entries(before));
  for (const [key, change] of Object.entries(parts)) {
    if (change === GONE) entries.delete(key);
    else entries.set(key, changed(entries.get(key), change as Change));
  }
  return Object.fromEntries(entries);
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
