// Answers "Why can they not see me?": checks this machine's side and says what to do. Not here: fixing it.

import { createSocket } from 'node:dgram';
import net from 'node:net';
import { message } from '@api/messages';
import type { Finding, Network } from '@api/party';
import type { MessageDescriptor } from '@i18n/messages';
import { inUrl, USUAL_PORT } from './networks';

/** ms after which a connection to the own listener counts as failed. */
const PATIENCE = 1500;
const MDNS_PORT = 5353;

export interface Checked {
  /** All private addresses of this machine. */
  networks: readonly Network[];
  /** The open listener; undefined without one. */
  listener: { port: number; addresses: readonly string[] } | undefined;
  /** Why parties can't be announced or found; undefined if they can. */
  multicastTrouble: MessageDescriptor | undefined;
  platform: NodeJS.Platform;
}

/** The findings, worst first. */
export async function findings(checked: Checked): Promise<Finding[]> {
  const found = [
    ...aboutNetworks(checked.networks),
    ...(await aboutListener(checked)),
    ...aboutPhones(checked),
    ...(await aboutMulticast(checked)),
    aboutFirewall(checked.platform, checked.listener?.port ?? USUAL_PORT),
  ];
  const order: readonly Finding['level'][] = ['bad', 'warning', 'good'];
  return found.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function aboutNetworks(networks: readonly Network[]): Finding[] {
  const outward = networks.filter(({ kind }) => kind !== 'loopback');
  const [first] = outward;
  if (first === undefined) {
    return [bad(message('found.no-network'), message('found.no-network.text'))];
  }
  const found: Finding[] = [];
  if (outward.every(({ kind }) => kind === 'virtual' || kind === 'other')) {
    found.push(warning(message('found.virtual'), message('found.virtual.text', { network: first.name })));
  } else if (outward.every(({ kind }) => kind !== 'ethernet')) {
    found.push(warning(message('found.wifi'), message('found.wifi.text')));
  }
  const names = new Set(outward.map(({ name }) => name));
  if (names.size > 1) {
    found.push(
      warning(
        message('found.several'),
        message('found.several.text', { networks: { list: outward.map(networkMessage), type: 'unit' } }),
      ),
    );
  }
  if (found.length === 0)
    found.push(
      good(message('found.fine'), message('found.fine.text', { network: first.name, address: first.address })),
    );
  return found;
}

function networkMessage({ name, address }: Network): MessageDescriptor {
  return message('found.several.one', { network: name, address });
}

async function aboutListener({ listener, networks }: Checked): Promise<Finding[]> {
  if (listener === undefined) {
    return [bad(message('found.no-table'), message('found.no-table.text'))];
  }
  const here = new Set(networks.map(({ address }) => address));
  const found: Finding[] = [];
  for (const address of listener.addresses) {
    const where = `${inUrl(address)}:${listener.port}`;
    if (!here.has(address)) {
      found.push(bad(message('found.gone'), message('found.gone.text', { address })));
    } else if (await canConnect(address, listener.port)) {
      found.push(good(message('found.door'), message('found.door.text', { where })));
    } else {
      found.push(bad(message('found.no-door'), message('found.no-door.text', { where, port: listener.port })));
    }
  }
  if (
    listener.addresses.every((address) => networks.some((one) => one.kind === 'loopback' && one.address === address))
  ) {
    found.push(bad(message('found.here-only'), message('found.here-only.text')));
  }
  return found;
}

/** What to try on the phone itself, with the best address. */
function aboutPhones({ listener, networks }: Checked): Finding[] {
  const best = networks.find(({ address, kind }) => kind !== 'loopback' && listener?.addresses.includes(address));
  if (listener === undefined || best === undefined) return [];
  const where = `${inUrl(best.address)}:${listener.port}/reached`;
  return [warning(message('found.try'), message('found.try.text', { where, network: best.name }))];
}

async function aboutMulticast({ multicastTrouble, networks }: Checked): Promise<Finding[]> {
  const hint = message('found.by-address');
  if (multicastTrouble !== undefined) {
    return [warning(message('found.unseen'), multicastTrouble, hint)];
  }
  if (!networks.some(({ kind, address }) => kind !== 'loopback' && net.isIPv4(address))) return [];
  if (await canShareMulticast()) return [];
  return [warning(message('found.maybe-unseen'), message('found.maybe-unseen.text', { port: MDNS_PORT }), hint)];
}

function aboutFirewall(platform: NodeJS.Platform, port: number): Finding {
  const title = message('found.firewall');
  if (platform === 'win32') {
    return warning(title, message('found.firewall.windows'));
  }
  if (platform === 'darwin') {
    return warning(title, message('found.firewall.mac'));
  }
  return warning(title, message('found.firewall.linux', { port }));
}

/** True if the port answers at the address that guests use. */
function canConnect(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: address, port, timeout: PATIENCE });
    const end = (answers: boolean) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

function canShareMulticast(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket({ type: 'udp4', reuseAddr: true });
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind(MDNS_PORT, '0.0.0.0', () => {
      socket.close();
      resolve(true);
    });
  });
}

function good(title: MessageDescriptor, ...text: MessageDescriptor[]): Finding {
  return { level: 'good', title, text };
}
function warning(title: MessageDescriptor, ...text: MessageDescriptor[]): Finding {
  return { level: 'warning', title, text };
}
function bad(title: MessageDescriptor, ...text: MessageDescriptor[]): Finding {
  return { level: 'bad', title, text };
}
