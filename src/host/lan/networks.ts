// This machine's addresses that a party may be opened on: only private ones, never one that the internet can reach.
// Not here: listening on them (create-lan.ts).

import { isIP, isIPv4 } from 'node:net';
import os from 'node:os';
import type { Network } from '@api/party';

/** The port of a party if it is free, so that yesterday's address still works today. */
export const USUAL_PORT = 7310;

type Interfaces = ReturnType<typeof os.networkInterfaces>;

/** Cables before Wi-Fi before the rest; loopback comes last. */
const KINDS: readonly Network['kind'][] = ['ethernet', 'wifi', 'other', 'loopback'];
const WIFI = /^(wl|wifi|wi-fi|ath|ra\d|airport)/i;
const CABLE = /^(eth|en|em\d|ethernet|lan)/i;

/** Private addresses of this machine, best first, loopback last. */
export function networksOf(
  interfaces: Interfaces = os.networkInterfaces(),
  platform: NodeJS.Platform = process.platform,
): Network[] {
  const found: Network[] = [];
  for (const [name, addresses] of Object.entries(interfaces)) {
    for (const { address, internal } of addresses ?? []) {
      if (internal ? address === '127.0.0.1' : isPrivate(address)) {
        found.push({ address, name, kind: internal ? 'loopback' : kindOf(name, platform) });
      }
    }
  }
  return found.sort((a, b) => rank(a) - rank(b) || (a.address < b.address ? -1 : 1));
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

function kindOf(name: string, platform: NodeJS.Platform): Network['kind'] {
  // A Mac calls its Wi-Fi en0, like a cable.
  if (WIFI.test(name) || (platform === 'darwin' && name === 'en0')) return 'wifi';
  return CABLE.test(name) ? 'ethernet' : 'other';
}

function rank({ kind, address }: Network): number {
  const family = isIPv4(address) ? (address.startsWith('169.254.') ? 1 : 0) : 2;
  return KINDS.indexOf(kind) * 3 + family;
}
