// The host's side of frames: checks size, depth and shape of what clients send, before any command is looked at.
// Not here: the client's side (client-codec.ts), or which commands exist and who may call them (serve.ts).

import type { MessageDescriptor } from '@i18n/messages';
import { LIMITS } from '../constants';
import type { ApiError, ClientFrame, HostFrame } from '../contract';
import { message } from '../messages';
import { z } from '../zod';
import { parseJson } from './parse-json';

/** A readable client frame, or why not. id: the call's id if it could be read, otherwise 0. */
export type Decoded = { ok: true; frame: ClientFrame } | { ok: false; id: number; fault: ApiError };

/**
 * Maximum nesting of arrays and objects in a client's frame; the envelope is level 1. The deepest are an editor's draft and a season's
 * plan with the sources of circuits.
 */
export const MAX_DEPTH = 14;

const envelope = z.strictObject({ id: z.int().min(1), call: z.string().max(64), input: z.unknown() });
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a frame from a client. Never throws. */
export function decodeClientFrame(text: string): Decoded {
  const id = idOf(text);
  if (isTooBig(text)) return refuse(id, message('frame.large', { bytes: LIMITS.frame }));
  const parsed = parseJson(text);
  if (parsed === undefined) return refuse(id, message('frame.no-json'));
  const trouble = troubleIn(parsed, 1);
  if (trouble !== null) return refuse(id, trouble);
  const fits = envelope.safeParse(parsed);
  if (!fits.success) return refuse(id, message('frame.envelope'));
  return { ok: true, frame: fits.data };
}

/** Whether a frame has more than LIMITS.frame bytes of UTF-8. */
export function isTooBig(text: string): boolean {
  if (text.length > LIMITS.frame) return true;
  if (text.length * 3 <= LIMITS.frame) return false;
  return new TextEncoder().encode(text).length > LIMITS.frame;
}

/** The call's id from the start of a frame, without parsing it; 0 if it is not there. Our client writes it first. */
export function idOf(text: string): number {
  const found = /^\{"id":([1-9]\d{0,14})[,}]/.exec(text);
  return found === null ? 0 : Number(found[1]);
}

/** A reply or push as a frame. */
export function encodeHostFrame(frame: HostFrame): string {
  return JSON.stringify(frame);
}

function refuse(id: number, descriptor: MessageDescriptor): Decoded {
  return { ok: false, id, fault: { code: 'bad-input', said: descriptor } };
}

function troubleIn(value: unknown, depth: number): MessageDescriptor | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return message('frame.deep', { levels: MAX_DEPTH });
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) return message('frame.key', { key });
    const trouble = troubleIn((value as Record<string, unknown>)[key], depth + 1);
    if (trouble !== null) return trouble;
  }
  return null;
}
