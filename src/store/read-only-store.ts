// A read-only store beside the open one, for work in another thread. Not here: storing anything.

import path from 'node:path';
import { achievementsIn } from './achievements/achievements';
import { archiveIn } from './archive/archive';
import { reviewsIn } from './archive/reviews';
import { campaignIn } from './campaign/campaign';
import { careersIn } from './career/careers';
import { circuitsIn } from './circuits';
import { dailyIn } from './daily/daily';
import { Database } from './database';
import { noticesIn } from './notices';
import { packsIn } from './packs/packs';
import { partyIn } from './party';
import { peopleIn } from './people/people';
import { presetsIn } from './presets';
import { puzzlesIn } from './puzzles/puzzles';
import { savesIn } from './races/saves';
import { seasonsIn } from './seasons';
import { settingsIn } from './settings';
import { soundnessIn } from './soundness/soundness';
import type { Store, StoreParts } from './store';
import { StoreError } from './store-error';
import { trialsIn } from './trials/trials';

/** Opens the folder's database to read what is committed. Throws StoreError, as does every method that would write. */
export function openReadOnlyStore(dir: string): Store {
  const db = new Database(path.join(dir, 'paddock.db'), { readonly: true });
  const refuse = (): never => {
    throw new StoreError('read-only');
  };
  return Object.assign(partsWhenNeeded(db), {
    dir,
    ...refusals(refuse),
    close: () => db.close(),
  });
}

/** How each part is prepared. */
const PARTS: { readonly [P in keyof StoreParts]: (db: Database, parts: StoreParts) => StoreParts[P] } = {
  saves: (db) => savesIn(db),
  settings: (db) => settingsIn(db, 'settings'),
  school: (db) => settingsIn(db, 'school'),
  network: (db) => settingsIn(db, 'network'),
  presets: (db) => presetsIn(db),
  circuits: (db) => circuitsIn(db),
  notices: (db) => noticesIn(db, []),
  party: (db) => partyIn(db),
  seasons: (db, parts) => seasonsIn(db, parts.saves),
  archive: (db) => archiveIn(db),
  reviews: (db) => reviewsIn(db),
  campaign: (db) => campaignIn(db),
  trials: (db) => trialsIn(db),
  daily: (db) => dailyIn(db),
  careers: (db) => careersIn(db),
  people: (db) => peopleIn(db),
  achievements: (db) => achievementsIn(db),
  puzzles: (db) => puzzlesIn(db),
  packs: (db) => packsIn(db),
  soundness: (db) => soundnessIn(db),
};

/** Most jobs need one part and are short: preparing the statements of all parts would take longer than the job. */
function partsWhenNeeded(db: Database): StoreParts {
  const parts = {} as StoreParts;
  for (const name of Object.keys(PARTS) as (keyof StoreParts)[]) {
    Object.defineProperty(parts, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = PARTS[name](db, parts);
        Object.defineProperty(parts, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return parts;
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
