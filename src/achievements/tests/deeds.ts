// Deeds made by hand for tests: races that meet an achievement's conditions exactly, and its goal.

import type { Condition, Facts } from '@core/contract';
import type { Achievement } from '../catalogue';
import type { Deed } from '../count';

const DAY = 86_400_000;
/** A Monday. */
const START = Date.UTC(2026, 0, 5, 12);

/** A deed on a day counted from the first one; its facts are replaced, not added to. */
export function deed(nth: number, change: Partial<Deed> = {}): Deed {
  const at = START + nth * DAY;
  const day = new Date(at).toISOString().slice(0, 10);
  return { kind: 'race', game: 'a', circuit: 'one', race: `race ${nth}`, at, day, facts: {}, ...change };
}

/** Facts that meet these conditions with nothing to spare. */
export function factsFor(when: readonly Condition[]): Facts {
  return Object.fromEntries(when.map(([fact, , value]) => [fact, value]));
}

/** The same, but one condition is missed by one. */
export function factsMissing(when: readonly Condition[], index: number): Facts {
  return Object.fromEntries(
    when.map(([fact, is, value], at) => [fact, at === index ? value + (is === 'at least' ? -1 : 1) : value]),
  );
}

/** Deeds that reach this much of an achievement, and no more. games: every game there is. facts: of each deed. */
export function deedsFor(
  { of, game, spec }: Achievement,
  goal: number,
  games: readonly string[],
  facts: Facts = factsFor(spec.when),
): Deed[] {
  const { counts } = spec;
  const one = (nth: number, change: Partial<Deed> = {}) => deed(nth, { kind: of, game: game ?? 'a', facts, ...change });
  if (typeof counts === 'object') return [one(0, { facts: { ...facts, [counts.sum]: goal } })];
  const many = Array.from({ length: goal }, (_, nth) => nth);
  switch (counts) {
    case 'circuits':
      return many.map((nth) => one(nth, { circuit: `circuit ${nth}` }));
    case 'games':
      return many.map((nth) => one(nth * 10, { game: games[nth] ?? '' }));
    case 'week games':
      return many.map((nth) => one(nth, { game: games[nth] ?? '' }));
    case 'each game':
      return games.flatMap((id) => many.map((nth) => one(nth, { game: id })));
    default:
      return many.map((nth) => one(nth));
  }
}
