// Converts frames to messages and back: checks size, depth and shape of what arrives, before any command is looked at.
// Not here: which commands exist or who may call them (serve.ts).

import type { MessageDescriptor } from '@i18n/messages';
import { type ApiError, type ClientFrame, type HostFrame, LIMITS } from './contract';
import { type DeltaFrame, deltaOf } from './delta';
import { message } from './messages';
import { z } from './zod';

/** A readable client frame, or why not. id: the call's id if it could be read, otherwise 0. */
export type Decoded = { ok: true; frame: ClientFrame } | { ok: false; id: number; fault: ApiError };

/** Maximum nesting of arrays and objects in a client's frame; the envelope is level 1. */
export const MAX_DEPTH = 8;

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

/** A client's call as a frame. */
export function encodeClientFrame(frame: ClientFrame): string {
  return JSON.stringify({ id: frame.id, call: frame.call, input: frame.input });
}

/** A reply or push as a frame. */
export function encodeHostFrame(frame: HostFrame): string {
  return JSON.stringify(frame);
}

/** Reads a frame from the host; undefined for one that is not a reply, push or delta. */
export function decodeHostFrame(text: string): HostFrame | DeltaFrame | undefined {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  if ('delta' in parsed) return deltaOf(parsed);
  if ('push' in parsed && typeof parsed.push === 'string') return parsed as HostFrame;
  if ('id' in parsed && typeof parsed.id === 'number' && 'reply' in parsed) return parsed as HostFrame;
  return undefined;
}

function refuse(id: number, descriptor: MessageDescriptor): Decoded {
  return { ok: false, id, fault: { code: 'bad-input', said: descriptor } };
}

/** undefined if the text is not JSON; JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
