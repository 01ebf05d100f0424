// The real network of one host: its addresses, the guests' door, being found and finding, wires to other hosts.
// Not for: what goes over it; the network knows no games and no parties.

import { isIPv4 } from 'node:net';
import type { Reply } from '@api/contract';
import { createListeners } from '@api/listeners';
import type { Log } from '@api/log';
import type { NearbyParty } from '@api/party';
import { refuse } from '../faults';
import { findings } from './check';
import { connectTo } from './connect';
import { createHerald, createLookout, type Herald, type Lookout } from './discovery';
import { openGuestDoor } from './guest-door';
import type { Advert, Door, Lan } from './lan';
import { networksOf } from './networks';

export interface LanOptions {
  /** Folder of the built renderer. */
  root: string;
  log: Log;
  /** Of this Paddock, for other hosts. */
  version: string;
}

/** A network with everything closed: no port, no packet, until something is opened, announced or looked for. */
export function createLan({ root, log, version }: LanOptions): Lan {
  const listeners = createListeners<[readonly NearbyParty[]]>();
  let listening = 0;
  let door: { door: Door; addresses: readonly string[] } | undefined;
  let heralds: Herald[] = [];
  let lookout: Lookout | undefined;
  let ownId: string | undefined;
  let multicastTrouble: string | undefined;
  const wires = new Set<() => void>();
  const note = (error: Error, address: string) => {
    log.warn({ err: error, address }, 'trouble with multicast DNS');
    const code = 'code' in error ? String(error.code) : '';
    // A packet that cannot be read is its sender's trouble; what the system refuses is ours.
    if (code.startsWith('E')) multicastTrouble = `This system refuses multicast DNS at ${address} (${code}).`;
  };

  /** IPv4 addresses of networks that others are on. */
  const outward = () =>
    networksOf()
      .filter(({ kind, address }) => kind !== 'loopback' && isIPv4(address))
      .map(({ address }) => address);

  async function silence(): Promise<void> {
    ownId = undefined;
    await Promise.all(heralds.splice(0).map((herald) => herald.close()));
  }

  async function open(options: Parameters<Lan['open']>[0]): Promise<Reply<Door>> {
    if (door !== undefined) return refuse('in-use', 'A table is open already. Close it first.');
    const at = networksOf().filter(({ address }) => options.networks.includes(address));
    if (at.length === 0 || at.length < new Set(options.networks).size) {
      return refuse(
        'not-found',
        'One of these networks is no longer there. Look at the networks again and choose anew.',
      );
    }
    const opened = await openGuestDoor({ service: options.service, root, log, at, port: options.port });
    if (!opened.ok) return opened;
    const own = opened.value;
    door = { door: own, addresses: at.map(({ address }) => address) };
    const close = async () => {
      if (door?.door === own) door = undefined;
      await Promise.all([silence(), own.close()]);
    };
    return { ok: true, value: { urls: own.urls, port: own.port, close } };
  }

  function announce(advert: Advert | null): void {
    if (advert === null || door === undefined) {
      void silence();
      return;
    }
    ownId = advert.id;
    const { port } = door.door;
    if (heralds.length === 0) {
      const outwards = outward();
      heralds = door.addresses
        .filter((address) => outwards.includes(address))
        .map((address) => createHerald(address, port, note));
    }
    for (const herald of heralds) herald.tell(advert);
  }

  return {
    networks: () => networksOf(),
    open,
    announce,
    near: () => lookout?.found() ?? [],
    onNear(listener) {
      const stop = listeners.add(listener);
      listening += 1;
      lookout ??= createLookout(
        outward(),
        () => ownId,
        () => listeners.tell(lookout?.found() ?? []),
        note,
      );
      let stopped = false;
      return () => {
        if (stopped) return;
        stopped = true;
        stop();
        listening -= 1;
        if (listening > 0) return;
        lookout?.close();
        lookout = undefined;
      };
    },
    async connect(address, on) {
      let close: (() => void) | undefined;
      const closed = (why: string) => {
        if (close !== undefined) wires.delete(close);
        on.close(why);
      };
      const reply = await connectTo(address, { frame: on.frame, close: closed }, version);
      if (!reply.ok) return reply;
      const wire = reply.value;
      close = () => wire.close();
      wires.add(close);
      return {
        ok: true,
        value: {
          send: (frame) => wire.send(frame),
          close() {
            if (close !== undefined) wires.delete(close);
            wire.close();
          },
        },
      };
    },
    check: () =>
      findings({
        networks: networksOf(),
        door: door && { port: door.door.port, addresses: door.addresses },
        multicastTrouble,
        platform: process.platform,
      }),
    async close() {
      lookout?.close();
      lookout = undefined;
      for (const close of [...wires]) close();
      wires.clear();
      await silence();
      const last = door;
      door = undefined;
      await last?.door.close();
    },
  };
}
