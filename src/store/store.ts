// The interface of an open store, and the store of a folder that could not be opened. Not here: opening one (open.ts).

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Achievements, achievementsIn, noAchievements } from './achievements/achievements';
import { type Archive, archiveIn } from './archive/archive';
import { type Reviews, reviewsIn } from './archive/reviews';
import { type CampaignStore, campaignIn } from './campaign/campaign';
import { type Careers, careersIn, noCareers } from './career/careers';
import { type Circuits, circuitsIn } from './circuits';
import { type Daily, dailyIn } from './daily/daily';
import type { Database } from './database';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './folder/private-folder';
import { message } from './messages';
import { type Notices, noticesIn, noticesInMemory, type StoreNotice } from './notices';
import { type Packs, packsIn } from './packs/packs';
import { partyIn, type StoredParty } from './party';
import { nobody, type People, peopleIn } from './people/people';
import { type Presets, presetsIn } from './presets';
import { type Puzzles, puzzlesIn } from './puzzles/puzzles';
import type { ExistingRace } from './races/incoming';
import { type Saves, savesIn } from './races/saves';
import { type Seasons, seasonsIn } from './seasons';
import { type StoredSettings, settingsIn } from './settings';
import { type Soundness, soundnessIn } from './soundness/soundness';
import { type StoreError, storeErrorOf } from './store-error';
import { noTrials, type TrialStore, trialsIn } from './trials/trials';

/** Everything that Paddock stores. Methods throw StoreError if the disk refuses; nothing is then half done. */
export interface Store {
  readonly dir: string;
  readonly saves: Saves;
  readonly settings: StoredSettings;
  /** Progress in lessons. */
  readonly school: StoredSettings;
  /** What this machine knows of its networks: addresses that guests came in at, and the firewall. */
  readonly network: StoredSettings;
  readonly presets: Presets;
  readonly circuits: Circuits;
  readonly notices: Notices;
  readonly party: StoredParty;
  readonly seasons: Seasons;
  readonly archive: Archive;
  readonly reviews: Reviews;
  readonly puzzles: Puzzles;
  readonly campaign: CampaignStore;
  readonly daily: Daily;
  readonly trials: TrialStore;
  readonly people: People;
  readonly careers: Careers;
  readonly achievements: Achievements;
  readonly packs: Packs;
  readonly soundness: Soundness;
  /** Makes the backups that are due; last: also today's again, because the app closes. */
  backUp(last?: boolean): Promise<void>;
  /** Replaces the database with the backup that a notice offers, and sets it aside. False if the notice offers none. */
  restoreBackup(notice: string): Promise<boolean>;
  /** The backups, newest first, and the size of the database. */
  copies(): { bytes: number; copies: readonly StoredCopy[] };
  /** Makes a backup now. Throws StoreError. */
  copyNow(): Promise<void>;
  /** Replaces the database with a backup, by its name in the backups folder. False if none has that name. */
  restoreCopy(name: string): Promise<boolean>;
  readonly check: StoreCheck;
  /** A name for a file into which another thread writes an import (incoming.ts). */
  incoming(): string;
  /** Imports such a file, all of it or nothing, while others go on, and removes it; here: races that are already stored. */
  takeIn(file: string, here?: readonly ExistingRace[]): Promise<void>;
  /** Whether the file would be much smaller if a job rewrote it. */
  isWorthCompacting(): boolean;
  /** Runs a job that rewrites the file (folder/compaction.ts), while no backup, restore or import is in progress. */
  whileCompacted(work: () => Promise<void>): Promise<void>;
  /** Stores a report for the developers, and returns its file. */
  writeReport(name: string, text: string): string;
  close(): void;
}

/** The check of a database too large to be checked at every start. It is made beside the open store: folder/integrity.ts, problemIn. */
export interface StoreCheck {
  readonly isDue: boolean;
  /** The check found damage: adds a notice, and the next start checks the file before it is used. */
  damaged(problem: string): void;
}

/** One backup. name: without folder. at: ms since 1970. */
export interface StoredCopy {
  name: string;
  at: number;
  bytes: number;
}

/** The parts of a store that belong to one open database. */
export type StoreParts = Pick<
  Store,
  | 'saves'
  | 'settings'
  | 'school'
  | 'network'
  | 'presets'
  | 'circuits'
  | 'notices'
  | 'party'
  | 'seasons'
  | 'archive'
  | 'reviews'
  | 'puzzles'
  | 'campaign'
  | 'daily'
  | 'trials'
  | 'people'
  | 'careers'
  | 'achievements'
  | 'packs'
  | 'soundness'
>;

