// This host's socket to another Paddock, for a window of the app at a party elsewhere. To that host it looks like one of
// its own pages, with that Origin and those limits. Frames are passed on unread. Not here: pages in a browser.

import { LIMITS, PROTOCOL, type Reply } from '@api/contract';
import { message } from '@api/messages';
import type { MessageDescriptor } from '@i18n/messages';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { refuse } from '../api-errors';
import type { Wire } from './lan';
import { USUAL_PORT } from './networks';

/** ms after which a host that does not answer is given up. */
const PATIENCE = 5000;
/** Bytes of one frame from the other host: the first full view of a long race is the largest. */
const MAX_FRAME = 1024 * 1024;
/** Bytes that may wait to be sent. */
const MAX_WAITING = 16 * LIMITS.guestFrame;
/** ms without any traffic, including pings from the other host, after which the connection counts as dead. */
const SILENCE = 20_000;
/** Id of the first call, before the window has the wire: checks that the other side is a Paddock of a compatible version. */
const PROBE = 1;

interface Ear {
  frame(frame: string): void;
  close(why: MessageDescriptor): void;
}

/** Connects to the party at this address. An API error says who did not answer, or that the versions differ. */
export async function connectTo(address: string, on: Ear, version: string): Promise<Reply<Wire>> {
  const target = targetOf(address);
  if (target === undefined) {
    return refuse('bad-input', message('away.no-address'));
  }
  const opened = await openSocket(target);
  if (!opened.ok) return opened;
  const socket = opened.value;
  const trouble = await greet(socket, target.host, version);
  if (trouble !== undefined) {
    socket.terminate();
    return trouble;
  }
  return { ok: true, value: wireOver(socket, target.host, on) };
}

/** The host and port that a person typed, or a URL; undefined for anything else. */
export function targetOf(address: string): URL | undefined {
  const trimmed = address.trim();
  if (/^(?!http:)[^/?#]*:\/\//i.test(trimmed)) return undefined;
  const withScheme = /^http:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  if (/[\s@\\]/.test(trimmed)) return undefined;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  if (url.protocol !== 'http:' || url.hostname === '' || url.username !== '') return undefined;
  // A port of 80 vanishes from a URL; without a typed port the usual one is meant.
  if (url.port === '' && !/:80(\/|$)/.test(trimmed)) url.port = String(USUAL_PORT);
  return url;
}

function openSocket(target: URL): Promise<Reply<WebSocket>> {
  const socket = new WebSocket(`ws://${target.host}/ws`, {
    origin: target.origin,
    handshakeTimeout: PATIENCE,
    maxPayload: MAX_FRAME,
    perMessageDeflate: false,
    followRedirects: false,
  });
  return new Promise((resolve) => {
    socket.once('open', () => resolve({ ok: true, value: socket }));
    // Stays for the life of the socket: only the close that follows an error matters.
    socket.on('error', (error) => resolve(refuse('offline', troubleOf(error, target.host))));
    socket.once('unexpected-response', (request, response) => {
      request.destroy();
      resolve(refuse('offline', troubleOfStatus(response.statusCode ?? 0, target.host)));
    });
  });
}

function troubleOf(error: Error, host: string): MessageDescriptor {
  const code = 'code' in error ? error.code : '';
  if (code === 'ECONNREFUSED') return message('away.no-table', { host });
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return message('away.unknown-host', { host });
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH' || code === 'EADDRNOTAVAIL') {
    return message('away.no-way', { host });
  }
  return message('away.no-answer', { host });
}

function troubleOfStatus(status: number, host: string): MessageDescriptor {
  return status === 503 ? message('away.full', { host }) : message('away.stranger', { host });
}

/** Says hello on behalf of the window and checks whether the other host understands. */
function greet(socket: WebSocket, host: string, version: string): Promise<Reply<never> | undefined> {
  const stranger = refuse('offline', message('away.stranger', { host }));
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(stranger), PATIENCE);
    const onClose = () => end(stranger);
    const onMessage = (data: unknown) => end(readHello(String(data), host) ?? undefined);
    function end(trouble: Reply<never> | undefined): void {
      clearTimeout(timer);
      socket.off('close', onClose);
      socket.off('message', onMessage);
      resolve(trouble);
    }
    socket.once('close', onClose);
    socket.once('message', onMessage);
    socket.send(JSON.stringify({ id: PROBE, call: 'app.hello', input: { protocol: PROTOCOL, version } }));
  });
}

/** A refusal, or null if the other host understands us. */
function readHello(text: string, host: string): Reply<never> | null {
  const fits = parsedHello(text);
  if (!fits.success) return refuse('offline', message('away.stranger', { host }));
  const { reply } = fits.data;
  if (reply.ok) return null;
  const { code } = reply.fault;
  if (code === 'too-old') return refuse('too-old', message('away.host-newer'));
  if (code === 'too-new') return refuse('too-new', message('away.host-older'));
  return refuse('offline', message('away.refused', { host }));
}

const hello = z.object({
  id: z.literal(PROBE),
  reply: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value: z.object({ protocol: z.int(), role: z.literal('guest') }) }),
    z.object({ ok: z.literal(false), fault: z.object({ code: z.string() }) }),
  ]),
});

function parsedHello(text: string) {
  try {
    return hello.safeParse(JSON.parse(text));
  } catch {
    return hello.safeParse(undefined);
  }
}

function wireOver(socket: WebSocket, host: string, on: Ear): Wire {
  let open = true;
  let silence: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => end(message('away.silent', { host })), SILENCE);
    silence.unref();
  };
  function end(why: MessageDescriptor | undefined): void {
    if (!open) return;
    open = false;
    clearTimeout(silence);
    socket.terminate();
    if (why !== undefined) on.close(why);
  }
  heard();
  socket.on('ping', heard);
  socket.on('message', (data, isBinary) => {
    if (!open) return;
    heard();
    if (isBinary) end(message('away.babble', { host }));
    else on.frame(String(data));
  });
  socket.on('close', () => end(message('away.closed', { host })));
  if (socket.readyState !== socket.OPEN) queueMicrotask(() => end(message('away.closed', { host })));
  return {
    send(frame) {
      if (!open) return;
      socket.send(frame);
      if (socket.bufferedAmount > MAX_WAITING) end(message('away.stuck', { host }));
    },
    close: () => end(undefined),
  };
}
