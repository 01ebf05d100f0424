// A link to another host through this page's own host, which opens the socket and passes frames on unread.
// Not here: a browser guest, whose page comes from that other host in the first place.

import type { Link } from '@api/contract';
import { createListeners } from '@api/listeners';
import { message } from '@api/messages';
import type { Client } from '@api/session';
import type { MessageDescriptor } from '@i18n/messages';

/** A link to the host at this address. why: called with the reason if it cannot open or has closed. */
export function awayLink(own: Client, address: string, why: (descriptor: MessageDescriptor) => void): Link {
  const opened = createListeners<[]>();
  const closed = createListeners<[]>();
  const frames = createListeners<[string]>();
  let away: string | undefined;
  let over = false;

  const stops = [
    own.on('away.frame', (push) => {
      if (push.away === away) frames.tell(push.frame);
    }),
    own.on('away.closed', (push) => {
      if (push.away === away) end(push.why);
    }),
    // The socket ends with this page's session at its own host.
    own.onState((state) => {
      if (state !== 'connected') end(message('away.no-own'));
    }),
  ];

  function end(descriptor: MessageDescriptor): void {
    if (over) return;
    over = true;
    for (const stop of stops) stop();
    why(descriptor);
    closed.tell();
  }

  void own.call('away.open', { address }).then((reply) => {
    if (!reply.ok) return end(reply.fault.said);
    if (over) {
      void own.call('away.close', reply.value);
      return;
    }
    away = reply.value.away;
    opened.tell();
  });

  return {
    send(frame) {
      if (away === undefined || over) return;
      void own.call('away.send', { away, frame }).then((reply) => {
        if (!reply.ok) end(reply.fault.said);
      });
    },
    onFrame: (listener) => frames.add(listener),
    onOpen: (listener) => opened.add(listener),
    onClose: (listener) => closed.add(listener),
    close() {
      if (away !== undefined) void own.call('away.close', { away });
      end(message('away.ended'));
    },
  };
}
