// What a person must know about this installation, kept until dismissed. Not here: API errors of single calls.

import type { MessageDescriptor, MessageList } from '@i18n/messages';
import type { Database } from './database';
import { message } from './messages';
import { StoreError } from './store-error';

/** The same shape as in api/contract.ts. backup: set if a verified backup can replace the database. */
export interface StoreNotice {
  id: string;
  level: 'info' | 'warning' | 'error';
  title: MessageDescriptor;
  text: MessageList;
  backup: NoticeBackup | null;
}

/** A verified backup. at: ISO time. */
export interface NoticeBackup {
  file: string;
  at: string;
}

export interface Notices {
  /** Oldest first. */
  list(): StoreNotice[];
  /** Adds a notice; it replaces one with the same id. Kept in memory if the disk refuses it. */
  add(notice: StoreNotice, at: number): void;
  dismiss(id: string): void;
}

/** The notices of an open database. kept: notices that no database could store so far. */
export function noticesIn(db: Database, kept: readonly StoreNotice[] = []): Notices {
  const all = db.prepare<[], { notice: string }>('SELECT notice FROM notices ORDER BY at, id');
  const put = db.prepare<[string, string, number]>('INSERT OR REPLACE INTO notices (id, notice, at) VALUES (?, ?, ?)');
  const drop = db.prepare<[string]>('DELETE FROM notices WHERE id = ?');
  const memory = new Map(kept.map((notice) => [notice.id, notice]));
  return {
    list() {
      const stored = db.read(() => all.all().flatMap((row) => readNotice(row.notice)));
      return [...stored.filter((notice) => !memory.has(notice.id)), ...memory.values()];
    },
    add(notice, at) {
      memory.delete(notice.id);
      try {
        db.write(() => put.run(notice.id, JSON.stringify(notice), at));
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        memory.set(notice.id, notice);
      }
    },
    dismiss(id) {
      memory.delete(id);
      db.write(() => drop.run(id));
    },
  };
}

/** Notices without a database. */
export function noticesInMemory(first: readonly StoreNotice[]): Notices {
  const memory = new Map(first.map((notice) => [notice.id, notice]));
  return {
    list: () => [...memory.values()],
    add(notice) {
      memory.set(notice.id, notice);
    },
    dismiss(id) {
      memory.delete(id);
    },
  };
}

function readNotice(text: string): StoreNotice[] {
  try {
    const notice = JSON.parse(text) as KeptNotice;
    return [{ ...notice, title: messageIn(notice.title), text: createTranslate(notice.text) }];
  } catch {
    return []; // A flipped byte in a message is not worth a message of its own.
  }
}

/** Older notices may hold sentences. */
type KeptNotice = Omit<StoreNotice, 'title' | 'text'> & {
  title: MessageDescriptor | string;
  text: MessageList | string;
};

function messageIn(kept: MessageDescriptor | string): MessageDescriptor {
  return typeof kept === 'string' ? message('kept', { text: kept }) : kept;
}

function createTranslate(kept: MessageList | string): MessageList {
  return typeof kept === 'string' ? [messageIn(kept)] : kept;
}
