// One machine of a network, as its own process within a network namespace, for several-hosts.spec.ts: asks for pages and calls hosts over
// sockets, as browsers there would. Reads orders as JSON lines and answers each with one. It has no imports of the project: Node runs it
// as it is.

import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

/** What a machine can be ordered to do. socket: the number that `open` returned. */
export type Order =
  | { do: 'fetch'; url: string }
  | { do: 'open'; url: string; isOwner: boolean }
  | { do: 'call'; socket: number; name: string; input: unknown }
  | { do: 'pushes'; socket: number; name: string };

/** A reply, or a push. */
interface Frame {
  id?: number;
  reply?: unknown;
  push?: string;
  body?: unknown;
}

const PATIENCE = 5000;
const sockets: { socket: WebSocket; frames: Frame[] }[] = [];
let last = 0;

async function obey(order: Order): Promise<unknown> {
  if (order.do === 'fetch') {
    try {
      const answer = await fetch(order.url, { signal: AbortSignal.timeout(PATIENCE) });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return { status: 0, text: '' };
    }
  }
  if (order.do === 'open') return open(order.url, order.isOwner);
  const { socket, frames } = sockets[order.socket] ?? {};
  if (socket === undefined || frames === undefined) throw new Error(`there is no socket ${order.socket}`);
  if (order.do === 'pushes') return frames.flatMap(({ push, body }) => (push === order.name ? [body] : []));
  last += 1;
  const id = last;
  socket.send(JSON.stringify({ id, call: order.name, input: order.input }));
  for (;;) {
    const answer = frames.find((frame) => frame.id === id);
    if (answer !== undefined) return answer.reply;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** isOwner: the address has the owner's key, which is exchanged for a cookie. */
async function open(url: string, isOwner: boolean): Promise<number> {
  const { origin } = new URL(url);
  const answer = isOwner ? await fetch(url, { redirect: 'manual' }) : undefined;
  const cookie = answer?.headers.getSetCookie()[0]?.replace(/;.*/, '');
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { origin, headers });
  const frames: Frame[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Frame));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return sockets.push({ socket, frames }) - 1;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  void obey(JSON.parse(line) as Order).then((answer) => process.stdout.write(`${JSON.stringify({ answer })}\n`));
});
