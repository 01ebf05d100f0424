// Data folders that several tests begin with: each is made once in a worker, at a host, and copied for every test.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Host, startHost } from './host';

interface Stored<T> {
  dir: string;
  result: T;
}

const made = new Map<string, Promise<Stored<unknown>>>();

/**
 * Fills a folder that no host has used yet with what make() did at a host, and returns make()'s result. The same name must
 * always come with the same make().
 */
export async function storedOnce<T>(data: string, name: string, make: (host: Host) => Promise<T>): Promise<T> {
  const making = (made.get(name) as Promise<Stored<T>> | undefined) ?? makeAt(make);
  made.set(name, making);
  const { dir, result } = await making;
  cpSync(dir, data, { recursive: true });
  return result;
}

async function makeAt<T>(make: (host: Host) => Promise<T>): Promise<Stored<T>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'paddock-stored-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  const host = await startHost(dir);
  try {
    return { dir, result: await make(host) };
  } finally {
    // A host that has ended has everything in its files.
    await host.stop();
  }
}
