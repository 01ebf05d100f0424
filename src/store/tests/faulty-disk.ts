// A disk that fails at one step of an operation: at the n-th call of the file system or of SQLite. For tests,
// which mock node:fs with `faultyFs` before the store is loaded.

import Sqlite from 'better-sqlite3';
import { vi } from 'vitest';

/** Calls that change something on the disk. */
const FILE_WORK = ['renameSync', 'rmSync', 'chmodSync', 'mkdirSync'] as const;
const SQLITE_WORK = ['pragma', 'exec', 'backup'] as const;

/** failing: the step that fails; 0: nothing is counted. */
const disk = { steps: 0, failing: 0, failed: '' };

/** The file system for the store; every call that changes something is a step. */
export function faultyFs<Fs extends object>(fs: Fs): Fs {
  const works = fs as Record<string, (...args: unknown[]) => unknown>;
  const faulty = FILE_WORK.map((name) => {
    const work = (...args: unknown[]) => {
      step(name, () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
      return works[name]?.(...args);
    };
    return [name, work] as const;
  });
  return { ...fs, ...Object.fromEntries(faulty) };
}

/** The same for SQLite, until the spies are restored. */
export function watchSqlite(): void {
  for (const name of SQLITE_WORK) {
    const own = Sqlite.prototype[name] as (this: unknown, ...args: unknown[]) => unknown;
    vi.spyOn(Sqlite.prototype, name).mockImplementation(function (this: unknown, ...args: unknown[]) {
      const error = () => new Sqlite.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE');
      try {
        step(`${name} ${name === 'backup' ? '' : String(args[0]).slice(0, 30)}`, error);
      } catch (fault) {
        if (name === 'backup') return Promise.reject(fault);
        throw fault;
      }
      return own.apply(this, args);
    } as never);
  }
}

/** Counts the steps of an operation, one of which may fail. Returns its result, the number of steps, and what failed. */
export async function withFault<V>(
  failing: number,
  work: () => Promise<V>,
): Promise<{ met: PromiseSettledResult<V>; steps: number; failed: string }> {
  Object.assign(disk, { steps: 0, failing, failed: '' });
  const [met] = await Promise.allSettled([work()]);
  disk.failing = 0;
  return { met, steps: disk.steps, failed: disk.failed };
}

function step(name: string, fault: () => Error): void {
  if (disk.failing === 0) return;
  disk.steps += 1;
  if (disk.steps !== disk.failing) return;
  disk.failed = name;
  throw fault();
}
