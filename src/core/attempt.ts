// The one place in the pure folders that catches: a value that does not fit a parser becomes a value, not a throw.
// Not for: rules, which never throw on purpose and never catch.

import type { Parser, Result } from './contract';

/** What work gives, or what it threw as text. */
export type Attempt<V> = { ok: true; value: V } | { ok: false; message: string };

/** Does work; whatever it throws comes back as a message. */
export function attempt<V>(work: () => V): Attempt<V> {
  try {
    return { ok: true, value: work() };
  } catch (thrown) {
    return { ok: false, message: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

/** The value as the parser gives it, or a breach of this code where it does not fit. */
export function parseWith<V>(parser: Parser<V>, value: unknown, code: string): Result<V> {
  // A check that a schema makes may throw by itself.
  const tried = attempt(() => parser.safeParse(value));
  const parsed = tried.ok ? tried.value : { success: false as const, error: tried };
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, breach: { code, rule: 'engine', detail: parsed.error.message } };
}
