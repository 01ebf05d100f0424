// Why can they not see me? Looks at this machine's side of it and says in words what to do. Not for: mending it.

import { createSocket } from 'node:dgram';
import net from 'node:net';
import type { Finding, Network } from '@api/party';
import { USUAL_PORT } from './guest-door';
import { inUrl } from './networks';

/** ms until a connection to one's own door counts as not coming through. */
const PATIENCE = 1500;
const MDNS_PORT = 5353;

export interface Checked {
  /** All private addresses of this machine. */
  networks: readonly Network[];
  /** The open door; undefined without one. */
  door: { port: number; addresses: readonly string[] } | undefined;
  /** Why no parties can be announced or found; undefined where they can. */
  multicastTrouble: string | undefined;
  platform: NodeJS.Platform;
}

/** The findings, worst first. */
export async function findings(checked: Checked): Promise<Finding[]> {
  const found = [
    ...aboutNetworks(checked.networks),
    ...(await aboutDoor(checked)),
    ...(await aboutMulticast(checked)),
    aboutFirewall(checked.platform, checked.door?.port ?? USUAL_PORT),
  ];
  const order: readonly Finding['level'][] = ['bad', 'warning', 'good'];
  return found.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function aboutNetworks(networks: readonly Network[]): Finding[] {
  const outward = networks.filter(({ kind }) => kind !== 'loopback');
  const [first] = outward;
  if (first === undefined) {
    return [
      bad(
        'This computer is on no private network',
        'Connect it to the same Wi-Fi or cable network as the others. Public addresses are never used.',
      ),
    ];
  }
  const found: Finding[] = [];
  if (outward.every(({ kind }) => kind === 'other')) {
    found.push(
      warning(
        'Only a virtual network was found',
        `${first.name} looks like a VPN or a virtual machine's network. Guests in the room can reach it only through the same one.`,
      ),
    );
  } else if (outward.every(({ kind }) => kind !== 'ethernet')) {
    found.push(
      warning(
        'This computer is on Wi-Fi only',
        'Guest and hotel networks often keep devices apart. If nobody gets in, use your own Wi-Fi, or the hotspot of a phone.',
      ),
    );
  }
  const names = new Set(outward.map(({ name }) => name));
  if (names.size > 1) {
    found.push(
      warning(
        'This computer is on several networks',
        `Guests must be on one that you chose: ${outward.map(({ name, address }) => `${name} (${address})`).join(', ')}.`,
      ),
    );
  }
  if (found.length === 0) found.push(good('The network is fine', `Guests on ${first.name} can use ${first.address}.`));
  return found;
}

async function aboutDoor({ door, networks }: Checked): Promise<Finding[]> {
  if (door === undefined) {
    return [bad('No table is open', 'Open the table first: only then does Paddock answer others.')];
  }
  const here = new Set(networks.map(({ address }) => address));
  const found: Finding[] = [];
  for (const address of door.addresses) {
    const where = `${inUrl(address)}:${door.port}`;
    if (!here.has(address)) {
      found.push(
        bad('A network has gone', `This computer is no longer at ${address}. Close the table and open it anew.`),
      );
    } else if (await canConnect(address, door.port)) {
      found.push(good('The door is open', `${where} answers from this computer.`));
    } else {
      found.push(
        bad(
          'The door does not answer',
          `Not even this computer reaches ${where}. A firewall blocks port ${door.port}.`,
        ),
      );
    }
  }
  if (door.addresses.every((address) => networks.some((one) => one.kind === 'loopback' && one.address === address))) {
    found.push(
      bad('The table is open to this computer only', 'Close it and open it on the network the others are on.'),
    );
  }
  return found;
}

async function aboutMulticast({ multicastTrouble, networks }: Checked): Promise<Finding[]> {
  const hint = 'Guests can still come with the address and the code.';
  if (multicastTrouble !== undefined) {
    return [warning('Others do not find this table by themselves', `${multicastTrouble} ${hint}`)];
  }
  if (!networks.some(({ kind, address }) => kind !== 'loopback' && net.isIPv4(address))) return [];
  if (await canShareMulticast()) return [];
  return [
    warning(
      'Others may not find this table by themselves',
      `Another program keeps port ${MDNS_PORT} (multicast DNS) for itself. ${hint}`,
    ),
  ];
}

function aboutFirewall(platform: NodeJS.Platform, port: number): Finding {
  const title = 'If the address does not open on a guest’s device';
  if (platform === 'win32') {
    return warning(
      title,
      'Windows Security, Firewall & network protection, Allow an app: tick Paddock for private networks, and make this network a private one.',
    );
  }
  if (platform === 'darwin') {
    return warning(
      title,
      'System Settings, Network, Firewall, Options: allow Paddock. And Privacy & Security, Local Network: switch Paddock on.',
    );
  }
  return warning(title, `Let the port through the firewall, for example: sudo ufw allow ${port}/tcp`);
}

/** True where the port answers, asked over the address that guests use. */
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

function good(title: string, text: string): Finding {
  return { level: 'good', title, text };
}
function warning(title: string, text: string): Finding {
  return { level: 'warning', title, text };
}
function bad(title: string, text: string): Finding {
  return { level: 'bad', title, text };
}
