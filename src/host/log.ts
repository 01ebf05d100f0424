// Where the log goes: a file beside the races for the desktop app, stderr for the host without a window. Whatever
// connects to its listeners, the log stays small and blocks no one.

import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@api/log';
import { destination, pino } from 'pino';
import { quietLog } from './quiet-log';

/** Bytes at which the log file is set aside and the previous one deleted. The log never takes more than twice this. */
const FULL = 512 * 1024;
/** Bytes that may wait for a stalled disk or reader; further lines are dropped. */
const WAITING = 256 * 1024;

/** A log in this folder's paddock.log; on stderr if the folder can't be written. */
export function fileLog(dir: string): Log {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    return quietLog(pino({ base: null }, rolling(path.join(dir, 'paddock.log'), path.join(dir, 'paddock.old.log'))));
  } catch (error) {
    const log = stderrLog();
    log.warn({ err: error }, 'no log file can be written');
    return log;
  }
}

/** A log on stderr; stdout is for a command's output. */
export function stderrLog(level: 'info' | 'warn' | 'error' = 'warn'): Log {
  return quietLog(pino({ base: null, level }, destination({ dest: 2, sync: false, maxLength: WAITING })));
}

/** Writes into one file until it is full, then sets it aside. Throws if the file can't be written. */
function rolling(file: string, old: string): { write(line: string): void } {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > FULL) setAside();
  let out = open(file);

  function setAside(): void {
    renameSync(file, old);
    size = 0;
  }
  /** Happens once in thousands of lines. */
  function startAnew(): void {
    try {
      out.flushSync();
      out.end();
      setAside();
      out = open(file);
    } catch {
      size = 0; // The disk refuses: there is nowhere left to report it, and the app goes on.
    }
  }
  return {
    write(line) {
      const bytes = Buffer.byteLength(line);
      if (size > 0 && size + bytes > FULL) startAnew();
      size += bytes;
      out.write(line);
    },
  };
}

/** Lines are sent immediately; pino writes what is left when the process ends. Throws if it can't be opened. */
function open(file: string): ReturnType<typeof destination> {
  const out = destination({ dest: openSync(file, 'a', 0o600), sync: false, maxLength: WAITING });
  out.on('error', () => {}); // As above: a log failure must not end the app.
  return out;
}
