// Makes the source of a circuit with one thing changed, and lets the game's judge look at it. Not here: which change is worth a try
// (src/balance).

import type { AnyGame, CircuitChange, Json } from '@core/contract';

/** The source of a circuit with a change; undefined if it can't have it, or can't be raced then. */
export function changedSource(
  { game, source }: { game: AnyGame; source?: Json | undefined },
  change: CircuitChange,
): { source: Json; content: string } | undefined {
  const changed = source === undefined ? undefined : game.workshop?.changed?.(source, change);
  const reading = changed === undefined ? undefined : game.workshop?.read(changed);
  if (reading?.source === undefined || reading.id === undefined) return undefined;
  if (reading.problems.some(({ level }) => level === 'error')) return undefined;
  return { source: reading.source, content: reading.id };
}
