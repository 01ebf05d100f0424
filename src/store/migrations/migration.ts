// What one step of the schema is. Not for: running them (migrate.ts).

/** Brings a database from version to - 1 to version to, forward only. */
export interface SchemaMigration {
  readonly to: number;
  readonly name: string;
  readonly sql: string;
}
