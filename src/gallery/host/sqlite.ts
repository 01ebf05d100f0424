// SQLite in a page: sql.js, which is SQLite in WebAssembly, with the calls of better-sqlite3 that the store uses (src/store).
// Not for the app, which uses better-sqlite3. Nothing here is written to a disk.

import load, { type Cell, type WasmDatabase, type WasmStatement } from 'sql.js';

let wasm: Awaited<ReturnType<typeof load>> | undefined;

/** Loads the WebAssembly; url: its address, left out in Node. Databases can be created once this has resolved. */
export async function loadSqlite(url?: string): Promise<void> {
  wasm = await load(url === undefined ? {} : { locateFile: () => url });
}

/**
 * An error from SQLite. code: SQLITE_CONSTRAINT for a broken constraint of a table, otherwise SQLITE_ERROR: sql.js gives no
 * more detail.
 */
export class SqliteError extends Error {
  override name = 'SqliteError';
  readonly code: string;
  constructor(text: string) {
    super(text);
    this.code = text.includes('constraint failed') ? 'SQLITE_CONSTRAINT' : 'SQLITE_ERROR';
  }
}

/** An empty database in memory. Throws SqliteError. */
export class Sqlite {
  static SqliteError = SqliteError;
  readonly readonly = false;
  open = true;
  private readonly db: WasmDatabase;
  /** Number of nested open transactions. */
  private depth = 0;

  constructor() {
    if (wasm === undefined) throw new Error('sql.js has not been loaded');
    this.db = new wasm.Database();
    // A write-ahead log needs shared memory, which a page does not have.
    this.exec('PRAGMA locking_mode = EXCLUSIVE');
  }

  get inTransaction(): boolean {
    return this.depth > 0;
  }

  exec(sql: string): this {
    guarded(() => this.db.exec(sql));
    return this;
  }

  prepare(sql: string): Statement {
    return new Statement(
      guarded(() => this.db.prepare(sql)),
      () => this.db.getRowsModified(),
    );
  }

  /** simple: only the first column of the first row. */
  pragma(sql: string, { simple = false }: { simple?: boolean } = {}): unknown {
    const statement = this.prepare(`PRAGMA ${sql}`);
    return simple ? statement.pluck().get() : statement.all();
  }

  /** Only functions with any number of arguments, the only kind the store has. */
  function(name: string, _options: unknown, work: (...cells: never[]) => unknown): this {
    const any = (...cells: never[]) => work(...cells);
    this.db.create_function(name, Object.defineProperty(any, 'length', { value: -1 }));
    return this;
  }

  /** A function that does this work in a transaction, or in a savepoint of the open one. */
  transaction<V>(work: () => V): (() => V) & { immediate(): V } {
    return Object.assign(() => this.whole('BEGIN', work), { immediate: () => this.whole('BEGIN IMMEDIATE', work) });
  }

  private whole<V>(begin: string, work: () => V): V {
    const isInner = this.inTransaction;
    this.exec(isInner ? 'SAVEPOINT inner' : begin);
    this.depth += 1;
    try {
      const value = work();
      this.exec(isInner ? 'RELEASE inner' : 'COMMIT');
      return value;
    } catch (error) {
      this.exec(isInner ? 'ROLLBACK TO inner; RELEASE inner' : 'ROLLBACK');
      throw error;
    } finally {
      this.depth -= 1;
    }
  }

  close(): this {
    this.db.close();
    this.open = false;
    return this;
  }
}

/** Values by position, or one object of values by name. */
type Bound = readonly (Cell | Readonly<Record<string, unknown>>)[];

class Statement {
  private readonly statement: WasmStatement;
  private readonly rowsModified: () => number;
  private shape: 'object' | 'array' | 'first' = 'object';

  constructor(statement: WasmStatement, rowsModified: () => number) {
    this.statement = statement;
    this.rowsModified = rowsModified;
  }

  /** Rows are their first column from now on. */
  pluck(): this {
    this.shape = 'first';
    return this;
  }

  /** Rows are arrays from now on. */
  raw(): this {
    this.shape = 'array';
    return this;
  }

  run(...bound: Bound): { changes: number } {
    for (const _ of this.iterate(...bound)) break;
    return { changes: this.rowsModified() };
  }

  get(...bound: Bound): unknown {
    for (const row of this.iterate(...bound)) return row;
    return undefined;
  }

  all(...bound: Bound): unknown[] {
    return [...this.iterate(...bound)];
  }

  *iterate(...bound: Bound): Generator<unknown, void> {
    const { statement } = this;
    guarded(() => statement.bind(valuesOf(bound)));
    try {
      while (guarded(() => statement.step())) yield this.rowOf(statement.get());
    } finally {
      statement.reset();
    }
  }

  private rowOf(cells: Cell[]): unknown {
    if (this.shape === 'array') return cells;
    if (this.shape === 'first') return cells[0];
    const names = this.statement.getColumnNames();
    return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
  }
}

/** sql.js requires names with their prefix, as in the SQL. Names that the SQL does not use are ignored. */
function valuesOf(bound: Bound): readonly Cell[] | Readonly<Record<string, unknown>> {
  const [first] = bound;
  if (first === null || typeof first !== 'object' || first instanceof Uint8Array) return bound as readonly Cell[];
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [`$${name}`, value]));
}

function guarded<V>(work: () => V): V {
  try {
    return work();
  } catch (error) {
    throw new SqliteError(error instanceof Error ? error.message : String(error));
  }
}
