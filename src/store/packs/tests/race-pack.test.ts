// Packs of races: any race of each game packs and unpacks to the same bytes, and takes little room.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { AnyGame } from '@core/contract';
import { games } from '@games/registry';
import { storedRace } from '@tools/bench/stored-races';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../../database';
import { migrate } from '../../migrate';
import { MIGRATIONS } from '../../migrations/all';
import { partsOf } from '../../store';
import { isPackOf, packRace, type RaceCells, recordingIn } from '../race-pack';
import { raceRowsIn } from '../race-rows';

/** Races of each game. */
const RUNS = process.env.PADDOCK_LONG === '1' ? 40 : 3;

let dir: string;
let db: Database;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-race-pack-'));
  db = new Database(path.join(dir, 'paddock.db'));
  migrate(db, MIGRATIONS);
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

/** The rows of a race as it is stored. */
function cellsOf(game: AnyGame, n: number): RaceCells {
  const whole = storedRace(game, { n });
  partsOf(db).saves.createWhole(whole);
  const found = raceRowsIn(db).read(whole.race.id);
  if (found === undefined) throw new Error('its rows are not whole');
  partsOf(db).saves.delete(whole.race.id);
  return found.cells;
}

describe.each(Object.values(games))('$id', (game) => {
  test('any race packs and unpacks to the same bytes, recording included', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (n) => {
        const cells = cellsOf(game, n);
        const pack = packRace(cells);
        expect(isPackOf(pack, cells)).toBe(true);
        const recording = inflateRawSync(recordingIn(pack) ?? Buffer.alloc(0));
        expect(recording.equals(inflateRawSync(cells.recording ?? Buffer.alloc(0)))).toBe(true);
        // Every column counts: a pack of another race, or of one that differs anywhere, is refused.
        for (const other of changed(cells)) expect(isPackOf(pack, other)).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });
});

/** The same race with a change in each column, one at a time. */
function changed(cells: RaceCells): RaceCells[] {
  const at = Math.floor(cells.moves.length / 2);
  const withMove = (change: object) => ({
    ...cells,
    moves: cells.moves.map((one, i) => (i === at ? { ...one, ...change } : one)),
  });
  const move = cells.moves[at];
  const snapshots = cells.snapshots.map((one) => ({ ...one, state: one.state.replace('"step":', '"steps":') }));
  return [
    { ...cells, startView: `${cells.startView} ` },
    { ...cells, startEvents: '[]' },
    { ...cells, endView: '{}' },
    { ...cells, recording: undefined },
    { ...cells, snapshots },
    { ...cells, snapshots: cells.snapshots.slice(1) },
    { ...cells, moves: cells.moves.slice(1) },
    withMove({ move: move?.move.replace('"seat":', '"seats":') }),
    withMove({ events: `[${move?.events}]` }),
    withMove({ hash: '0000000000000000' }),
    withMove({ barrier: 1 - (move?.barrier ?? 0) }),
    withMove({ at: (move?.at ?? 0) + 1 }),
  ];
}
