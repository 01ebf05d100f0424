// What the host and the store use of Node, as far as a gallery page needs it: Vite replaces node: modules and better-sqlite3
// with this module. Nothing is written to a disk here, so calls that would do so throw.
// Not for the app, whose host runs in Node.

import { deflateSync, inflateSync } from 'fflate';
import { Sqlite } from './sqlite';

/** Bytes with the few methods of a Buffer that make text. */
class Bytes extends Uint8Array {
  static override from(source: unknown): Bytes {
    const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : (source as ArrayLike<number>);
    return new Bytes(bytes);
  }
  static byteLength(text: string): number {
    return new TextEncoder().encode(text).length;
  }
  /** Charts compare their values, and call this where there is a Buffer. */
  static isBuffer(value: unknown): boolean {
    return value instanceof Bytes;
  }
  override toString(encoding = 'utf8'): string {
    if (encoding === 'utf8') return new TextDecoder().decode(this);
    if (encoding === 'hex') return [...this].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const base64 = btoa(Array.from(this, (byte) => String.fromCharCode(byte)).join(''));
    return encoding === 'base64url' ? base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : base64;
  }
}
const setImmediate = (run: () => void) => setTimeout(run, 0);
Object.assign(globalThis, { Buffer: Bytes, setImmediate, clearImmediate: clearTimeout });

/** node:crypto. */
export function randomBytes(count: number): Bytes {
  return new Bytes(crypto.getRandomValues(new Uint8Array(count)));
}
export function randomInt(bound: number): number {
  return Math.floor(Math.random() * bound);
}
export function createHash(): never {
  return refuse('hashes');
}
export const timingSafeEqual = (): never => refuse('secrets');

/** node:timers/promises. */
export { setImmediate };

/** node:zlib. */
export const deflateRawSync = (bytes: Uint8Array | string): Bytes =>
  new Bytes(deflateSync(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes));
export const inflateRawSync = (bytes: Uint8Array): Bytes => new Bytes(inflateSync(bytes));
const noPacks = (): never => refuse('packed races');

export { noPacks as brotliCompressSync, noPacks as brotliDecompressSync };
/** Parameters of compression, which only packs use. */
export const constants = {};
export function crc32(data: Uint8Array | string): number {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}
const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  return crc;
});

/** node:util. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** node:fs, node:os, node:path and node:worker_threads: folders and threads do not exist here. */
const noFolder = (): never => refuse('a folder');

export {
  noFolder as accessSync,
  noFolder as chmodSync,
  noFolder as closeSync,
  noFolder as existsSync,
  noFolder as homedir,
  noFolder as lstatSync,
  noFolder as mkdirSync,
  noFolder as openSync,
  noFolder as readdirSync,
  noFolder as readSync,
  noFolder as renameSync,
  noFolder as rmSync,
  noFolder as statSync,
  noFolder as writeFileSync,
};
export class Worker {
  constructor() {
    refuse('a thread');
  }
}

/** better-sqlite3, and node:path. */
export default Object.assign(Sqlite, { join: noFolder, dirname: noFolder });

function refuse(what: string): never {
  throw new Error(`the gallery has no ${what}`);
}
