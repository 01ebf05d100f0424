// The gateway: everything that strangers on the network can reach, in a thread of its own. It answers requests for pages, shakes
// hands, refuses what comes too fast, and passes on the rest, so that no stranger can hold up the host.
// Not here: who may join (host/party), and what frames mean (api/serve.ts in the host's thread).

import type { MessagePort } from 'node:worker_threads';
import { BEFORE_HELLO } from '@api/admission';
import type { Link } from '@api/contract';
import { encodeHostFrame, idOf } from '@api/frames/codec';
import type { Log } from '@api/log';
import { message } from '@api/messages';
import { createTalkLimits } from '@api/rate';
import { quietLog } from '../quiet-log';
import type { ConnectionSlot } from '../server/pending-connections';
import type { WebListener } from '../server/web-listener';
import type { FromGateway, ToGateway } from './messages';
import { openListener } from './open-listener';
import { createStrangerLimits } from './stranger-limits';
import { createTrickle } from './trickle';

/** A page says hello first. */
const HELLO = /"call":"app\.hello"/;

/** ms between two messages of strangers. */
const BETWEEN = 2;
/** Messages that wait, at most: strangers with many addresses find the door closed. */
const MOST_WAITING = 500;

interface Guest {
  link: Link;
  slot: ConnectionSlot;
  isAtTable: boolean;
  /** Messages that wait in the trickle; later ones have to follow them. */
  waiting: number;
}

/** Serves one party until it is closed; the port is to the host's thread. */
export function runGateway(port: MessagePort): void {
  const tell = (what: FromGateway) => port.postMessage(what);
  const log = logTo(tell);
  const now = () => performance.now();
  const mayStranger = createStrangerLimits(now);
  const guests = new Map<number, Guest>();
  let listener: WebListener | undefined;
  let last = 0;

  const trickle = createTrickle<{ guest: Guest; what: FromGateway }>(({ guest, what }) => {
    guest.waiting -= 1;
    tell(what);
  }, BETWEEN);
  function pass(guest: Guest, what: FromGateway): void {
    if (guest.isAtTable && guest.waiting === 0) tell(what);
    else {
      guest.waiting += 1;
      trickle.pass({ guest, what });
    }
  }

  function accepted(link: Link, from: string, slot: ConnectionSlot, at: string): void {
    if (trickle.length() > MOST_WAITING) {
      link.close();
      return;
    }
    last += 1;
    const socket = last;
    const guest: Guest = { link, slot, isAtTable: false, waiting: 0 };
    const limits = createTalkLimits('guest', now);
    guests.set(socket, guest);
    pass(guest, { type: 'socket', socket, from, at });
    const closeFor = (what: string) => {
      log.warn({ from }, `client closed for ${what}`);
      link.close();
    };
    /** Frames without a hello; -1: it has come. */
    let silent = 0;
    link.onFrame((frame) => {
      // The first hello counts as part of the connection, whose rate has a limit of its own (pace.ts).
      const isHello = silent >= 0 && HELLO.test(frame);
      if (silent >= 0) silent = isHello ? -1 : silent + 1;
      const mayPass = () => guest.isAtTable || isHello || mayStranger(from);
      if (silent > BEFORE_HELLO) closeFor('talking without a hello');
      else if (limits.mayTalk() && mayPass()) pass(guest, { type: 'frame', socket, frame });
      else if (limits.mayBeRefused()) link.send(tooFast(frame));
      else closeFor('talking too fast');
    });
    link.onClose(() => {
      guests.delete(socket);
      pass(guest, { type: 'gone', socket });
    });
  }

  async function close(): Promise<void> {
    await listener?.close();
    tell({ type: 'closed' });
    port.close();
  }

  port.on('message', (asked: ToGateway) => {
    if (asked.type === 'open') {
      void openListener(asked.options, accepted, log).then(({ reply, opened }) => {
        listener = opened;
        tell({ type: 'opened', reply });
      });
      return;
    }
    if (asked.type === 'close') return void close();
    const guest = guests.get(asked.socket);
    if (guest === undefined) return;
    if (asked.type === 'send') guest.link.send(asked.frame);
    else if (asked.type === 'drop') guest.link.close();
    else {
      guest.isAtTable = asked.isAtTable;
      guest.slot.settle(asked.isAtTable);
    }
  });
}

function tooFast(frame: string): string {
  const fault = { code: 'too-fast', said: message('too-fast') } as const;
  return encodeHostFrame({ id: idOf(frame), reply: { ok: false, fault } });
}

/** A log whose lines the host's thread writes. Repeated lines end here. */
function logTo(tell: (what: FromGateway) => void): Log {
  const through =
    (level: keyof Log): Log[keyof Log] =>
    (details, text) =>
      tell({ type: 'log', level, details, message: text });
  return quietLog({ info: through('info'), warn: through('warn'), error: through('error') });
}
