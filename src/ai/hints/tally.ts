// What a game counts in races that were played ahead after one answer. Not here: playing them, or putting the counts in words.

import type { AnyTypes, HintHooks, Means, Rollout } from '@core/contract';

/** The counts of one answer. */
export class Tally {
  private readonly sums: Record<string, number> = {};
  private readonly paths = new Map<string, { path: readonly number[]; times: number }>();
  private races = 0;

  /** Adds one race. */
  add(hooks: HintHooks<AnyTypes>, ahead: Rollout<AnyTypes>): void {
    for (const [name, value] of Object.entries(hooks.tally(ahead))) this.sums[name] = (this.sums[name] ?? 0) + value;
    const path = hooks.path(ahead);
    const key = path.join();
    this.paths.set(key, { path, times: (this.paths.get(key)?.times ?? 0) + 1 });
    this.races += 1;
  }

  means(): Means {
    return Object.fromEntries(Object.entries(this.sums).map(([name, sum]) => [name, sum / this.races]));
  }

  /** The car's most frequent path; empty if no race was added. */
  usualPath(): readonly number[] {
    const [usual] = [...this.paths.values()].sort((a, b) => b.times - a.times);
    return usual?.path ?? [];
  }
}
