// Sends a race's updates to guests as deltas: each is compressed with the previous one as its dictionary, so that shared
// parts cost almost nothing. The first is sent in full, and so is the next one after any doubt. Handlers and screens see full
// updates.
// Object patches from the usual libraries would be four times as large here, contain the old values too, and need to be
// trusted with keys. Unpacked text is either the host's, byte for byte, or refused.

import { hashState } from '@core/hash';
import { inflateSync, strFromU8, strToU8 } from 'fflate';
import type { MatchUpdate } from '../contract';

/** Compresses bytes so that inflate with the same dictionary restores them (raw deflate). The host passes zlib's. */
export type Pack = (bytes: Uint8Array, dictionary: Uint8Array) => Uint8Array;

/**
 * An update as a delta. check: hash of the resulting text, which a wrong dictionary cannot produce; size: bytes of that
 * text, from 2 to 1 MB.
 */
export interface DeltaFrame {
  readonly delta: string;
  readonly check: string;
  readonly size: number;
  readonly data: string;
}

/** Bytes of an update's text. */
const SIZE = { least: 2, most: 1_048_576 } as const;

/** Maximum dictionary size in bytes: deflate's window. */
const REACH = 32_768;

interface Written {
  bytes: Uint8Array;
  check: string;
}

/** The host's side for one client. */
export interface DeltaSender {
  /** The client was sent this full update as a reply. */
  given(update: MatchUpdate): void;
  /** The delta frame for this update; undefined if it must be sent in full. Either way it counts as sent. */
  frameFor(update: MatchUpdate): string | undefined;
  /** The newest update sent of a race, to send it in full; undefined if there is none. */
  newest(match: string): MatchUpdate | undefined;
  /** The client no longer watches this race. */
  forget(match: string): void;
}

// All clients of one viewer share updates, so each is serialised once and each delta is compressed once.
const written = new WeakMap<MatchUpdate, Written>();
const packed = new WeakMap<MatchUpdate, WeakMap<MatchUpdate, string>>();

/** A sender that has sent nothing yet. Updates must not be changed after they were sent. */
export function createDeltaSender(pack: Pack): DeltaSender {
  const sent = new Map<string, MatchUpdate>();
  return {
    given(update) {
      sent.set(update.match, update);
    },
    frameFor(update) {
      const before = sent.get(update.match);
      sent.set(update.match, update);
      return before === undefined ? undefined : frameBetween(before, update, pack);
    },
    newest: (match) => sent.get(match),
    forget(match) {
      sent.delete(match);
    },
  };
}

function frameBetween(before: MatchUpdate, after: MatchUpdate, pack: Pack): string {
  const known = packed.get(before)?.get(after);
  if (known !== undefined) return known;
  const from = writtenOf(before);
  const to = writtenOf(after);
  const frame: DeltaFrame = {
    delta: after.match,
    check: to.check,
    size: to.bytes.length,
    data: toBase64(pack(to.bytes, dictionaryOf(from.bytes))),
  };
  const text = JSON.stringify(frame);
  const steps = packed.get(before) ?? new WeakMap<MatchUpdate, string>();
  packed.set(before, steps.set(after, text));
  return text;
}

function writtenOf(update: MatchUpdate): Written {
  const known = written.get(update);
  if (known !== undefined) return known;
  const made = write(update);
  written.set(update, made);
  return made;
}

function write(update: unknown): Written {
  const text = JSON.stringify(update);
  return { bytes: strToU8(text), check: hashState(text) };
}

/** The client's side of one link. */
export interface DeltaReceiver {
  /** A full update arrived, as a reply or a push. */
  given(update: MatchUpdate): void;
  /** The full update for a delta; undefined if it does not follow the last one here and a full one is needed. */
  read(frame: DeltaFrame): MatchUpdate | undefined;
}

/** A receiver that has received nothing yet. */
export function createDeltaReceiver(): DeltaReceiver {
  const bases = new Map<string, Uint8Array>();
  return {
    given(update) {
      // Serialising parsed JSON gives the original text, because the host serialised it with the same function.
      bases.set(update.match, write(update).bytes);
    },
    read(frame) {
      const base = bases.get(frame.delta);
      const bytes = base && unpack(frame, base);
      const text = bytes === undefined ? undefined : strFromU8(bytes);
      if (bytes === undefined || text === undefined || hashState(text) !== frame.check) return undefined;
      bases.set(frame.delta, bytes);
      // This is exactly the text of the host's update, so it has its shape.
      return JSON.parse(text) as MatchUpdate;
    },
  };
}

/** The frame as a delta; undefined for any other frame. Without a schema, because pages do not load zod. */
export function deltaOf(frame: unknown): DeltaFrame | undefined {
  if (typeof frame !== 'object' || frame === null) return undefined;
  const { delta, check, size, data } = frame as Readonly<Record<string, unknown>>;
  if (typeof delta !== 'string' || typeof check !== 'string' || typeof data !== 'string') return undefined;
  if (!Number.isInteger(size) || Number(size) < SIZE.least || Number(size) > SIZE.most) return undefined;
  return { delta, check, size: Number(size), data };
}

function unpack(frame: DeltaFrame, base: Uint8Array): Uint8Array | undefined {
  try {
    const out = new Uint8Array(frame.size);
    return inflateSync(fromBase64(frame.data), { dictionary: dictionaryOf(base), out });
  } catch {
    return undefined; // Not what was packed: the check after this would refuse it too.
  }
}

function dictionaryOf(bytes: Uint8Array): Uint8Array {
  return bytes.length > REACH ? bytes.subarray(bytes.length - REACH) : bytes;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
