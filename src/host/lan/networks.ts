// This machine's addresses that a party may be opened on: only private ones, never one that the internet can reach.
// Not here: listening on them (create-lan.ts).

import { createSocket } from 'node:dgram';
import { isIP, isIPv4 } from 'node:net';
import os from 'node:os';
import type { Network } from '@api/party';

/** The port of a party if it is free, so that yesterday's address still works today. */
export const USUAL_PORT = 7310;

/** The adapters of a machine and their addresses, as the system lists them. */
export type Interfaces = ReturnType<typeof os.networkInterfaces>;

/** Cables before Wi-Fi before the rest. */
const KINDS: readonly Network['kind'][] = ['ethernet', 'wifi', 'other', 'virtual', 'loopback'];
const WIFI = /^(wl|wifi|wi-fi|ath|ra\d|airport|drahtlos)/i;
const CABLE = /^(eth|en|em\d|ethernet|lan)/i;
/** Adapters of virtual machines and containers, by the names that systems and their makers give them. */
const MACHINE =
  /virtualbox|vmware|hyper-v|^(vboxnet|vmnet|vethernet|docker|br-[\da-f]{12}|veth|virbr|lxc|lxd|podman|cni|bridge1\d\d)/i;
const VPN =
  /vpn|tailscale|zerotier|hamachi|wireguard|nordlynx|tap-windows|^(tun|tap|utun|wg\d|ppp|ipsec|zt|cscotun|gpd\d)/i;
/**
 * Makers' prefixes of virtual adapters: VirtualBox, VMware, Hyper-V with WSL, Docker. On Windows such an adapter is called
 * "Ethernet 2" like a real one, and only this tells them apart.
 */
const MACHINE_MACS = ['0a:00:27', '00:50:56', '00:0c:29', '00:05:69', '00:15:5d', '02:42'];

/**
 * What networksOf knows besides the adapters. platform: this one by default. route: see defaultRoute. confirmed: an address that a guest
 * has joined at, on this network.
 */
export interface Surroundings {
  readonly platform?: NodeJS.Platform;
  readonly route?: string | undefined;
  readonly confirmed?: string | undefined;
}

/**
 * Private addresses of this machine, best first: where a phone in the room most likely is. One that a guest has joined at goes first. Real
 * adapters come before virtual ones, IPv4 before IPv6, which nobody wants to type, the default route before other cables and Wi-Fi;
 * loopback is last.
 */
export function networksOf(
  interfaces: Interfaces = os.networkInterfaces(),
  { platform = process.platform, route, confirmed }: Surroundings = {},
): Network[] {
  const found: Network[] = [];
  for (const [name, addresses] of Object.entries(interfaces)) {
    for (const { address, internal, mac } of addresses ?? []) {
      if (internal ? address === '127.0.0.1' : isPrivate(address)) {
        found.push({ address, name, kind: internal ? 'loopback' : kindOf(name, mac, platform) });
      }
    }
  }
  const rank = (one: Network) =>
    one.address === confirmed && one.kind !== 'loopback' ? -1 : rankOf(one, one.address === route);
  return found.sort((a, b) => rank(a) - rank(b) || (a.address < b.address ? -1 : 1));
}

/** An address outside, on a network that exists for documentation alone (RFC 5737): nothing is ever sent there. */
const OUTSIDE = { address: '192.0.2.1', port: 9 } as const;

/**
 * The address of this machine that its default route uses; undefined without one. A UDP socket that is connected but never sends asks the
 * system's routes and nobody else.
 */
export function defaultRoute(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const end = (address?: string) => {
      socket.close();
      resolve(address);
    };
    socket.once('error', () => end());
    socket.connect(OUTSIDE.port, OUTSIDE.address, () => end(socket.address().address));
  });
}

/** IPv4 addresses on networks with other machines. */
export function outwardAddresses(): string[] {
  return networksOf()
    .filter(({ kind, address }) => kind !== 'loopback' && isIPv4(address))
    .map(({ address }) => address);
}

/**
 * True for addresses of a local network: RFC 1918, IPv4 link-local, IPv6 unique local. False for IPv6 link-local ones:
 * they need an interface name, and no browser opens an address with one.
 */
export function isPrivate(address: string): boolean {
  if (isIPv4(address)) {
    const [a = 0, b = 0] = address.split('.').map(Number);
    return a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 169 && b === 254);
  }
  return isIP(address) === 6 && /^f[cd]/i.test(address);
}

export function isLoopback(address: string): boolean {
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

/** An address as written in a URL or a Host header: IPv6 in brackets. */
export function inUrl(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** A remote address as sockets give it, without the zone and the IPv4-in-IPv6 prefix. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
}

function kindOf(name: string, mac: string, platform: NodeJS.Platform): Network['kind'] {
  if (MACHINE.test(name) || VPN.test(name) || MACHINE_MACS.some((prefix) => mac.toLowerCase().startsWith(prefix)))
    return 'virtual';
  // A Mac calls its Wi-Fi en0, like a cable.
  if (WIFI.test(name) || (platform === 'darwin' && name === 'en0')) return 'wifi';
  return CABLE.test(name) ? 'ethernet' : 'other';
}

/** Lower is better. isRoute: the machine's default route uses this address. */
function rankOf({ kind, address }: Network, isRoute: boolean): number {
  // A VPN may have taken the default route: phones are not on it for that.
  const group = kind === 'loopback' ? 2 : kind === 'virtual' ? 1 : 0;
  const family = isIPv4(address) ? (address.startsWith('169.254.') ? 1 : 0) : 2;
  const place = isRoute && group === 0 ? 0 : KINDS.indexOf(kind) + 1;
  return (group * 3 + family) * (KINDS.length + 1) + place;
}
