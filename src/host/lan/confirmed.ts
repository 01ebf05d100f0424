// Remembers where guests came in on each network, so that this address is offered first there the next time. An address itself may
// be another tomorrow, so what is kept is its adapter and subnet.
// Not here: the order of the rest (networks.ts).

import { isIPv4 } from 'node:net';
import os from 'node:os';
import type { NetworkMemory } from './network-memory';
import type { Interfaces } from './networks';

/** What is known of the addresses of one machine. */
export interface Confirmed {
  /** The address that a guest has confirmed on the network of this route (networks.ts, defaultRoute); undefined if none has. */
  address(route: string | undefined): string | undefined;
  /** A guest has joined. from: their address. at: this machine's address that they came in at. */
  note(from: string, at: string, route: string | undefined): void;
}

/** memory: left out, nothing is remembered. */
export function createConfirmed(
  memory: NetworkMemory | undefined,
  interfaces: () => Interfaces = os.networkInterfaces,
): Confirmed {
  return {
    address(route) {
      const now = interfaces();
      const place = memory?.placeOn(networkOf(now, route));
      return place === undefined ? undefined : addressesOf(now).find((one) => one.place === place)?.address;
    },
    note(from, at, route) {
      const now = interfaces();
      const own = addressesOf(now);
      const place = own.find(({ address }) => address === at)?.place;
      // A window on this machine reaches every address of it, and says nothing about others.
      if (memory === undefined || place === undefined || own.some(({ address }) => address === from)) return;
      const network = networkOf(now, route);
      if (memory.placeOn(network) !== place) memory.keepPlace(network, place);
    },
  };
}

/** The network where a machine is: the place of its default route, or without one every IPv4 place it has. */
export function networkOf(interfaces: Interfaces, route: string | undefined): string {
  const own = addressesOf(interfaces).filter(({ address }) => isIPv4(address));
  const way = own.find(({ address }) => address === route);
  return way?.place ?? [...new Set(own.map(({ place }) => place))].sort().join(', ');
}

interface Placed {
  address: string;
  /** "wlan0 192.168.1.0": the adapter and its subnet; of IPv6 the adapter alone. */
  place: string;
}

/** Every address that others might reach. */
function addressesOf(interfaces: Interfaces): Placed[] {
  return Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
      .map(({ address, netmask }) => ({ address, place: `${name} ${subnetOf(address, netmask)}` })),
  );
}

function subnetOf(address: string, netmask: string): string {
  if (!isIPv4(address)) return 'IPv6';
  const mask = netmask.split('.').map(Number);
  return address
    .split('.')
    .map((part, at) => Number(part) & (mask[at] ?? 0))
    .join('.');
}
