// Counts this process's disk operations from a given moment, and ends the process at a step with a given number: before or
// after every statement, transaction, copy, rename and removal, whatever the speed of the machine. For programs that tests
// run and that kill themselves.

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import Sqlite from 'better-sqlite3';
import { powerGoes } from '../power-cut';

const FILE_WORK = ['renameSync', 'rmSync', 'copyFileSync', 'chmodSync', 'mkdirSync', 'openSync'] as const;

let steps = 0;
let last = Number.POSITIVE_INFINITY;
let isCounting = false;

/** Counts from now on; the process ends at this step. 0: never. */
export function countFrom(at: number): void {
  steps = 0;
  last = at > 0 ? at : Number.POSITIVE_INFINITY;
  isCounting = true;
}

/** Steps since countFrom. */
export function stepsCounted(): number {
  return steps;
}

/** From here on every disk operation is two steps, one before and one after it. */
export function watchDisk(): void {
  for (const name of FILE_WORK) watch(fs, name);
  syncBuiltinESMExports();
  const handle = new Sqlite(':memory:');
  for (const name of ['exec', 'pragma', 'backup', 'close']) watch(Sqlite.prototype, name);
  watch(Object.getPrototypeOf(handle.prepare('SELECT 1')), 'run');
  handle.close();
}

type Work = (this: unknown, ...args: unknown[]) => unknown;

function watch(owner: object, name: string): void {
  const works = owner as Record<string, Work>;
  const own = works[name];
  if (own === undefined) throw new Error(`there is no ${name}`);
  works[name] = function watched(...args) {
    step();
    const done = own.apply(this, args);
    if (!(done instanceof Promise)) step();
    return done instanceof Promise ? done.finally(step) : done;
  };
}

function step(): void {
  if (!isCounting) return;
  steps += 1;
  if (steps === last) powerGoes();
}
