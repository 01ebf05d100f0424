// A network without sockets, for tests and the programs they run: guests connect over links in memory.

import { message } from '@api/messages';
import type { Announcement, Lan } from '../lan/lan';

/** A network in memory that records what the host asks of it, for tests. */
export interface TestLan extends Lan {
  announcements: (Announcement | null)[];
  /** Ports open right now. */
  ports: Set<number>;
}

export function testLan(): TestLan {
  const announcements: (Announcement | null)[] = [];
  const ports = new Set<number>();
  return {
    announcements,
    ports,
    networks: () => [
      { address: '192.168.1.24', name: 'en0', kind: 'ethernet' },
      { address: '127.0.0.1', name: 'lo', kind: 'loopback' },
    ],
    async open({ networks, port }) {
      const at = port === 0 ? 7310 : port;
      if (ports.has(at))
        return { ok: false, fault: { code: 'in-use', said: message('door.port-taken', { port: at }) } };
      ports.add(at);
      const urls = networks.map((address) => `http://${address}:${at}/`);
      const close = async () => {
        ports.delete(at);
      };
      return { ok: true, value: { urls, port: at, close } };
    },
    announce: (announcement) => announcements.push(announcement),
    near: () => [],
    onNear: () => () => {},
    connect: async () => ({
      ok: false,
      fault: { code: 'offline', said: message('away.no-answer', { host: 'there' }) },
    }),
    check: async () => [{ level: 'good', title: message('found.fine'), text: [] }],
    close: async () => {},
  };
}
