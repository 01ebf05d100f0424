// A circuit as text for QR codes: its source, compressed, in one or several parts. Not here: drawing or reading the codes
// (ui/panels/qr-code.tsx), or what may be wrong with a source (the game's Workshop).

import type { Json } from '@core/contract';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { LIMITS } from '../constants';

/** What a part begins with; 1 is the version of the format. */
const HEAD = 'PADDOCK1';
/** Characters of a part's payload: a code of this size can be scanned from a screen. */
const PART = 1200;
/** Parts of one circuit, at most: a source at its limit needs fewer. */
const MOST_PARTS = 40;
const SHAPE = /^PADDOCK1:([0-9a-z]{1,8}):(\d{1,2})\/(\d{1,2}):([A-Za-z0-9_-]{1,1200})$/;

/** The texts of a circuit's codes, in order: PADDOCK1:check:1/2:payload. */
export function circuitCodes(source: Json): string[] {
  const payload = base64Of(deflateSync(strToU8(JSON.stringify(source)), { level: 9 }));
  const check = checkOf(payload);
  const count = Math.max(1, Math.ceil(payload.length / PART));
  return Array.from({ length: count }, (_, at) => {
    return `${HEAD}:${check}:${at + 1}/${count}:${payload.slice(at * PART, (at + 1) * PART)}`;
  });
}

/**
 * The texts of a circuit's codes without what was strewn on its land, if only that makes one code too small. isBare: something was left
 * out.
 */
export function sharedCodes(source: Json): { codes: string[]; isBare: boolean } {
  const codes = circuitCodes(source);
  if (codes.length === 1 || typeof source !== 'object' || source === null || !('scenery' in source))
    return { codes, isBare: false };
  const { scenery: _, ...bare } = source as Readonly<Record<string, Json>>;
  return { codes: circuitCodes(bare), isBare: true };
}

/** How far a reader has come. missing: parts still to be scanned; source: once there are none. */
export interface CodeProgress {
  readonly parts: number;
  readonly missing: number;
  readonly source?: unknown;
}

/** Collects the parts of one circuit, in any order. A part of another circuit starts again with that one. */
export class CodeReader {
  #check = '';
  #parts: (string | undefined)[] = [];

  /** Takes the text of a code. Undefined: it is none of a circuit, or the whole cannot be read. */
  take(text: string): CodeProgress | undefined {
    const [, check = '', at = '', of = '', payload = ''] = SHAPE.exec(text) ?? [];
    const [part, parts] = [Number(at), Number(of)];
    if (check === '' || part < 1 || part > parts || parts > MOST_PARTS) return undefined;
    if (check !== this.#check || parts !== this.#parts.length) {
      this.#check = check;
      this.#parts = Array.from({ length: parts }, () => undefined);
    }
    this.#parts[part - 1] = payload;
    const missing = this.#parts.filter((one) => one === undefined).length;
    if (missing > 0) return { parts, missing };
    const whole = this.#parts.join('');
    this.#check = '';
    this.#parts = [];
    if (checkOf(whole) !== check) return undefined;
    const source = sourceIn(whole);
    return source === undefined ? undefined : { parts, missing: 0, source };
  }
}

function sourceIn(payload: string): unknown {
  try {
    const bytes = inflateSync(bytesOf(payload));
    return bytes.length > LIMITS.circuit ? undefined : JSON.parse(strFromU8(bytes));
  } catch {
    return undefined;
  }
}

/** A short checksum, so that parts of two circuits are never put together: FNV-1a. */
function checkOf(text: string): string {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  return (hash >>> 0).toString(36);
}

function base64Of(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(base64: string): Uint8Array {
  return strToU8(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), true);
}
