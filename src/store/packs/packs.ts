// Packs finished races: a job makes a race's pack and compares it with the rows; the open database then stores it in place of
// exactly those rows. Not here: when (host/archive/packing.ts), or reading packed races (races/past.ts).

import { attempt } from '@core/attempt';
import type { Database } from '../database';
import { insertSql } from '../soundness/sums';
import { isPackOf, packRace } from './race-pack';
import { raceRowsIn } from './race-rows';

/** A pack with the checksums of the rows that it was compared with. */
export interface MadePack {
  pack: Uint8Array;
  sums: string;
}

export interface Packs {
  /** Finished races that are still rows, this many at most, by id from after this one. */
  waiting(after: string, count: number): string[];
  /** How many there are. */
  left(): number;
  /**
   * The pack of such a race, unpacked again and compared with its rows. Undefined if one of them is not as it was saved, or does
   * not come out the same: the race then stays as it is. recording: one that is not stored yet.
   */
  make(race: string, recording?: Uint8Array): MadePack | undefined;
  /**
   * Replaces the race's rows with their pack, in one transaction; false if they are no longer the ones it was made of. records:
   * figures that can be records, undefined: all; the other ones are in the entries only.
   */
  keep(race: string, made: MadePack, records?: readonly string[]): boolean;
}

/** The packs of an open database. */
export function packsIn(db: Database): Packs {
  const rows = raceRowsIn(db);
  // Rows in starts are unpacked races: few, however many races there are.
  const unpacked = `FROM starts JOIN races ON races.id = starts.race WHERE status = 'finished'`;
  const waiting = db
    .prepare<[string, number], string>(`SELECT race ${unpacked} AND race > ? ORDER BY race LIMIT ?`)
    .pluck();
  const left = db.prepare<[], number>(`SELECT count(*) ${unpacked}`).pluck();
  const isFinished = db.prepare<[string], unknown>(`SELECT 1 FROM races WHERE id = ? AND status = 'finished'`);
  const put = db.prepare<[string, Uint8Array]>(insertSql('packs'));
  const dropFigures = db.prepare<[string, string]>(
    'DELETE FROM figures WHERE race = ? AND figure NOT IN (SELECT value FROM json_each(?))',
  );

  function make(race: string, recording?: Uint8Array): MadePack | undefined {
    const found = rows.read(race);
    if (found === undefined) return undefined;
    const cells = { ...found.cells, recording: found.cells.recording ?? recording };
    // A column from before there were checksums may not be JSON.
    const packed = attempt(() => packRace(cells));
    return packed.ok && isPackOf(packed.value, cells) ? { pack: packed.value, sums: found.sums } : undefined;
  }

  function keep(race: string, { pack, sums }: MadePack, records?: readonly string[]): boolean {
    if (isFinished.get(race) === undefined || rows.sums(race) !== sums) return false;
    put.run(race, pack);
    rows.drop(race);
    if (records !== undefined) dropFigures.run(race, JSON.stringify(records));
    return true;
  }

  return {
    waiting: (after, count) => db.read(() => waiting.all(after, count)),
    left: () => db.read(() => left.get() ?? 0),
    make,
    keep: (race, made, records) => db.write(() => keep(race, made, records)),
  };
}
