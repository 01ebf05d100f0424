// The types of sql.js, as far as sqlite.ts uses it.

declare module 'sql.js' {
  /** A column's value. */
  export type Cell = string | number | Uint8Array | null;

  export interface WasmStatement {
    bind(values: readonly Cell[] | Readonly<Record<string, unknown>>): boolean;
    step(): boolean;
    get(): Cell[];
    getColumnNames(): string[];
    reset(): void;
  }

  export interface WasmDatabase {
    exec(sql: string): unknown;
    prepare(sql: string): WasmStatement;
    /** The length of work is the number of its arguments; -1: any number. */
    create_function(name: string, work: (...cells: never[]) => unknown): void;
    getRowsModified(): number;
    close(): void;
  }

  /** locateFile: where the WebAssembly is. */
  export default function load(options?: { locateFile?: () => string }): Promise<{ Database: new () => WasmDatabase }>;
}
