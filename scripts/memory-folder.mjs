// Where Linux keeps files in memory. Folders of tests lie there: they commit thousands of times, and how long a disk takes to
// be sure of it is not what they judge. What a killed process leaves is the same on both.

import { existsSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** Bytes that must be free there. */
const ROOM = 4 * 1024 ** 3;

/** What a test's environment gets on top: a folder in memory for what is temporary, where there is one with room. */
export function temporaryInMemory() {
  if (!existsSync(FOLDER)) return {};
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize > ROOM ? { TMPDIR: FOLDER } : {};
}
