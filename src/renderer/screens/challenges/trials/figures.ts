// What the figures of time trials say: medals won, the next one, which circuits are shown first. Pure. Not here: the words.

import type { Medal, Trial, TrialKind, TrialRung } from '@api/trials/commands';

/** Lowest first. */
export const MEDALS = ['bronze', 'silver', 'gold', 'author'] as const satisfies readonly Medal[];

/** Rows that are shown before all circuits are asked for. */
export const FIRST_ROWS = 6;

/** Whether a trial's medal is won. With wins each medal is a race of its own; with rounds a higher medal includes the lower ones. */
export function hasMedal(
  { measure, rungs, medal }: Pick<Trial, 'measure' | 'rungs' | 'medal'>,
  wanted: Medal,
): boolean {
  if (measure === 'wins') return rungs.some((rung) => rung.medal === wanted && rung.won);
  return medal !== null && MEDALS.indexOf(medal) >= MEDALS.indexOf(wanted);
}

/** What to aim for. first: nothing driven yet; rounds and gap in rounds. null: everything is won, or no more is known. */
export type NextMedal =
  | { readonly kind: 'first'; readonly medal: Medal; readonly rounds: number }
  | { readonly kind: 'gap'; readonly medal: Medal; readonly rounds: number; readonly gap: number }
  | { readonly kind: 'beat'; readonly medal: Medal; readonly level: TrialRung['level'] };

/** The lowest medal still to be won. figure: the time to compare, in tenths; left out: the best. */
export function nextMedal(trial: Trial, figure = trial.best?.figure): NextMedal | null {
  if (trial.measure === 'wins') {
    const rung = trial.rungs.find(({ won, isOpen }) => isOpen && !won);
    return rung === undefined ? null : { kind: 'beat', medal: rung.medal, level: rung.level };
  }
  const { thresholds } = trial;
  const medal = MEDALS.find((one) => !hasMedal(trial, one));
  const at = medal === undefined ? null : (thresholds?.[medal] ?? null);
  if (medal === undefined || at === null) return null;
  if (figure === undefined) return { kind: 'first', medal, rounds: at / 10 };
  return { kind: 'gap', medal, rounds: at / 10, gap: (figure - at) / 10 };
}

/** How many of these trials have each medal, lowest first. */
export function medalCounts(trials: readonly Trial[]): readonly { readonly medal: Medal; readonly won: number }[] {
  return MEDALS.map((medal) => ({ medal, won: trials.filter((one) => hasMedal(one, medal)).length }));
}

/** The medals that this attempt has won on top of those that the time before it had, lowest first. */
export function medalsWonNow(trial: Trial, won: Medal | null, before: number | null): readonly Medal[] {
  if (won === null) return [];
  if (trial.measure === 'wins') return [won];
  return MEDALS.slice(0, MEDALS.indexOf(won) + 1).filter((medal) => {
    const at = trial.thresholds?.[medal] ?? null;
    return before === null || at === null || before > at;
  });
}

/** Trials of a kind and a game; game null: of all games. */
export function trialsOf(trials: readonly Trial[], kind: TrialKind, game: string | null): readonly Trial[] {
  return trials.filter((one) => one.kind === kind && (game === null || one.game === game));
}

/** The first rows: what is driven already, the nearest medal first, then one circuit of each game in turn. */
export function firstRows(trials: readonly Trial[]): readonly Trial[] {
  const driven = trials.filter(({ tries }) => tries > 0).toSorted((a, b) => distance(a) - distance(b));
  const turns = [
    ...Map.groupBy(
      trials.filter(({ tries }) => tries === 0),
      ({ game }) => game,
    ).values(),
  ];
  const longest = Math.max(0, ...turns.map(({ length }) => length));
  const others = Array.from({ length: longest }, (_, at) => turns.flatMap((one) => one[at] ?? [])).flat();
  return [...driven, ...others].slice(0, FIRST_ROWS);
}

/** Rounds to the next medal; those without one come last. */
function distance(trial: Trial): number {
  const next = nextMedal(trial);
  return next === null ? Number.POSITIVE_INFINITY : next.kind === 'gap' ? next.gap : 0;
}
