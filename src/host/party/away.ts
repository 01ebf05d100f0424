// Connections of this host's windows to parties on other hosts. Not here: what goes over them; frames are not read.

import type { Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Session } from '@api/session';
import { granted, refuse } from '../api-errors';
import type { Context } from '../context';
import type { Lan, Wire } from '../lan/lan';

/** Wires that one window may have open at once. */
const MOST_WIRES = 4;

/** Open wires. Only the window that opened a wire can use its id. */
export interface AwayWires {
  /** Connects a window to another host; an API error says why it can't. */
  open(lan: Lan, address: string, session: Session): Promise<Reply<{ away: string }>>;
  /** False if this window has no wire with this id. */
  send(id: string, frame: string, session: Session): boolean;
  close(id: string, session: Session): void;
  /** Closes a window's wires; without a session, those of all windows. */
  closeAll(session?: Session): void;
}

interface Away {
  session: Session;
  wire: Wire;
}

/** No wires yet. */
export function createAwayWires(context: Context): AwayWires {
  const wires = new Map<string, Away>();

  function wireOf(id: string, session: Session): Wire | undefined {
    const away = wires.get(id);
    return away?.session.id === session.id ? away.wire : undefined;
  }

  return {
    async open(lan, address, session) {
      const own = [...wires.values()].filter((one) => one.session.id === session.id);
      if (own.length >= MOST_WIRES) return refuse('full', message('away.too-many'));
      const id = context.newId();
      // The window does not know the wire before the reply: earlier frames wait for it.
      const early = createQueue();
      const wire = await lan.connect(address, {
        frame: (frame) => early.inTurn(() => session.push('away.frame', { away: id, frame })),
        close: (why) =>
          early.inTurn(() => {
            if (wires.delete(id)) session.push('away.closed', { away: id, why });
          }),
      });
      if (!wire.ok) return wire;
      if (!context.sessions.has(session.id)) {
        wire.value.close();
        return refuse('offline', message('away.window-gone'));
      }
      wires.set(id, { session, wire: wire.value });
      setImmediate(early.open);
      return granted({ away: id });
    },
    send(id, frame, session) {
      const wire = wireOf(id, session);
      wire?.send(frame);
      return wire !== undefined;
    },
    close(id, session) {
      const wire = wireOf(id, session);
      if (wire === undefined) return;
      wires.delete(id);
      wire.close();
    },
    closeAll(session) {
      for (const [id, away] of wires) {
        if (session !== undefined && away.session.id !== session.id) continue;
        wires.delete(id);
        away.wire.close();
      }
    },
  };
}

/** Queues work until it is opened; from then on, work runs immediately. */
function createQueue() {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  return {
    inTurn(work: () => void): void {
      if (isOpen) work();
      else waiting.push(work);
    },
    open(): void {
      isOpen = true;
      for (const work of waiting) work();
    },
  };
}
