// Effects that run when something changes that they do not read: a new session, another article. Not for effects that read
// all they depend on: useEffect, whose list of values the linter checks.

import { type EffectCallback, useEffect } from 'react';

/**
 * Runs an effect on mount, and again whenever one of the values has changed; its cleanup runs in between. It may return
 * nothing or a cleanup function, and works with what it read when the values changed. Always pass the same number of values.
 */
export function useOnChange(values: readonly unknown[], effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values decide when the effect runs, not what it reads
  useEffect(effect, values);
}
