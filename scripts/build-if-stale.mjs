// Builds out/ if it is missing or older than its sources. Messages go to stderr: stdout may be someone's JSON.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const STAMP = 'out/.built';
const LOCK = path.join(root, 'node_modules/.cache/paddock-build.lock');
const SOURCES = ['src', 'tools', 'electron.vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** Builds if needed. If that fails, prints the builder's output and ends the process. */
export function buildIfStale() {
  if (!tryBuild()) process.exit(1);
}

/** Builds if needed; returns false, with the builder's output on stderr, if that fails. */
export function tryBuild() {
  if (newestOf(SOURCES) < builtAt()) return true;
  const unlock = lockBuild();
  try {
    // The process that held the lock before may have built it.
    return newestOf(SOURCES) < builtAt() || build();
  } finally {
    unlock();
  }
}

function build() {
  const began = Date.now();
  console.error('paddock: building …');
  const builder = path.join(root, 'node_modules/electron-vite/bin/electron-vite.js');
  const built = spawnSync(process.execPath, [builder, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (built.status !== 0) {
    console.error(built.stdout ?? '');
    console.error('paddock: the build failed; what it says is above.');
    return false;
  }
  // The stamp has the time before the build, so that a change made while it ran is built next time.
  writeFileSync(path.join(root, STAMP), `${began}\n`);
  return true;
}

// Two commands started at once must not overwrite each other's out/. The lock names its holder; a dead holder's lock is taken
// over.
function lockBuild() {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return () => rmSync(LOCK, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isHeld()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    else rmSync(LOCK, { force: true });
  }
}

function isHeld() {
  try {
    // A lock file that is still empty was just created.
    const holder = Number(readFileSync(LOCK, 'utf8'));
    return holder === 0 ? Date.now() - timeOf(LOCK) < 1000 : process.kill(holder, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function newestOf(names) {
  let newest = 0;
  for (const name of names) {
    const start = path.join(root, name);
    newest = Math.max(newest, timeOf(start));
    if (!statSync(start, { throwIfNoEntry: false })?.isDirectory()) continue;
    for (const entry of readdirSync(start, { recursive: true, withFileTypes: true }))
      if (!entry.name.includes('.test.')) newest = Math.max(newest, timeOf(path.join(entry.parentPath, entry.name)));
  }
  return newest;
}

function builtAt() {
  try {
    return Number(readFileSync(path.join(root, STAMP), 'utf8'));
  } catch {
    return 0;
  }
}

function timeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (process.argv[1] === import.meta.filename) buildIfStale();
