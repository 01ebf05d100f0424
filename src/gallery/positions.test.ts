// Every position of the gallery opens: the rules accept its state, someone is asked, and the page gets an update of the
// contract.

import { matchUpdate } from '@api/contract';
import { loadConfig, loadState } from '@core/save';
import { games } from '@games/registry';
import { resume } from '@host/match/resume';
import type { Store } from '@store/store';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { galleryStore } from './host/gallery-store';
import { loadSqlite } from './host/sqlite';
import { saveAsRace, seatsOf, updateOf } from './position-race';
import { builtPosition, builtTitles, firstQuestions, positionIn, recordNames, recordOf } from './positions';
import { saveRecord } from './saved/recorded-race';

vi.mock('better-sqlite3', async () => ({ default: (await import('./host/sqlite')).Sqlite }));

let store: Store;
beforeAll(async () => {
  await loadSqlite();
  store = galleryStore();
});

const all = Object.keys(games).flatMap((id) => builtTitles(id).map((title) => [id, title] as const));

describe('positions that tests build', () => {
  test('every game has some, and some for most kinds of question', () => {
    for (const id of Object.keys(games)) expect([id, builtTitles(id).length > 4]).toEqual([id, true]);
  });

  test.each(all)('%s: %s', (id, title) => {
    const game = games[id]!;
    const position = builtPosition(id, title);
    for (const read of [
      loadState(game, game.stateVersion, position.state as never),
      loadConfig(game, position.config as never),
    ]) {
      expect(read.ok ? undefined : read.violation).toBeUndefined();
    }
    expect(position.state.asks.length).toBeGreaterThan(0);
    const update = updateOf(position);
    expect(matchUpdate.safeParse(JSON.parse(JSON.stringify(update))).error).toBeUndefined();
    expect(Object.keys(update.choices).length).toBeGreaterThan(0);
    // As the host of the gallery finds it.
    const { saves } = store;
    const race = saveAsRace(store, position);
    expect(resume(saves, games, saves.head(race)!)).toMatchObject({ ok: true });
  });

  test('the longest names have the maximum length', () => {
    const position = builtPosition('heat', builtTitles('heat')[0]!);
    for (const { name } of seatsOf(position, { names: 'long' })) expect([...name].length).toBeLessThanOrEqual(24);
  });
});

describe.each(Object.keys(games))('recorded races of %s', (id) => {
  test('open at every first question, and at their end as a result', async () => {
    const names = recordNames(id);
    expect(names.length).toBeGreaterThan(0);
    const record = await recordOf(id, names[0]!);
    const questions = firstQuestions(record);
    expect(questions.size).toBeGreaterThan(0);
    for (const [kind, moves] of questions) {
      expect(positionIn(record, moves).state.asks.map((decision) => decision.kind)).toContain(kind);
    }
    const race = saveRecord(store, record);
    expect(store.saves.head(race)).toMatchObject({ status: 'finished' });
  });
});
