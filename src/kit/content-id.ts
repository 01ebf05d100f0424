// Ids made from content: they can be checked against it, and nobody can find other content with the same id. core/hash.ts is
// quicker, but does not resist an attacker.

import type { Json } from '@core/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hex digits of an id: 128 bits. */
const DIGITS = 32;

/**
 * The id of plain JSON: 32 hex digits of its SHA-256. The order of an object's keys does not count; a key whose value is
 * undefined counts as absent.
 */
export function contentId(content: Json): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(content)))).slice(0, DIGITS);
}

/** JSON with sorted keys and no spaces, the same for equal content. */
export function canonical(content: Json): string {
  if (Array.isArray(content)) return `[${content.map(canonical).join(',')}]`;
  if (typeof content !== 'object' || content === null) return JSON.stringify(content);
  const entries = Object.entries(content).filter(([, value]) => value !== undefined);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}
