// The one place in the pure folders that catches exceptions: a value that does not fit a parser becomes an error value.
// Rules never throw on purpose and never catch.

import type { Parser, Result } from './contract';

/** The result of work, or the message of the exception it threw. */
export type Attempt<V> = { ok: true; value: V } | { ok: false; message: string };

/** Runs work and turns an exception into its message. */
export function attempt<V>(work: () => V): Attempt<V> {
  try {
    return { ok: true, value: work() };
  } catch (thrown) {
    return { ok: false, message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

/** The parsed value, or a violation with this code if the value does not fit. */
export function parseWith<V>(parser: Parser<V>, value: unknown, code: string): Result<V> {
  // A check inside a schema may throw on its own.
  const tried = attempt(() => parser.safeParse(value));
  const parsed = tried.ok ? tried.value : { success: false as const, error: tried };
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, violation: { code, rule: 'engine', detail: parsed.error.message } };
}
