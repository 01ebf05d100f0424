// The built page in memory: what the build has compressed is sent as it is, and old browsers get gzip.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSite } from './site';

const TEXT = 'export const nothing = 0;\n'.repeat(200);
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'paddock-site-'));
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(root, 'assets/main-1.js'), TEXT);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a file that the build has compressed is sent as it is, and has no address of its own', async () => {
  const built = brotliCompressSync('not the same text, so that nothing else can have made it');
  writeFileSync(path.join(root, 'assets/main-1.js.br'), built);
  const site = readSite(root);
  expect(await site.fileAt('/assets/main-1.js')?.packed('br')).toEqual(built);
  expect(site.fileAt('/assets/main-1.js.br')).toBeUndefined();
  expect(site.paths).not.toContain('/assets/main-1.js.br');
});

test('a browser without brotli gets the same file as gzip', async () => {
  writeFileSync(path.join(root, 'assets/main-1.js.br'), brotliCompressSync(TEXT));
  const packed = await readSite(root).fileAt('/assets/main-1.js')?.packed('gzip');
  expect(gunzipSync(packed ?? '').toString()).toBe(TEXT);
});

test('a build without compressed files is compressed at the first request', async () => {
  const packed = await readSite(root).fileAt('/assets/main-1.js')?.packed('br');
  expect(packed?.length).toBeLessThan(TEXT.length);
});

test('a small file is sent as it is if the build has not compressed it', async () => {
  expect(await readSite(root).fileAt('/index.html')?.packed('br')).toBeUndefined();
});
