// Makes the data folder private to its user: others on the same machine can neither read nor list it. Not here: Windows, where
// a user's folder is already private and modes mean nothing.

import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Mode of every folder, and the permission bits of others. */
export const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;
/** Mode of every file that Paddock creates in it. */
export const PRIVATE_FILE = 0o600;
/** Paddock's own folders in the data folder. */
const INNER = ['backups', 'reports'];

/**
 * Creates the folder if it is missing, and removes others' access to it and to Paddock's files in it, even if they were
 * created earlier. A folder that is not for Paddock alone (the home folder, one that everyone writes to) keeps its mode,
 * and so does everything in it that is not Paddock's. Throws as mkdir does.
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

/** Whether the folder can only be a data folder, judging by its place and its owner. */
function isForPaddock(dir: string): boolean {
  const { mode, uid } = statSync(dir);
  const isShared = (mode & 0o1000) !== 0 || uid !== process.getuid?.();
  const real = path.resolve(dir);
  return !isShared && real !== path.resolve(homedir()) && real !== path.parse(real).root;
}

/** Removes the permissions of others; a file that its user made read-only stays read-only. */
function tighten(file: string): void {
  try {
    const mode = lstatSync(file).mode & 0o777;
    if ((mode & OTHERS) !== 0) chmodSync(file, mode & ~OTHERS);
  } catch (error) {
    // Gone meanwhile, someone else's, or on a disk without modes: using the file is more important than hiding it.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP', 'ENOSYS', 'EACCES'].includes(code)) throw error;
  }
}
