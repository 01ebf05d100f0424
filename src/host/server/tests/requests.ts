// Raw requests and sockets to an owner's listener, without a browser's cleanup. For tests.

import http from 'node:http';
import { WebSocket } from 'ws';
import type { Server } from '../owner-listener';

export interface HttpResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

type Headers = Readonly<Record<string, string>>;

/** One request to a port of this machine. */
export function ask(port: number, target: string, headers: Headers = {}, method = 'GET'): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    // path unchanged: fetch and URL would normalize '/../' before sending.
    const request = http.request(
      { host: '127.0.0.1', port, path: target, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/** The status of a refused upgrade, or 'open'. */
export function connectTo(port: number, headers: Headers, target = '/ws'): Promise<number | 'open'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${target}`, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => {});
  });
}

/** The response to the printed address. */
export function openAddress(server: Server): Promise<HttpResponse> {
  return ask(server.port, new URL(server.url).pathname);
}

/** The cookie that a browser sends after it opened the printed address. */
export async function cookieOf(server: Server): Promise<string> {
  const [cookie = ''] = (await openAddress(server)).headers['set-cookie'] ?? [];
  return cookie.replace(/;.*/, '');
}
