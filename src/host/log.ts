// Where the log goes: a file beside the races for the desktop app, stderr for the host without a window.

import { mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@api/log';
import { destination, pino } from 'pino';

/** Bytes from which the log is set aside at the next start; the one before it is let go. */
const FULL = 1024 * 1024;

/** A log in this folder's paddock.log; on stderr where the folder cannot be written. */
export function fileLog(dir: string): Log {
  try {
    const file = path.join(dir, 'paddock.log');
    mkdirSync(dir, { recursive: true });
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > FULL)
      renameSync(file, path.join(dir, 'paddock.old.log'));
    // Written at once: what matters most in a log is its last line before the end.
    return pino({ base: null }, destination({ dest: file, sync: true }));
  } catch (error) {
    const log = stderrLog();
    log.warn({ err: error }, 'no log file can be written');
    return log;
  }
}

/** A log on stderr; stdout is for what a command answers. */
export function stderrLog(level: 'info' | 'warn' | 'error' = 'warn'): Log {
  return pino({ base: null, level }, destination({ dest: 2, sync: true }));
}
