// Network namespaces as machines of one network: each has its own addresses, and a bridge joins them like a switch. Needs root on Linux.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Order } from './machine';

const tag = `pdk${process.pid % 10_000}`;
/** The namespace of the bridge alone. */
const SWITCH = `${tag}s`;
/** The start of the MAC address of a real adapter: a random one may look like Docker's. */
const MAC = '5c:f9:dd:00:00';

function ip(...args: string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Why there can be no namespaces with a bridge here; undefined if there can. */
export function troubleWithSpaces(): string | undefined {
  if (process.platform !== 'linux') return 'This system has no network namespaces.';
  const probe = `${tag}x`;
  try {
    ip('netns', 'add', probe);
    try {
      ip('-n', probe, 'link', 'add', 'br0', 'type', 'bridge');
      ip('-n', probe, 'link', 'add', 'eth0', 'type', 'veth', 'peer', 'name', 'eth1');
    } finally {
      ip('netns', 'del', probe);
    }
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `It needs root, CAP_NET_ADMIN and the ip command: ${why}`;
  }
}

/** One machine. address: on the bridge. docker: of its virtual adapter, which no other machine reaches. */
export interface Space {
  name: string;
  address: string;
  docker: string;
}

/** Makes this many machines on one bridge. Each has an adapter of a virtual machine besides, like a computer with Docker. */
export function joinedSpaces(count: number): Space[] {
  ip('netns', 'add', SWITCH);
  ip('-n', SWITCH, 'link', 'add', 'br0', 'type', 'bridge', 'mcast_snooping', '0');
  ip('-n', SWITCH, 'link', 'set', 'br0', 'up');
  return Array.from({ length: count }, (_, at) => {
    const name = `${tag}m${at}`;
    const space = { name, address: `10.79.0.${at + 1}`, docker: `10.17.${at}.1` };
    ip('netns', 'add', name);
    ip('link', 'add', `${tag}p${at}`, 'netns', SWITCH, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('-n', SWITCH, 'link', 'set', `${tag}p${at}`, 'master', 'br0', 'up');
    ip('-n', name, 'link', 'set', 'eth0', 'address', `${MAC}:0${at + 1}`);
    // Its address sorts before the real one and it has the default route, so only its name puts it behind.
    ip('-n', name, 'link', 'add', 'docker0', 'type', 'veth', 'peer', 'name', 'container');
    for (const [adapter, address] of [
      ['docker0', space.docker],
      ['eth0', space.address],
    ] as const)
      ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', adapter);
    for (const adapter of ['lo', 'container', 'docker0', 'eth0']) ip('-n', name, 'link', 'set', adapter, 'up');
    ip('-n', name, 'route', 'add', 'default', 'dev', 'docker0');
    return space;
  });
}

/** Removes what joinedSpaces made. */
export function removeSpaces(spaces: readonly Space[]): void {
  for (const name of [...spaces.map((space) => space.name), SWITCH]) ip('netns', 'del', name);
}

/** A program at one of the machines that asks for pages and calls hosts (machine.ts). */
export class Machine {
  private readonly child: ChildProcess;
  private readonly waiting: ((answer: unknown) => void)[] = [];

  constructor(space: Space) {
    const args = ['netns', 'exec', space.name, process.execPath, path.join(import.meta.dirname, 'machine.ts')];
    this.child = spawn('ip', args, { stdio: ['pipe', 'pipe', 'inherit'] });
    if (this.child.stdout === null) throw new Error('the machine has no output');
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      this.waiting.shift()?.((JSON.parse(line) as { answer: unknown }).answer);
    });
  }

  order<T>(order: Order): Promise<T> {
    this.child.stdin?.write(`${JSON.stringify(order)}\n`);
    return new Promise((resolve) => this.waiting.push(resolve as (answer: unknown) => void));
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }
}
