// The address that a phone has confirmed is offered first on the same network, also after a restart.

import { mkdtempSync, rmSync } from 'node:fs';
import type os from 'node:os';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '@api/log';
import { memoryStore } from '@store/memory-store';
import { openStore } from '@store/open';
import { expect, test } from 'vitest';
import { createConfirmed } from './confirmed';
import { createNetworkMemory, type NetworkMemory } from './network-memory';
import { type Interfaces, networksOf } from './networks';

const PHONE = '192.168.1.77';

function at(address: string, internal = false): os.NetworkInterfaceInfo {
  const rest = { mac: '3c:22:fb:00:00:01', internal, cidr: null };
  return address.includes(':')
    ? { ...rest, address, netmask: 'ffff:ffff:ffff:ffff::', family: 'IPv6', scopeid: 0 }
    : { ...rest, address, netmask: '255.255.255.0', family: 'IPv4' };
}

const lo = [at('127.0.0.1', true)];
/** At home a cable leads to a NAS alone, and the phones are on the Wi-Fi. */
const home: Interfaces = { lo, eth0: [at('10.1.0.4')], wlan0: [at('192.168.1.24'), at('fd00::24')] };

/** What a machine offers, best first. */
function offered(memory: NetworkMemory, interfaces: Interfaces, route?: string): string[] {
  const confirmed = createConfirmed(memory, () => interfaces).address(route);
  return networksOf(interfaces, { platform: 'linux', route, confirmed }).map(({ address }) => address);
}

function join(memory: NetworkMemory, interfaces: Interfaces, from: string, to: string, route?: string): void {
  createConfirmed(memory, () => interfaces).note(from, to, route);
}

const newMemory = () => createNetworkMemory(memoryStore('nowhere'), silentLog);

test('the address where a guest came in is first the next time, and loopback stays last', () => {
  const memory = newMemory();
  expect(offered(memory, home)[0]).toBe('10.1.0.4');
  join(memory, home, PHONE, '192.168.1.24');
  expect(offered(memory, home)).toEqual(['192.168.1.24', '10.1.0.4', 'fd00::24', '127.0.0.1']);
});

test('the newest guest counts', () => {
  const memory = newMemory();
  join(memory, home, PHONE, '192.168.1.24');
  join(memory, home, 'fd00::77', 'fd00::24');
  expect(offered(memory, home)[0]).toBe('fd00::24');
});

test('it is remembered by adapter and subnet: the router may give the machine another address', () => {
  const memory = newMemory();
  join(memory, home, PHONE, '192.168.1.24');
  expect(offered(memory, { ...home, wlan0: [at('192.168.1.31')] })[0]).toBe('192.168.1.31');
});

test('another network has its own memory, told by the default route, or without one by everything there is', () => {
  const memory = newMemory();
  join(memory, home, PHONE, '192.168.1.24', '10.1.0.4');
  expect(offered(memory, home, '10.1.0.4')[0]).toBe('192.168.1.24');
  const away = { ...home, eth0: [at('172.16.5.4')] };
  expect(offered(memory, away, '172.16.5.4')[0]).toBe('172.16.5.4');
  expect(offered(memory, home)[0]).toBe('10.1.0.4');
});

test('a window on this machine, loopback and addresses that it does not have confirm nothing', () => {
  const memory = newMemory();
  join(memory, home, '192.168.1.24', '192.168.1.24');
  join(memory, home, '10.1.0.4', '192.168.1.24');
  join(memory, home, '127.0.0.1', '127.0.0.1');
  join(memory, home, PHONE, '127.0.0.1');
  join(memory, home, PHONE, '192.168.9.9');
  expect(offered(memory, home)[0]).toBe('10.1.0.4');
  expect(networksOf(home, { platform: 'linux', confirmed: '127.0.0.1' }).at(-1)?.address).toBe('127.0.0.1');
});

test('it survives a restart, and the twenty newest networks are kept', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'paddock-networks-'));
  const open = async () => {
    const opened = await openStore({ dir });
    if (!opened.ok) throw opened.trouble;
    return opened.store;
  };
  const first = await open();
  const memory = createNetworkMemory(first, silentLog);
  for (let i = 0; i < 21; i += 1) {
    const place = { lo, eth0: [at(`10.1.${i}.4`)], wlan0: [at(`192.168.${i}.24`)] };
    join(memory, place, `192.168.${i}.77`, `192.168.${i}.24`);
  }
  first.close();
  const second = await open();
  const again = createNetworkMemory(second, silentLog);
  const firstOf = (i: number) => offered(again, { lo, eth0: [at(`10.1.${i}.4`)], wlan0: [at(`192.168.${i}.24`)] })[0];
  expect([0, 1, 20].map(firstOf)).toEqual(['10.1.0.4', '192.168.1.24', '192.168.20.24']);
  second.close();
  rmSync(dir, { recursive: true, force: true });
});

test('a memory that can’t be read or written changes nothing', () => {
  const store = memoryStore('nowhere');
  for (const nonsense of [5, 'text', { confirmed: 7, firewall: 'open' }, [{}]]) {
    store.network.write(nonsense);
    const memory = createNetworkMemory(store, silentLog);
    expect([memory.placeOn('x'), memory.firewall(), offered(memory, home)[0]]).toEqual([
      undefined,
      undefined,
      '10.1.0.4',
    ]);
  }
  const full = () => {
    throw new Error('The disk is full.');
  };
  const memory = createNetworkMemory({ network: { read: () => undefined, write: full } }, silentLog);
  expect(() => join(memory, home, PHONE, '192.168.1.24')).not.toThrow();
});
