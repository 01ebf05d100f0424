// Where Linux keeps files in memory. Folders of tests lie there: they commit thousands of times, and how long a disk takes to
// be sure of it is not what they judge. What a killed process leaves is the same on both.

import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

const FOLDER = '/dev/shm';
/** Bytes that must be free there. */
const ROOM = 4 * 1024 ** 3;

/** What a test's environment gets on top: a folder in memory for what is temporary, where there is one with room. */
export function temporaryInMemory() {
  return isRoomy() ? { TMPDIR: FOLDER } : {};
}

/** The same for tests that start many hosts: Node keeps what it has compiled of them, which is a fifth of a start. */
export function compiledInMemory() {
  return isRoomy() ? { NODE_COMPILE_CACHE: path.join(FOLDER, 'paddock-compiled') } : {};
}

function isRoomy() {
  if (!existsSync(FOLDER)) return false;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize > ROOM;
}
