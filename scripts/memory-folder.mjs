// Where Linux keeps files in memory. Tests put their folders there: they commit thousands of times, and they do not test how
// long a disk takes to sync. A killed process leaves the same files on both.

import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '/dev/shm';
/** Bytes that must be free there. */
const ROOM = 4 * 1024 ** 3;

/** Additional environment for tests: a folder in memory for temporary files, if there is one with room. */
export function temporaryInMemory() {
  return isRoomy() ? { TMPDIR: FOLDER } : {};
}

/** The same for tests that start many hosts: Node caches their compiled code, which saves a fifth of a start. */
export function compiledInMemory() {
  return isRoomy() ? { NODE_COMPILE_CACHE: path.join(FOLDER, 'paddock-compiled') } : {};
}

function isRoomy() {
  if (!existsSync(FOLDER)) return false;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize > ROOM;
}
