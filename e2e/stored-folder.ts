// Data folders that several tests begin with: each is made once in a worker, and copied for every test.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Stored<T> {
  dir: string;
  result: T;
}

const made = new Map<string, Promise<Stored<unknown>>>();

/**
 * Fills a folder that no host has used yet with what fill() put into an empty one, and returns fill()'s result. The same name
 * must always come with the same fill(), which leaves no file open.
 */
export async function storedOnce<T>(data: string, name: string, fill: (dir: string) => Promise<T>): Promise<T> {
  const making = (made.get(name) as Promise<Stored<T>> | undefined) ?? make(fill);
  made.set(name, making);
  const { dir, result } = await making;
  cpSync(dir, data, { recursive: true });
  return result;
}

async function make<T>(fill: (dir: string) => Promise<T>): Promise<Stored<T>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'paddock-stored-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return { dir, result: await fill(dir) };
}
