// A race's updates on the wire of guests: each is packed with the one before it as dictionary, so that what both hold
// costs nearly nothing. The first is whole, and so is every one after a doubt. Handlers and screens see whole updates.
// Why not a patch of the objects: those of the usual libraries are four times as large here, hold the old values too,
// and have to be trusted with keys; unpacked text is either the host's, byte for byte, or refused.

import { hashState } from '@core/hash';
import { inflateSync, strFromU8, strToU8 } from 'fflate';
import { z } from 'zod';
import type { MatchUpdate } from './contract';

/** Packs bytes so that inflate with the same dictionary gives them back (raw deflate). The host brings zlib's. */
export type Pack = (bytes: Uint8Array, dictionary: Uint8Array) => Uint8Array;

/**
 * An update as what changed. check: hash of the text it must come to, which a wrong start does not reach; size: bytes of
 * that text.
 */
const deltaFrame = z.object({
  delta: z.string(),
  check: z.string(),
  size: z.int().min(2).max(1_048_576),
  data: z.string(),
});
export type DeltaFrame = z.infer<typeof deltaFrame>;

/** Bytes a dictionary may have: what deflate can reach back. */
const REACH = 32_768;

interface Written {
  bytes: Uint8Array;
  check: string;
}

/** The host's side for one client. */
export interface DeltaSender {
  /** The client has been given this whole update, as a reply. */
  given(update: MatchUpdate): void;
  /** The frame that brings it this one; undefined where it must be sent whole. Either way it counts as sent. */
  frameFor(update: MatchUpdate): string | undefined;
  /** The newest update sent of a race, to be sent whole; undefined where none was. */
  newest(match: string): MatchUpdate | undefined;
  /** The client watches this race no more. */
  forget(match: string): void;
}

// Updates are shared by all clients of one viewer: each is written once, each step from one to the next packed once.
const written = new WeakMap<MatchUpdate, Written>();
const packed = new WeakMap<MatchUpdate, WeakMap<MatchUpdate, string>>();

/** Nothing has been sent yet. Updates must not be changed after they were sent. */
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
  /** A whole update came, as a reply or a push. */
  given(update: MatchUpdate): void;
  /** The whole update of a delta; undefined where it does not follow on what this side has: ask for a whole one. */
  read(frame: DeltaFrame): MatchUpdate | undefined;
}

/** Nothing has come yet. */
export function createDeltaReceiver(): DeltaReceiver {
  const bases = new Map<string, Uint8Array>();
  return {
    given(update) {
      // Text of JSON that was read is the text it was read from: the host wrote it with the same function.
      bases.set(update.match, write(update).bytes);
    },
    read(frame) {
      const base = bases.get(frame.delta);
      const bytes = base && unpack(frame, base);
      const text = bytes === undefined ? undefined : strFromU8(bytes);
      if (bytes === undefined || text === undefined || hashState(text) !== frame.check) return undefined;
      bases.set(frame.delta, bytes);
      // The very text of the host's update, so of its shape.
      return JSON.parse(text) as MatchUpdate;
    },
  };
}

/** The frame as a delta; undefined for any other. */
export function deltaOf(frame: unknown): DeltaFrame | undefined {
  const fits = deltaFrame.safeParse(frame);
  return fits.success ? fits.data : undefined;
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
