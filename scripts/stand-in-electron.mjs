// Writes a stand-in for an Electron distribution, so that packing can be checked where the real one cannot be had.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the fuse tools look for in the binary, then the version of the fuse wire and the number of fuses. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = '101100110';
const FILES = [
  'chrome-sandbox',
  'chrome_crashpad_handler',
  'LICENSE',
  'LICENSES.chromium.html',
  'icudtl.dat',
  'resources.pak',
  'snapshot_blob.bin',
  'v8_context_snapshot.bin',
  'locales/en-US.pak',
  'locales/de.pak',
];

/** Fills the folder. root: of the project, for Electron's version. */
export function writeStandIn(folder, root) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/electron/package.json'), 'utf8'));
  mkdirSync(path.join(folder, 'resources'), { recursive: true });
  mkdirSync(path.join(folder, 'locales'), { recursive: true });
  const wire = [SENTINEL, Buffer.from([1, FUSES.length]), FUSES].map((part) => Buffer.from(part));
  const binary = path.join(folder, 'electron');
  writeFileSync(binary, Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), ...wire, Buffer.alloc(64)]));
  chmodSync(binary, 0o755);
  for (const file of FILES) writeFileSync(path.join(folder, file), '');
  writeFileSync(path.join(folder, 'version'), version);
}
