// Starts and stops the built host as a process of its own, as `npm start` does.

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { type Beginning, beginWith } from './beginning';

const root = path.join(import.meta.dirname, '..');
/** The build under test. */
const build = path.resolve(root, process.env.PADDOCK_BUILD ?? 'out');

export interface Host {
  /** The address to open, with its key; ends with a slash. */
  url: string;
  pid: number;
  /** Asks it to end, as Ctrl+C does, and waits. */
  stop(): Promise<void>;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
}

/** How a host is started. */
interface Start {
  /** Any free one if left out. */
  port?: number;
  /** The build, if it is not the one under test. */
  from?: string;
  /** The settings of a fresh folder, if they are not the quiet ones. */
  beginning?: Beginning;
  /** The network namespace to run it in; this process's if left out. */
  space?: string;
}

/** A host that keeps its races in this folder. Rejects if it ends before it prints its address. */
export async function startHost(data: string, { port = 0, from = build, beginning, space }: Start = {}): Promise<Host> {
  await beginWith(data, beginning);
  const args = [path.join(from, 'main/cli.js'), 'host', '--port', String(port), '--data', data];
  const within = space === undefined ? [] : ['ip', 'netns', 'exec', space];
  const [program = '', ...line] = [...within, process.execPath, ...args];
  const child = spawn(program, line, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const url = await addressOf(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { url, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Does something at a host with this folder, and waits until the host has ended and everything is in its files. */
export async function atHost<T>(data: string, work: (url: string) => Promise<T>): Promise<T> {
  const host = await startHost(data);
  try {
    return await work(host.url);
  } finally {
    await host.stop();
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += String(part);
      const address = /http:\/\/127\.0\.0\.1:\d+\/open\/[\w-]+\//.exec(output);
      if (address !== null) resolve(address[0]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the host ended with ${code}: ${output}`)));
  });
}
