// Migrates a database's schema to this version, and checks whether a schema is the expected one.
// Not here: the backup before it (open.ts) or migrations of game states (core/save.ts).

import Sqlite from 'better-sqlite3';
import type { Database } from './database';
import type { SchemaMigration } from './migrations/migration';
import { teachSums } from './soundness/sums';

/** The version that these migrations lead to. */
export function newestVersion(migrations: readonly SchemaMigration[]): number {
  return migrations.at(-1)?.to ?? 0;
}

/** Runs every remaining step, in one transaction. A failing step throws and leaves the file unchanged. */
export function migrate(db: Database, migrations: readonly SchemaMigration[]): void {
  const from = db.version();
  const steps = migrations.filter((migration) => migration.to > from);
  if (steps.length === 0) return;
  db.write(() => {
    run(db.handle, steps);
  });
}

/**
 * What is wrong with the schema, or undefined. Compares it with the same migrations run on an empty database, and the
 * file's version with its copy in a table: a damaged header is not taken for a newer Paddock's file.
 */
export function schemaTrouble(db: Database, migrations: readonly SchemaMigration[]): string | undefined {
  const model = new Sqlite(':memory:');
  teachSums(model);
  try {
    run(model, migrations);
    return schemaOf(model) === schemaOf(db.handle) ? undefined : 'the tables are not the ones Paddock made';
  } finally {
    model.close();
  }
}

function run(handle: Sqlite.Database, steps: readonly SchemaMigration[]): void {
  for (const step of steps) {
    handle.exec(step.sql);
    handle.prepare("INSERT OR REPLACE INTO about (key, value) VALUES ('version', ?)").run(step.to);
    handle.pragma(`user_version = ${step.to}`);
  }
}

function schemaOf(handle: Sqlite.Database): string {
  return JSON.stringify(
    handle
      .prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
      .all(),
  );
}
