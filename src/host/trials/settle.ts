// What a race says about an attempt at a time trial: its result once it is over, its passing times, the course of its car. Not here:
// keeping it (attempts.ts).

import { standing } from '@api/contract';
import type { AnyGame, RaceState } from '@core/contract';
import type { StoredTrial } from '@store/trials/trials';
import { aloneOf, type TrialOf } from '@trials/race';
import { replayTrial, type TrialRun } from '@trials/replay';
import { sameRules } from '../archive/finished';
import { type Context, gameIn } from '../context';

/** The result of an attempt: running; gone: its race was deleted before it was over. */
export type Settled = 'running' | 'gone' | Pick<StoredTrial, 'outcome' | 'figure'>;

/** What became of an attempt. One that can no longer be replayed ends without a time. */
export function settled(context: Context, attempt: StoredTrial): Settled {
  const head = context.store.saves.head(attempt.race);
  if (head === undefined) return 'gone';
  const game = gameIn(context, attempt.game);
  if (head.status !== 'finished') {
    // A race of older rules cannot go on.
    const isStuck = game !== undefined && sameRules(context, head) === undefined;
    return isStuck ? { outcome: 'out', figure: undefined } : 'running';
  }
  if (game !== undefined && aloneOf(game) === undefined) {
    return { outcome: placeIn(context, attempt.race) === 1 ? 'done' : 'out', figure: undefined };
  }
  const figure = runOf(context, attempt)?.figure;
  return { outcome: figure === undefined ? 'out' : 'done', figure };
}

/** The place of the person in a finished race against rivals; undefined if it is not over, or gone. */
export function placeIn(context: Context, race: string): number | undefined {
  const head = context.store.saves.head(race);
  const places = standing.array().safeParse(head?.standings);
  if (head?.status !== 'finished' || !places.success) return undefined;
  return places.data.find(({ seat }) => seat === 0)?.place;
}

/** Drives the race of an attempt alone again, as far as it has come; undefined if it is gone, damaged, or of other rules. */
export function runOf(
  context: Context,
  { race, circuit, kind }: Pick<StoredTrial, 'race' | 'circuit' | 'kind'>,
  watch?: (game: AnyGame, round: number, state: Readonly<RaceState>) => void,
): TrialRun | undefined {
  const head = context.store.saves.head(race);
  const game = head && sameRules(context, head);
  const record = context.store.saves.record(race);
  if (game === undefined || record === undefined) return undefined;
  const trial: TrialOf = { circuit, kind: kind as TrialOf['kind'] };
  return replayTrial(game, trial, record.moves, {
    config: record.config,
    ...(watch !== undefined && { watch: (round, state) => watch(game, round, state) }),
  });
}
