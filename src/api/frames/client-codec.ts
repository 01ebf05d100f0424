// The client's side of frames: writes calls, and reads what the host sends. Not here: the host's side (codec.ts), which checks
// everything with schemas.

import type { ClientFrame, HostFrame } from '../contract';
import { type DeltaFrame, deltaOf } from './delta';
import { parseJson } from './parse-json';

/** A client's call as a frame. */
export function encodeClientFrame(frame: ClientFrame): string {
  return JSON.stringify({ id: frame.id, call: frame.call, input: frame.input });
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
