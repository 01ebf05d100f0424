// One machine of a network, as its own process: opens a table and announces it, or finds tables and joins.
// Started by discovery.test.ts within a network namespace. Speaks JSON lines on stdin and stdout.

import { createInterface } from 'node:readline';
import { silentLog } from '@api/log';
import type { Service } from '@api/session';
import { createLan } from '../create-lan';
import type { Announcement, Listener } from '../lan';
import { helloService } from './hello-service';

const root = process.argv[2] ?? '';
const lan = createLan({ root, log: silentLog, version: '0.0.0' });
const service: Service = helloService();
let listener: Listener | undefined;

type Order =
  | { do: 'networks' }
  | { do: 'open'; networks: string[]; port: number }
  | { do: 'announce'; announcement: Announcement | null }
  | { do: 'look' }
  | { do: 'connect'; address: string }
  | { do: 'check' }
  | { do: 'close' };

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'networks':
      return lan.networks();
    case 'open': {
      const opened = await lan.open({ networks: order.networks, port: order.port, service });
      if (opened.ok) listener = opened.value;
      return opened.ok ? { ok: true, urls: opened.value.urls, port: opened.value.port } : opened;
    }
    case 'announce':
      lan.announce(order.announcement);
      return null;
    case 'look':
      lan.onNear((near) => say({ near }));
      return null;
    case 'connect': {
      const frames: string[] = [];
      const wire = await lan.connect(order.address, { frame: (frame) => frames.push(frame), close: () => {} });
      if (!wire.ok) return wire;
      wire.value.send('{"id":9,"call":"link.ping","input":{}}');
      for (let i = 0; i < 100 && frames.length === 0; i += 1) await new Promise((next) => setTimeout(next, 20));
      wire.value.close();
      return { ok: true, frames };
    }
    case 'check':
      return lan.check();
    case 'close':
      await listener?.close();
      return null;
  }
}

function say(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  void obey(JSON.parse(line) as Order).then((answer) => say({ answer }));
});
