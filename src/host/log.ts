// Where the log goes: a file beside the races for the desktop app, stderr for the host without a window. Whatever happens
// at its listeners, it stays small and holds nobody up.

import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@api/log';
import { destination, pino } from 'pino';
import { quietLog } from './quiet-log';

/** Bytes from which the log is set aside; the one before it is let go. Both together are all that it ever takes. */
const FULL = 512 * 1024;
/** Bytes that wait for a disk or a reader that stalls; lines beyond are dropped. */
const WAITING = 256 * 1024;

/** A log in this folder's paddock.log; on stderr where the folder cannot be written. */
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

/** A log on stderr; stdout is for what a command answers. */
export function stderrLog(level: 'info' | 'warn' | 'error' = 'warn'): Log {
  return quietLog(pino({ base: null, level }, destination({ dest: 2, sync: false, maxLength: WAITING })));
}

/** Writes into one file until that is full, then sets it aside. Throws if the file cannot be written. */
function rolling(file: string, old: string): { write(line: string): void } {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > FULL) setAside();
  let out = open(file);

  function setAside(): void {
    renameSync(file, old);
    size = 0;
  }
  /** Once in thousands of lines. */
  function startAnew(): void {
    try {
      out.flushSync();
      out.end();
      setAside();
      out = open(file);
    } catch {
      size = 0; // A disk that refuses: nobody is left to tell, and the app goes on.
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

/** Lines are on their way at once; pino writes what still waits when the process ends. Throws if it cannot be opened. */
function open(file: string): ReturnType<typeof destination> {
  const out = destination({ dest: openSync(file, 'a', 0o600), sync: false, maxLength: WAITING });
  out.on('error', () => {}); // As above: the log is the last thing to end the app for.
  return out;
}
