import type os from 'node:os';
import { expect, test } from 'vitest';
import { inUrl, isLoopback, isPrivate, networksOf, plainAddress } from './networks';

function at(address: string, internal = false): os.NetworkInterfaceInfo {
  const rest = { netmask: '', mac: '02:00:00:00:00:01', internal, cidr: null };
  return address.includes(':')
    ? { ...rest, address, family: 'IPv6', scopeid: 0 }
    : { ...rest, address, family: 'IPv4' };
}

test('private addresses are offered, cables first, this machine last, public ones never', () => {
  const interfaces = {
    lo: [at('127.0.0.1', true), at('::1', true)],
    tun0: [at('10.8.0.2')],
    wlp3s0: [at('192.168.1.24'), at('fe80::1'), at('fd00::24'), at('2001:db8::24')],
    eth0: [at('203.0.113.9'), at('169.254.7.7'), at('172.20.0.5')],
  };
  expect(networksOf(interfaces, 'linux')).toEqual([
    { address: '172.20.0.5', name: 'eth0', kind: 'ethernet' },
    { address: '169.254.7.7', name: 'eth0', kind: 'ethernet' },
    { address: '192.168.1.24', name: 'wlp3s0', kind: 'wifi' },
    { address: 'fd00::24', name: 'wlp3s0', kind: 'wifi' },
    { address: '10.8.0.2', name: 'tun0', kind: 'other' },
    { address: '127.0.0.1', name: 'lo', kind: 'loopback' },
  ]);
});

test.each([
  ['linux', 'wlan0', 'wifi'],
  ['linux', 'enp5s0', 'ethernet'],
  ['linux', 'docker0', 'other'],
  ['darwin', 'en0', 'wifi'],
  ['darwin', 'en5', 'ethernet'],
  ['darwin', 'utun3', 'other'],
  ['win32', 'Wi-Fi', 'wifi'],
  ['win32', 'Ethernet 2', 'ethernet'],
  ['win32', 'Tailscale', 'other'],
] as const)('on %s %s is %s', (platform, name, kind) => {
  expect(networksOf({ [name]: [at('10.0.0.1')] }, platform)[0]?.kind).toBe(kind);
});

test('the limits of the private ranges', () => {
  const inside = [
    '10.0.0.0',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.0.1',
    'fd12::1',
  ];
  const outside = [
    '9.9.9.9',
    '11.0.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '100.64.0.1',
    '8.8.8.8',
    '0.0.0.0',
  ];
  const others = ['fe80::1', '2001:db8::1', '::', '::1', '127.0.0.1', 'fd.example', '', '10.0.0.1.example'];
  expect(inside.filter((address) => !isPrivate(address))).toEqual([]);
  expect([...outside, ...others].filter(isPrivate)).toEqual([]);
});

test('addresses are written as URLs and sockets need them', () => {
  expect([inUrl('10.0.0.1'), inUrl('fd00::1')]).toEqual(['10.0.0.1', '[fd00::1]']);
  expect(['::ffff:10.0.0.1', 'fe80::1%eth0', undefined].map(plainAddress)).toEqual(['10.0.0.1', 'fe80::1', '']);
  expect(['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1', '::2'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
