// The type of one schema step. Not here: running it (migrate.ts).

/** Migrates a database from version to - 1 to version to, forward only. */
export interface SchemaMigration {
  readonly to: number;
  readonly name: string;
  readonly sql: string;
}
