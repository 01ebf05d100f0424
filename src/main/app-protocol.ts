// Serves app:// requests from the built renderer's fixed file table, with the same headers as the local server.

import { SAFE_HEADERS } from '@host/server/csp';
import type { Site } from '@host/server/site';
import { ORIGIN, originOf } from './origin';

/** The response to one request of the window's page. */
export function answerApp(request: Pick<Request, 'url' | 'method'>, site: Site): Response {
  const own = originOf(request.url) === ORIGIN && request.method === 'GET';
  const file = own ? site.fileAt(new URL(request.url).pathname) : undefined;
  if (file === undefined) return new Response(null, { status: 404, headers: SAFE_HEADERS });
  return new Response(file.body, { headers: { ...SAFE_HEADERS, 'content-type': file.type } });
}