/** Prepares every statement; throws if the schema is not the expected one. */
export function partsOf(db: Database, kept: readonly StoreNotice[] = []): StoreParts {
  const saves = savesIn(db);
  return {
    saves,
    settings: settingsIn(db, 'settings'),
    school: settingsIn(db, 'school'),
    network: settingsIn(db, 'network'),
    presets: presetsIn(db),
    circuits: circuitsIn(db),
    notices: noticesIn(db, kept),
    party: partyIn(db),
    seasons: seasonsIn(db, saves),
    archive: archiveIn(db),
    reviews: reviewsIn(db),
    puzzles: puzzlesIn(db),
    campaign: campaignIn(db),
    daily: dailyIn(db),
    trials: trialsIn(db),
    people: peopleIn(db),
    careers: careersIn(db),
    achievements: achievementsIn(db),
    packs: packsIn(db),
    soundness: soundnessIn(db),
  };
}

/** Writes a report into the data folder. name: without folder. Throws StoreError. */
export function writeReportIn(dir: string, name: string, text: string): string {
  try {
    const folder = path.join(dir, 'reports');
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode: PRIVATE_FILE });
    return file;
  } catch (error) {
    throw storeErrorOf(error) ?? error;
  }
}

/** A store that stores nothing and says why: the app still opens and shows the notice. */
export function closedStore(dir: string, trouble: StoreError): Store {
  const refuse = (): never => {
    throw trouble;
  };
  const nothing: StoredSettings = { read: () => undefined, write: refuse };
  return {
    dir,
    saves: {
      create: refuse,
      createWhole: refuse,
      append: refuse,
      cut: refuse,
      keepSnapshot: refuse,
      setSeats: refuse,
      setTrouble: refuse,
      delete: refuse,
      head: refuse,
      list: () => [],
      snapshots: refuse,
      movesAfter: refuse,
      lastMove: refuse,
      log: refuse,
      steps: refuse,
      newestSteps: refuse,
      startView: refuse,
      endView: refuse,
      bests: () => [],
      ranking: () => [],
      seeded: () => [],
      record: refuse,
    },
    ...{ settings: nothing, school: nothing, network: nothing },
    presets: { list: () => [], save: refuse, delete: refuse },
    circuits: {
      list: () => [],
      get: () => undefined,
      save: refuse,
      draft: () => undefined,
      setDraft: refuse,
      setReport: refuse,
      setRaced: refuse,
      underlay: () => undefined,
      setUnderlay: refuse,
      delete: refuse,
      raced: () => [],
      sourceOf: () => undefined,
    },
    notices: noticesInMemory([
      { id: 'store-closed', level: 'error', title: message('notice.closed'), text: [trouble.descriptor], backup: null },
    ]),
    party: { read: () => undefined, write: refuse, clear: refuse },
    seasons: {
      create: refuse,
      change: refuse,
      correct: refuse,
      delete: refuse,
      get: refuse,
      list: () => [],
      races: refuse,
      changes: refuse,
      bringIn: refuse,
    },
    archive: closedArchive(refuse),
    ...{ ...closedAnalyses(refuse), ...closedClubhouse(refuse) },
    packs: { waiting: () => [], left: () => 0, make: refuse, keep: refuse },
    soundness: { isWhole: refuse },
    backUp: async () => {},
    restoreBackup: async () => false,
    copies: () => ({ bytes: 0, copies: [] }),
    copyNow: async () => refuse(),
    restoreCopy: async () => false,
    check: { isDue: false, damaged: () => {} },
    incoming: refuse,
    takeIn: async () => refuse(),
    isWorthCompacting: () => false,
    whileCompacted: async () => refuse(),
    writeReport: refuse,
    close: () => {},
  };
}

/** No reviews, no puzzles and no races of the day. */
function closedAnalyses(refuse: () => never): Pick<Store, 'reviews' | 'puzzles' | 'daily' | 'campaign'> {
  return {
    reviews: { of: () => undefined, keep: refuse },
    campaign: { all: () => [], of: () => undefined, keep: refuse, drop: refuse },
    daily: {
      attempts: () => [],
      keep: refuse,
      friends: () => [],
      keepFriend: refuse,
      forgetFriend: refuse,
    },
    puzzles: {
      attempts: () => [],
      addAttempt: refuse,
      own: () => [],
      keep: refuse,
      unsearched: () => [],
      searched: refuse,
    },
  };
}

/** No people, careers, trials and achievements. */
function closedClubhouse(refuse: () => never): Pick<Store, 'people' | 'careers' | 'trials' | 'achievements'> {
  return {
    people: nobody(refuse),
    careers: noCareers(refuse),
    trials: noTrials(refuse),
    achievements: noAchievements(refuse),
  };
}

/** An empty archive. */
function closedArchive(refuse: () => never): Archive {
  return {
    list: () => ({ total: 0, races: [] }),
    drivers: () => [],
    driver: () => undefined,
    circuits: () => [],
    form: () => [],
    rivals: () => [],
    rated: { after: () => [], games: () => [] },
    ratings: {
      version: () => 0,
      book: () => undefined,
      standings: () => [],
      count: () => 0,
      point: () => undefined,
      add: refuse,
      isClear: () => true,
      clear: refuse,
      reset: refuse,
    },
    records: () => [],
    scores: () => undefined,
    film: refuse,
    storeRecording: refuse,
    unrecorded: () => [],
    uncounted: () => [],
    count: refuse,
  };
}
