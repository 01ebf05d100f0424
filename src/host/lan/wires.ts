// This host's wires to other hosts, so that all can be closed. Not here: how one is made (connect.ts).

import type { MessageDescriptor } from '@i18n/messages';
import { connectTo } from './connect';
import type { Lan } from './lan';

export interface Wires {
  connect: Lan['connect'];
  closeAll(): void;
}

/** No wires yet. version: of this Paddock, for other hosts. */
export function createWires(version: string): Wires {
  const open = new Set<() => void>();
  return {
    async connect(address, on) {
      let close: (() => void) | undefined;
      const closed = (why: MessageDescriptor) => {
        if (close !== undefined) open.delete(close);
        on.close(why);
      };
      const reply = await connectTo(address, { frame: on.frame, close: closed }, version);
      if (!reply.ok) return reply;
      const wire = reply.value;
      close = () => wire.close();
      open.add(close);
      return {
        ok: true,
        value: {
          send: (frame) => wire.send(frame),
          close() {
            if (close !== undefined) open.delete(close);
            wire.close();
          },
        },
      };
    },
    closeAll() {
      for (const close of [...open]) close();
      open.clear();
    },
  };
}
