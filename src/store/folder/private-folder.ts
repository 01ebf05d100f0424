// The data folder is its user's alone: others of the same machine neither read nor list it. Not for: Windows, where a
// user's folder is private on its own and modes say nothing.

import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Mode of every folder, and the bits that others have. */
export const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;
/** Mode of every file that Paddock makes in it. */
export const PRIVATE_FILE = 0o600;
/** Folders of Paddock's own in the data folder. */
const INNER = ['backups', 'reports'];

/**
 * Makes the folder where it is missing, and takes it and all of Paddock in it from others, also where it was made in
 * another time. A folder that is not for Paddock alone (the home folder, one that everyone writes to) keeps its mode,
 * and so does what lies in it and is not Paddock's. Throws as mkdir does.
 */
export function keepPrivate(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: PRIVATE_FOLDER });
  if (process.platform === 'win32') return;
  const isOwn = isForPaddock(dir);
  if (isOwn) tighten(dir);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const at = path.join(dir, entry.name);
    if (entry.isFile() && (isOwn || entry.name.startsWith('paddock'))) tighten(at);
    if (!entry.isDirectory() || !INNER.includes(entry.name)) continue;
    tighten(at);
    for (const inner of readdirSync(at, { withFileTypes: true }))
      if (inner.isFile()) tighten(path.join(at, inner.name));
  }
}

/** Whether the folder holds nothing but a data folder's things, as far as its place and its owner tell. */
function isForPaddock(dir: string): boolean {
  const { mode, uid } = statSync(dir);
  const isShared = (mode & 0o1000) !== 0 || uid !== process.getuid?.();
  const real = path.resolve(dir);
  return !isShared && real !== path.resolve(homedir()) && real !== path.parse(real).root;
}

/** Takes away what others may do; what its user made read-only stays so. */
function tighten(file: string): void {
  try {
    const mode = lstatSync(file).mode & 0o777;
    if ((mode & OTHERS) !== 0) chmodSync(file, mode & ~OTHERS);
  } catch (error) {
    // Gone meanwhile, someone else's, or on a disk that knows no modes: using it goes before hiding it.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP', 'ENOSYS', 'EACCES'].includes(code)) throw error;
  }
}
