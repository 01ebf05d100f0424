// The gallery's SQLite answers every call of the store as better-sqlite3 does.

import BetterSqlite from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSqlite, Sqlite } from './sqlite';

type Calls = (db: BetterSqlite.Database) => unknown;

const TABLE = 'CREATE TABLE cars (name TEXT PRIMARY KEY, place INTEGER, at INTEGER, film BLOB) STRICT';
const put = (db: BetterSqlite.Database) => db.prepare('INSERT INTO cars VALUES (?, ?, ?, ?)');

beforeAll(() => loadSqlite());

describe.each<[string, Calls]>([
  [
    'rows as objects, by position and by name',
    (db) => {
      put(db).run('Ada', 1, 1_779_048_900_000, null);
      put(db).run('Wójcicka', 2, 0, null);
      const named = db.prepare('SELECT * FROM cars WHERE name = $name AND place > $least');
      return [
        named.all({ name: 'Ada', least: 0, other: undefined }),
        named.get({ name: 'Wójcicka', least: 0 }),
        named.get({ name: 'nobody', least: 0 }),
        db.prepare('SELECT name, typeof(at) AS type FROM cars ORDER BY place').all(),
      ];
    },
  ],
  [
    'rows as arrays and as their first column',
    (db) => {
      for (const name of ['Ada', 'Bea']) put(db).run(name, 1, 0, null);
      const cars = () => db.prepare('SELECT name, place FROM cars ORDER BY name');
      return [cars().raw().all(), cars().pluck().all(), cars().pluck().get(), [...cars().raw().iterate()]];
    },
  ],
  [
    'a statement that is left in the middle and called again',
    (db) => {
      for (const name of ['Ada', 'Bea', 'Cleo']) put(db).run(name, 1, 0, null);
      const names = db.prepare('SELECT name FROM cars ORDER BY name').pluck();
      for (const name of names.iterate()) if (name === 'Bea') break;
      return names.all();
    },
  ],
  [
    'bytes',
    (db) => {
      put(db).run('Ada', 1, 0, new Uint8Array([0, 1, 255]));
      return [...(db.prepare('SELECT film FROM cars').pluck().get() as Uint8Array)];
    },
  ],
  [
    'how many rows changed',
    (db) => {
      for (const name of ['Ada', 'Bea']) put(db).run(name, 1, 0, null);
      const move = db.prepare('UPDATE cars SET place = 2 WHERE name >= ?');
      return [move.run('A').changes, move.run('B').changes, move.run('X').changes];
    },
  ],
  [
    'pragmas',
    (db) => {
      db.pragma('user_version = 7');
      return [db.pragma('user_version', { simple: true }), db.pragma('user_version')];
    },
  ],
  [
    'functions with any number of arguments',
    (db) => {
      db.function('kinds', { varargs: true, deterministic: true }, (...cells: unknown[]) =>
        cells.map((cell) => (cell instanceof Uint8Array ? `${cell.length} bytes` : JSON.stringify(cell))).join(),
      );
      return db.prepare("SELECT kinds(), kinds(1, 1779048900000, 'Ada', NULL, x'00ff')").raw().get();
    },
  ],
  [
    'a transaction that is kept, and one that is not',
    (db) => {
      const before = db.inTransaction;
      const add = (name: string) => put(db).run(name, 1, 0, null);
      const kept = db.transaction(() => [add('Ada').changes, db.inTransaction]).immediate();
      const failing = db.transaction(() => {
        add('Bea');
        throw new Error('no');
      });
      expect(failing).toThrow('no');
      return [before, kept, db.inTransaction, db.prepare('SELECT name FROM cars').pluck().all()];
    },
  ],
  [
    'a transaction in another one',
    (db) => {
      const add = (name: string) => put(db).run(name, 1, 0, null);
      const inner = db.transaction(() => {
        add('Bea');
        throw new Error('no');
      });
      db.transaction(() => {
        add('Ada');
        expect(inner).toThrow('no');
        db.transaction(() => add('Cleo'))();
      })();
      return db.prepare('SELECT name FROM cars ORDER BY name').pluck().all();
    },
  ],
  [
    'what is refused',
    (db) => {
      put(db).run('Ada', 1, 0, null);
      const refusals = [
        () => put(db).run('Ada', 1, 0, null),
        () => db.prepare('SELECT nothing FROM cars'),
        () => db.exec('nonsense'),
      ];
      return refusals.map((refused) => {
        try {
          refused();
        } catch (error) {
          const { message, code } = error as Error & { code: string };
          return [message, code.startsWith('SQLITE_CONSTRAINT') ? 'SQLITE_CONSTRAINT' : code];
        }
        return 'nothing';
      });
    },
  ],
])('%s', (_, calls) => {
  test('are the same', () => {
    const [ours, theirs] = [new Sqlite() as unknown as BetterSqlite.Database, new BetterSqlite(':memory:')];
    const answers = [ours, theirs].map((db) => {
      db.exec(TABLE);
      const answer = calls(db);
      db.close();
      return [answer, db.open];
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});
