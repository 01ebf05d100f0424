// A link to a host elsewhere, through the page's own host: what is sent, what arrives, and every way it can end.

import { createClient } from '@api/client';
import type { Reply } from '@api/contract';
import { memoryPair } from '@api/links/memory';
import { message } from '@api/messages';
import { serve } from '@api/serve';
import type { Handlers, Session } from '@api/session';
import { english } from '@api/tests/saying';
import { expect, test } from 'vitest';
import { awayLink } from './away-link';

/** The page's own host: the real one except for the commands 'away.*'. */
function ownHost(open: () => Reply<{ away: string }>) {
  const sent: string[] = [];
  const closed: string[] = [];
  let session: Session | undefined;
  const handlers = {
    'away.open': (_: unknown, from: Session) => {
      session = from;
      return open();
    },
    'away.send': ({ frame }: { frame: string }) => {
      sent.push(frame);
      return { ok: true, value: null };
    },
    'away.close': ({ away }: { away: string }) => {
      closed.push(away);
      return { ok: true, value: null };
    },
  } as unknown as Handlers;
  const client = createClient(() => {
    const [page, host] = memoryPair();
    serve(host, 'owner', { handlers, closed: () => undefined });
    return page;
  });
  return { client, sent, closed, session: () => session };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

test('frames go out and come in for its own session only', async () => {
  const host = ownHost(() => ({ ok: true, value: { away: 'a1' } }));
  const link = awayLink(host.client, '192.168.1.24:7310', () => undefined);
  const frames: string[] = [];
  link.onFrame((frame) => frames.push(frame));
  const opened = new Promise<void>((resolve) => link.onOpen(resolve));
  link.send('too early');
  await opened;
  link.send('hello');
  await rest();
  expect(host.sent).toEqual(['hello']);
  host.session()?.push('away.frame', { away: 'a1', frame: 'mine' });
  host.session()?.push('away.frame', { away: 'b2', frame: 'not mine' });
  await rest();
  expect(frames).toEqual(['mine']);
  link.close();
  await rest();
  expect(host.closed).toEqual(['a1']);
});

test('a host that cannot be reached closes the link with the reason', async () => {
  const apiError = { code: 'offline', said: message('away.stranger', { host: 'nowhere' }) } as const;
  const host = ownHost(() => ({ ok: false, fault: apiError }));
  const lines: string[] = [];
  const link = awayLink(host.client, 'nowhere', (why) => lines.push(english(why)));
  await new Promise<void>((resolve) => link.onClose(resolve));
  expect(lines).toEqual(['nowhere answered, but it isn’t running Paddock. Check the address.']);
});

test('the link closes once when the other host goes away', async () => {
  const host = ownHost(() => ({ ok: true, value: { away: 'a1' } }));
  const lines: string[] = [];
  let closes = 0;
  const link = awayLink(host.client, '192.168.1.24:7310', (why) => lines.push(english(why)));
  link.onClose(() => {
    closes += 1;
  });
  await new Promise<void>((resolve) => link.onOpen(resolve));
  host.session()?.push('away.closed', { away: 'a1', why: message('away.ended') });
  host.session()?.push('away.closed', { away: 'a1', why: message('away.ended') });
  await rest();
  expect([lines, closes]).toEqual([['Closed.'], 1]);
});

test('a link closed before it opened drops the session that opens too late', async () => {
  const host = ownHost(() => ({ ok: true, value: { away: 'late' } }));
  const link = awayLink(host.client, '192.168.1.24:7310', () => undefined);
  link.close();
  await rest();
  expect(host.closed).toEqual(['late']);
});
