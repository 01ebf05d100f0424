// How much room a finished race takes on the disk: packed, with its share of every table and index, in the largest field. AI
// drivers of three levels race on every circuit in turn, each race stored as the host stores it.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AnyGame } from '@core/contract';
import { recordFigures } from '@host/archive/ending';
import { Database } from '@store/database';
import { copiesHere, takeByHand } from '@store/folder/backups';
import { compactFile } from '@store/folder/compaction';
import { migrate } from '@store/migrate';
import { MIGRATIONS } from '@store/migrations/all';
import { partsOf } from '@store/store';
import type { Setting } from './engine';
import { type Measured, median } from './figure';
import { storedRace } from './stored-races';

const RACES = 40;
const PAGE = 4096;
/** Bytes of a page that hold a long row. */
const USABLE = PAGE - 4;
/** Bytes of a pack that stay in the table's own page, at least; the rest is in whole pages of its own. */
const LOCAL = 489;

/** Sizes in KB: the 95th percentile of a race, and a race's share of a backup. ms of CPU: what packing takes of the host's thread. */
export async function raceSizes(game: AnyGame, setting?: Setting, races = RACES): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'paddock-bench-'));
  const db = new Database(path.join(folder, 'paddock.db'));
  try {
    migrate(db, MIGRATIONS);
    db.settle();
    const empty = statSync(db.file).size;
    const { saves, packs } = partsOf(db);
    const cpu: number[] = [];
    for (let n = 0; n < races; n++) {
      const whole = storedRace(game, { n, options: setting?.options ?? {} });
      saves.createWhole(whole);
      const made = packs.make(whole.race.id);
      if (made === undefined) throw new Error(`${whole.race.id} can't be packed`);
      const before = process.threadCpuUsage();
      packs.keep(whole.race.id, made, recordFigures(game));
      const { user, system } = process.threadCpuUsage(before);
      cpu.push((user + system) / 1000);
    }
    compactFile(db.file);
    await takeByHand(db, folder, 0, {});
    const copy = copiesHere(folder).reduce((bytes, { file }) => bytes + statSync(file).size, 0);
    const name = `disk.${setting?.name ?? game.id}`;
    return [
      {
        name: `${name}.race.p95`,
        value: p95(raceBytes(db, races, empty)) / 1024,
        unit: 'KB',
        floor: 40,
        goal: 30,
        better: 'lower',
      },
      {
        name: `${name}.backup`,
        value: (copy - empty) / races / 1024,
        unit: 'KB',
        floor: 40,
        goal: 30,
        better: 'lower',
      },
      { name: `${name}.keep`, value: median(cpu), unit: 'ms', floor: 20, goal: 5, better: 'lower' },
    ];
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By race: the pages of its pack, and its share of what everything else takes beyond an empty database. */
function raceBytes(db: Database, races: number, empty: number): number[] {
  const others = Number(db.handle.prepare("SELECT sum(pgsize) FROM dbstat WHERE name <> 'packs'").pluck().get());
  const packs = db.handle.prepare<[], number>('SELECT length(pack) FROM packs').pluck().all();
  return packs.map((bytes) => LOCAL + Math.ceil((bytes - LOCAL) / USABLE) * PAGE + (others - empty) / races);
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
