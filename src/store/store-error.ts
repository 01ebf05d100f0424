// Failures of the data folder, with messages for people. Store methods throw StoreError; the host turns it into an API error.
// Not here: bugs; any other error passes through unchanged.

import type { MessageDescriptor } from '@i18n/messages';
import Sqlite from 'better-sqlite3';
import { message } from './messages';

/**
 * in-use: another instance of Paddock; too-new: written by a newer Paddock; not-a-file: something else has the name of one of
 * its files; io: the disk did not respond as it should.
 */
export type TroubleCode =
  | 'read-only'
  | 'full'
  | 'in-use'
  | 'damaged'
  | 'too-new'
  | 'not-migrated'
  | 'not-a-file'
  | 'io';

/** Thrown by the store for trouble that its user can do something about. descriptor: the message for a person. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: TroubleCode;
  readonly descriptor: MessageDescriptor;
  constructor(code: TroubleCode, cause?: unknown, descriptor: MessageDescriptor = message(`disk.${code}`)) {
    super(`the data folder: ${code}`, { cause });
    this.code = code;
    this.descriptor = descriptor;
  }
}

/** The StoreError for an error of SQLite or the file system; undefined for a bug. */
export function storeErrorOf(error: unknown): StoreError | undefined {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code === undefined) return undefined;
  const known = CODES.find(([start]) => code.startsWith(start));
  return known === undefined ? undefined : new StoreError(known[1], error);
}

/** True if SQLite says that a statement does not fit the tables, which is a bug or a damaged schema. */
export function isMisfit(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_ERROR';
}

/** True if a row violates a constraint, such as uniqueness: a bug, or damage if no new rows are being written. */
export function isConflict(error: unknown): boolean {
  return codeOf(error)?.startsWith('SQLITE_CONSTRAINT') ?? false;
}

/** True if SQLite found the file itself to be damaged. */
export function isDamage(error: unknown): boolean {
  return storeErrorOf(error)?.code === 'damaged';
}

const CODES: readonly (readonly [start: string, code: TroubleCode])[] = [
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_CANTOPEN', 'read-only'],
  ['SQLITE_PERM', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EROFS', 'read-only'],
  ['ENOTDIR', 'read-only'],
  ['EEXIST', 'read-only'],
  ['EISDIR', 'not-a-file'],
  ['SQLITE_BUSY', 'in-use'],
  ['SQLITE_LOCKED', 'in-use'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR', 'io'],
  ['EIO', 'io'],
];

function codeOf(error: unknown): string | undefined {
  if (error instanceof Sqlite.SqliteError) return error.code;
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
