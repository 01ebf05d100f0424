import type os from 'node:os';
import { expect, test } from 'vitest';
import { defaultRoute, inUrl, isLoopback, isPrivate, networksOf, plainAddress } from './networks';

function at(address: string, internal = false, mac = '3c:22:fb:00:00:01'): os.NetworkInterfaceInfo {
  const rest = { netmask: '', mac, internal, cidr: null };
  return address.includes(':')
    ? { ...rest, address, family: 'IPv6', scopeid: 0 }
    : { ...rest, address, family: 'IPv4' };
}

/** The addresses in their order. */
const ranked = (
  interfaces: NodeJS.Dict<os.NetworkInterfaceInfo[]>,
  platform: NodeJS.Platform,
  route?: string,
): string[] => networksOf(interfaces, { platform, route }).map(({ address }) => address);

test('private addresses are offered, cables first, VPNs and this machine last, public ones never', () => {
  const interfaces = {
    lo: [at('127.0.0.1', true), at('::1', true)],
    tun0: [at('10.8.0.2')],
    wlp3s0: [at('192.168.1.24'), at('fe80::1'), at('fd00::24'), at('2001:db8::24')],
    eth0: [at('203.0.113.9'), at('169.254.7.7'), at('172.20.0.5')],
  };
  expect(networksOf(interfaces, { platform: 'linux' })).toEqual([
    { address: '172.20.0.5', name: 'eth0', kind: 'ethernet' },
    { address: '192.168.1.24', name: 'wlp3s0', kind: 'wifi' },
    { address: '169.254.7.7', name: 'eth0', kind: 'ethernet' },
    { address: 'fd00::24', name: 'wlp3s0', kind: 'wifi' },
    { address: '10.8.0.2', name: 'tun0', kind: 'virtual' },
    { address: '127.0.0.1', name: 'lo', kind: 'loopback' },
  ]);
});

const VIRTUALBOX = '0a:00:27:00:00:11';
const HYPER_V = '00:15:5d:01:02:03';
const DOCKER = '02:42:ac:11:00:02';

test('Windows, English and German: host-only adapters that are called like cables come after the real Wi-Fi', () => {
  const english = { 'Ethernet 2': [at('192.168.56.1', false, VIRTUALBOX)], 'Wi-Fi': [at('192.168.1.24')] };
  const german = { 'LAN-Verbindung 2': [at('192.168.56.1', false, VIRTUALBOX)], WLAN: [at('192.168.1.24')] };
  const older = {
    Drahtlosnetzwerkverbindung: [at('192.168.1.24')],
    Ethernet: [at('192.168.80.1', false, '00:50:56:c0:00:08')],
  };
  for (const adapters of [english, german, older]) expect(ranked(adapters, 'win32')[0]).toBe('192.168.1.24');
});

test('WSL, Hyper-V and Docker come last, by name or by address', () => {
  const windows = {
    'vEthernet (WSL)': [at('172.28.0.1', false, HYPER_V)],
    'Ethernet 3': [at('172.29.0.1', false, HYPER_V)],
    Ethernet: [at('10.0.0.5')],
  };
  expect(ranked(windows, 'win32')).toEqual(['10.0.0.5', '172.28.0.1', '172.29.0.1']);
  const linux = {
    docker0: [at('172.17.0.1', false, DOCKER)],
    'br-0a1b2c3d4e5f': [at('172.18.0.1')],
    virbr0: [at('192.168.122.1')],
    wlan0: [at('192.168.0.9')],
  };
  expect(ranked(linux, 'linux')[0]).toBe('192.168.0.9');
});

test('a VPN comes after everything real, even if it has the default route', () => {
  const mac = { utun4: [at('10.64.0.3')], en0: [at('192.168.1.24')], en7: [at('192.168.1.30')] };
  expect(ranked(mac, 'darwin', '10.64.0.3')).toEqual(['192.168.1.30', '192.168.1.24', '10.64.0.3']);
  const windows = {
    NordLynx: [at('10.5.0.2')],
    'OpenVPN TAP-Windows6': [at('10.8.0.6')],
    'Wi-Fi': [at('192.168.2.4')],
  };
  expect(ranked(windows, 'win32', '10.5.0.2')[0]).toBe('192.168.2.4');
});

test('the default route goes before other cables and Wi-Fi', () => {
  const linux = { enp3s0: [at('10.1.0.4')], wlp2s0: [at('192.168.1.24')] };
  expect(ranked(linux, 'linux')[0]).toBe('10.1.0.4');
  expect(ranked(linux, 'linux', '192.168.1.24')[0]).toBe('192.168.1.24');
});

test('IPv4 goes before IPv6 of every real adapter: nobody types an address in brackets', () => {
  const adapters = { eth0: [at('fd00::5')], wlan0: [at('192.168.1.24'), at('fd00::24')] };
  expect(ranked(adapters, 'linux')).toEqual(['192.168.1.24', 'fd00::5', 'fd00::24']);
});

test('the only adapter of a machine inside a virtual one is offered', () => {
  expect(ranked({ ens33: [at('192.168.80.130', false, '00:0c:29:aa:bb:cc')] }, 'linux')).toEqual(['192.168.80.130']);
});

test('asking for the default route sends nothing, and answers even without a network', async () => {
  const route = await defaultRoute();
  expect(route === undefined || /^\d+\.\d+\.\d+\.\d+$/.test(route)).toBe(true);
});

test.each([
  ['linux', 'wlan0', 'wifi'],
  ['linux', 'enp5s0', 'ethernet'],
  ['linux', 'docker0', 'virtual'],
  ['darwin', 'en0', 'wifi'],
  ['darwin', 'en5', 'ethernet'],
  ['darwin', 'utun3', 'virtual'],
  ['darwin', 'bridge100', 'virtual'],
  ['win32', 'Wi-Fi', 'wifi'],
  ['win32', 'Ethernet 2', 'ethernet'],
  ['win32', 'Tailscale', 'virtual'],
  ['linux', 'usb0', 'other'],
] as const)('on %s %s is %s', (platform, name, kind) => {
  expect(networksOf({ [name]: [at('10.0.0.1')] }, { platform })[0]?.kind).toBe(kind);
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

test('this machine alone comes last, even behind the IPv6 address of a VPN', () => {
  const adapters = { lo: [at('127.0.0.1', true)], tun0: [at('fd00::9')] };
  expect(ranked(adapters, 'linux')).toEqual(['fd00::9', '127.0.0.1']);
});
