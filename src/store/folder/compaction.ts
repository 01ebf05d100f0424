// Gives free pages back to the disk. A database made since schema 9 does so in slices while nothing is saved. An older one has to
// be rewritten first, once; a job does that in another thread.
// Not here: what frees pages (packs, deleted races).

import { Database, INCREMENTAL } from '../database';
import { storeErrorOf } from '../store-error';

/** ms. pause: between two slices; again: between two looks at whether there is something to give back. */
export interface ShrinkPace {
  pause: number;
  again: number;
}
export const SHRINK_PACE: ShrinkPace = { pause: 250, again: 5000 };

/** Pages that stay free for the next moves, 4 KB each. */
const SPARE = 64;
/** ms that one slice may take, including its commit; its pages adapt to it. */
const SLICE_MS = 8;
const LEAST_PAGES = 16;
const MOST_PAGES = 1024;
/** An older database is rewritten if at least one page in this many is free, and at least this many pages. */
const SHARE = 4;
const LEAST_FREE = 256;

export interface ShrinkWork {
  pace: ShrinkPace;
  /** Nothing was saved for a while, and no backup is being made. */
  isIdle(): boolean;
  /** Pages were given back: the log is to be written into the file, which only then shrinks. */
  done(): void;
}

/** Starts giving back free pages, until it is stopped. */
export function startShrinking(db: Database, { pace, isIdle, done }: ShrinkWork): { stop(): void } {
  let pages = LEAST_PAGES;
  let isShrinking = false;
  let timer = later(pace.again);

  function later(ms: number): NodeJS.Timeout {
    return setTimeout(go, ms).unref();
  }

  function go(): void {
    if (!db.handle.open) return;
    try {
      if (isIdle() && hasSlices(db)) slice();
    } catch (error) {
      if (storeErrorOf(error) === undefined) throw error; // Only room is lost; the next look tries again.
    }
    timer = later(isShrinking ? pace.pause : pace.again);
  }

  function slice(): void {
    const more = Math.min(pages, freePages(db) - SPARE);
    if (more <= 0) {
      if (isShrinking) done();
      isShrinking = false;
      return;
    }
    const began = performance.now();
    db.read(() => db.handle.pragma(`incremental_vacuum(${more})`));
    const took = performance.now() - began;
    pages = Math.min(MOST_PAGES, Math.max(LEAST_PAGES, Math.round(took > SLICE_MS ? pages / 2 : pages * 1.5)));
    isShrinking = true;
  }

  return { stop: () => clearTimeout(timer) };
}

/** Whether a database has enough free pages to be rewritten, and can't give them back in slices. */
export function isWorthCompacting(db: Database): boolean {
  return db.read(() => {
    const free = freePages(db);
    return (
      !hasSlices(db) && free >= LEAST_FREE && free * SHARE >= Number(db.handle.pragma('page_count', { simple: true }))
    );
  });
}

/** Rewrites a database without its free pages. Others may read meanwhile, but not write. Throws StoreError. */
export function compactFile(file: string): void {
  const db = new Database(file);
  try {
    db.read(() => db.handle.exec('VACUUM'));
  } finally {
    // Writes the log into the file, here and not in the host's thread.
    db.close();
  }
}

function hasSlices(db: Database): boolean {
  return db.handle.pragma('auto_vacuum', { simple: true }) === INCREMENTAL;
}

function freePages(db: Database): number {
  return Number(db.handle.pragma('freelist_count', { simple: true }));
}
