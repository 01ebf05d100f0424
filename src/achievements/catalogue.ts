// Every achievement of some games and across them, and what a person's deeds have won. Not here: counting a single one (count.ts).

import type { AchievementSpec, AnyGame } from '@core/contract';
import { ACROSS } from './across';
import { type Deed, type Progress, progressOf } from './count';

/** The part of an id before the slash for achievements across games. */
export const ACROSS_GAMES = 'across';

/** An achievement under its whole id, '<game>/<own id>'. game: null across games. of: the deeds that count. */
export interface Achievement {
  readonly id: string;
  readonly game: string | null;
  readonly of: Deed['kind'];
  readonly spec: AchievementSpec;
}

/** All of them: game by game, then across games. */
export function achievementsOf(games: Readonly<Record<string, AnyGame>>): Achievement[] {
  const own = Object.values(games).flatMap(({ id, achievements }) =>
    (achievements?.list ?? []).map((spec): Achievement => ({ id: `${id}/${spec.id}`, game: id, of: 'race', spec })),
  );
  const across = ACROSS.map((spec): Achievement => {
    return { id: `${ACROSS_GAMES}/${spec.id}`, game: null, of: spec.of, spec };
  });
  return [...own, ...across];
}

/** How far each is. deeds: of one person, in any order. */
export function standingsOf(all: readonly Achievement[], deeds: readonly Deed[]): Map<string, Progress> {
  const ordered = deeds.toSorted((a, b) => a.at - b.at || byText(a.race ?? '', b.race ?? ''));
  const games = new Set(all.flatMap(({ game }) => game ?? []));
  const byGame = Map.groupBy(
    ordered.filter(({ kind }) => kind === 'race'),
    ({ game }) => game,
  );
  const byKind = Map.groupBy(ordered, ({ kind }) => kind);
  return new Map(
    all.map(({ id, game, of, spec }) => {
      const counted = game === null ? byKind.get(of) : byGame.get(game);
      return [id, progressOf(spec, counted ?? [], games.size)];
    }),
  );
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
