// A read-only store beside the open one, for work in another thread. Not here: storing anything.

import path from 'node:path';
import { archiveIn } from './archive/archive';
import { reviewsIn } from './archive/reviews';
import { circuitsIn } from './circuits';
import { dailyIn } from './daily/daily';
import { Database } from './database';
import { noticesIn } from './notices';
import { packsIn } from './packs/packs';
import { partyIn } from './party';
import { presetsIn } from './presets';
import { puzzlesIn } from './puzzles/puzzles';
import { savesIn } from './races/saves';
import { seasonsIn } from './seasons';
import { settingsIn } from './settings';
import { soundnessIn } from './soundness/soundness';
import type { Store, StoreParts } from './store';
import { StoreError } from './store-error';

/** Opens the folder's database to read what is committed. Throws StoreError, as does every method that would write. */
export function openReadOnlyStore(dir: string): Store {
  const db = new Database(path.join(dir, 'paddock.db'), { readonly: true });
  const refuse = (): never => {
    throw new StoreError('read-only');
  };
  // Most jobs need one part and are short: preparing the statements of all parts would take longer than the job.
  const made: Partial<{ -readonly [P in keyof StoreParts]: StoreParts[P] }> = {};
  return {
    get saves() {
      made.saves ??= savesIn(db);
      return made.saves;
    },
    get settings() {
      made.settings ??= settingsIn(db, 'settings');
      return made.settings;
    },
    get school() {
      made.school ??= settingsIn(db, 'school');
      return made.school;
    },
    get network() {
      made.network ??= settingsIn(db, 'network');
      return made.network;
    },
    get presets() {
      made.presets ??= presetsIn(db);
      return made.presets;
    },
    get circuits() {
      made.circuits ??= circuitsIn(db);
      return made.circuits;
    },
    get notices() {
      made.notices ??= noticesIn(db, []);
      return made.notices;
    },
    get party() {
      made.party ??= partyIn(db);
      return made.party;
    },
    get seasons() {
      made.seasons ??= seasonsIn(db, this.saves);
      return made.seasons;
    },
    get archive() {
      made.archive ??= archiveIn(db);
      return made.archive;
    },
    get reviews() {
      made.reviews ??= reviewsIn(db);
      return made.reviews;
    },
    get daily() {
      made.daily ??= dailyIn(db);
      return made.daily;
    },
    get puzzles() {
      made.puzzles ??= puzzlesIn(db);
      return made.puzzles;
    },
    get packs() {
      made.packs ??= packsIn(db);
      return made.packs;
    },
    get soundness() {
      made.soundness ??= soundnessIn(db);
      return made.soundness;
    },
    dir,
    ...refusals(refuse),
    close: () => db.close(),
  };
}

/** What only the open store does. */
function refusals(refuse: () => never): Omit<Store, keyof StoreParts | 'dir' | 'close'> {
  return {
    backUp: async () => {},
    copies: () => ({ bytes: 0, copies: [] }),
    copyNow: refuse,
    restoreCopy: refuse,
    restoreBackup: async () => false,
    check: { isDue: false, damaged: refuse },
    incoming: refuse,
    takeIn: refuse,
    isWorthCompacting: () => false,
    whileCompacted: refuse,
    writeReport: refuse,
  };
}
