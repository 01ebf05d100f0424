// The real network of one host: its addresses, the guests' listener, announcing and finding parties, wires to other hosts.
// Not here: what goes over it; the network knows no games and no parties.

import type { Reply } from '@api/contract';
import type { Log } from '@api/log';
import { message } from '@api/messages';
import type { MessageDescriptor } from '@i18n/messages';
import { refuse } from '../api-errors';
import { openGuestListener } from '../gateway/guest-listener';
import { createAnnouncing } from './announcing';
import { findings } from './check';
import { createConfirmed } from './confirmed';
import type { Lan, Listener } from './lan';
import { createLooking } from './looking';
import type { NetworkMemory } from './network-memory';
import { defaultRoute, networksOf } from './networks';
import { createWires } from './wires';

export interface LanOptions {
  /** Folder of the built renderer. */
  root: string;
  log: Log;
  /** This Paddock's version, for other hosts. */
  version: string;
  /** The built gateway/worker.ts. Left out: guests are served in this thread, for tests. */
  gatewayFile?: string | undefined;
  /** Where it is kept at which addresses guests came in; left out: nowhere. */
  memory?: NetworkMemory | undefined;
  /** Called before a port opens that other machines can reach, and waited for (firewall.ts). Never rejects. */
  beforeOpening?: (() => Promise<void>) | undefined;
}

/** A network with everything closed: no port, no packet, until something is opened, announced or searched for. */
export function createLan({ root, log, version, gatewayFile: workerFile, memory, beforeOpening }: LanOptions): Lan {
  let listener: { listener: Listener; addresses: readonly string[] } | undefined;
  let multicastTrouble: MessageDescriptor | undefined;
  const note = (error: Error, address: string) => {
    log.warn({ err: error, address }, 'trouble with multicast DNS');
    const code = 'code' in error ? String(error.code) : '';
    // A packet that can't be read is its sender's problem; a system error is ours.
    if (code.startsWith('E')) multicastTrouble = message('found.unseen.text', { address, code });
  };
  const announcing = createAnnouncing(note);
  const looking = createLooking(announcing.ownId, note);
  const wires = createWires(version);

  /** As it was when the networks were asked for last: a machine rarely changes its route, and the next question hears of it. */
  let route: string | undefined;
  const confirmed = createConfirmed(memory);
  const here = () => networksOf(undefined, { route, confirmed: confirmed.address(route) });
  const lookUp = async () => {
    route = await defaultRoute();
  };
  // The first question should know it already.
  void lookUp();

  async function open(options: Parameters<Lan['open']>[0]): Promise<Reply<Listener>> {
    if (listener !== undefined) return refuse('in-use', message('door.open'));
    await lookUp();
    const at = here().filter(({ address }) => options.networks.includes(address));
    if (at.length === 0 || at.length < new Set(options.networks).size) {
      return refuse('not-found', message('network.gone'));
    }
    if (at.some(({ kind }) => kind !== 'loopback')) await beforeOpening?.();
    const joined = (from: string, own: string) => confirmed.note(from, own, route);
    const { service, port } = options;
    const opened = await openGuestListener({ service, root, log, at, port, workerFile, joined });
    if (!opened.ok) return opened;
    const own = opened.value;
    listener = { listener: own, addresses: at.map(({ address }) => address) };
    const close = async () => {
      if (listener?.listener === own) listener = undefined;
      await Promise.all([announcing.silence(), own.close()]);
    };
    return { ok: true, value: { urls: own.urls, port: own.port, close } };
  }

  return {
    networks() {
      void lookUp();
      return here();
    },
    open,
    announce(announcement) {
      if (announcement === null || listener === undefined) void announcing.silence();
      else announcing.tell(announcement, { addresses: listener.addresses, port: listener.listener.port });
    },
    near: looking.near,
    onNear: looking.onNear,
    connect: wires.connect,
    check: () =>
      findings({
        networks: here(),
        listener: listener && { port: listener.listener.port, addresses: listener.addresses },
        multicastTrouble,
        platform: process.platform,
      }),
    async close() {
      looking.close();
      wires.closeAll();
      await announcing.silence();
      const last = listener;
      listener = undefined;
      await last?.listener.close();
    },
  };
}
