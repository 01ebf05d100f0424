// What this installation knows of time trials: attempts and their results, own bests, medals. Not here: the commands (trials.ts), or the
// figure of a race (settle.ts).

import type { Trial, TrialRung, WhichTrial } from '@api/trials/commands';
import { raceConfig } from '@core/config';
import type { AnyGame } from '@core/contract';
import type { StoredTrial } from '@store/trials/trials';
import { type MedalFile, medalsIn, type SoloMedals } from '@trials/file';
import { higherOf, includesMedal, MEDALS, type Medal, medalOf } from '@trials/medals';
import { openRungs, optionsOf, RUNGS, rivalsOf, type TrialOf } from '@trials/race';
import { type Context, tellOwners } from '../context';
import { settled } from './settle';

/** An attempt that got to the end. */
export type Timed = StoredTrial & { readonly figure: number };

/** The attempts of one host. */
export class Attempts {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Every attempt in the order in which they began, with the results of those that are over. */
  known(): readonly StoredTrial[] {
    this.settleAll();
    return this.#context.store.trials.attempts();
  }

  /** The newest attempt that still runs. which: at this trial alone; rung: for this medal alone. */
  running(which?: WhichTrial, rung?: Medal): StoredTrial | undefined {
    return this.known().findLast(
      (one) =>
        one.outcome === undefined &&
        (which === undefined || isOf(one, which)) &&
        (rung === undefined || one.rung === undefined || one.rung === rung),
    );
  }

  /** A trial as pages show it. file: the game's medals. */
  trialOf(game: AnyGame, { circuit, kind }: TrialOf, file: MedalFile | undefined, known = this.known()): Trial {
    const own = known.filter((one) => isOf(one, { game: game.id, circuit, kind }));
    const { options } = raceConfig(game, circuit, [], optionsOf(game, kind));
    const base = {
      ...{ game: game.id, circuit, kind },
      laps: typeof options.laps === 'number' ? options.laps : null,
      tries: own.filter(({ outcome }) => outcome !== undefined).length,
    };
    if (rivalsOf(game) !== undefined) {
      const rungs = this.rungsOf(own);
      const medal = rungs.findLast(({ won }) => won)?.medal ?? null;
      return { ...base, measure: 'wins', thresholds: null, rungs, best: null, medal, hasOwnGhost: false, rival: null };
    }
    const best = bestOf(own);
    const medals = soloMedalsIn(file, circuit, kind);
    const medal = best === undefined || medals === undefined ? undefined : medalOf(medals.thresholds, best.figure);
    const isThere = best !== undefined && this.#isThere(best.race);
    return {
      ...base,
      measure: 'rounds',
      thresholds: medals === undefined ? null : shownOf(medals, medal),
      rungs: [],
      best: best === undefined ? null : { figure: best.figure, match: isThere ? best.race : null },
      medal: medal ?? null,
      hasOwnGhost: isThere,
      rival: medals === undefined ? null : { character: medals.rival.character, figure: medals.rival.figure },
    };
  }

  /** The medals of a trial against rivals, lowest first. own: its attempts. */
  rungsOf(own: readonly StoredTrial[]): TrialRung[] {
    const winner = (medal: Medal) => own.find((one) => one.rung === medal && one.outcome === 'done');
    const open = openRungs((medal) => winner(medal) !== undefined);
    return RUNGS.map(({ medal, level }) => {
      const won = winner(medal);
      const match = won !== undefined && this.#isThere(won.race) ? won.race : null;
      return { medal, level, won: won !== undefined, match, isOpen: open.includes(medal) };
    });
  }

  /** Keeps the results of attempts that are over, and forgets those whose race was deleted before. */
  settleAll(): void {
    const { trials } = this.#context.store;
    for (const attempt of trials.attempts()) {
      if (attempt.outcome !== undefined) continue;
      const result = settled(this.#context, attempt);
      if (result === 'running') continue;
      if (result === 'gone') trials.drop(attempt.race);
      else trials.keep({ ...attempt, ...result });
      this.#context.roster.scored.delete(attempt.race);
      tellOwners(this.#context, 'trials.changed', {});
    }
  }

  #isThere(race: string): boolean {
    return this.#context.store.saves.head(race) !== undefined;
  }
}

/** Whether an attempt is at this trial. */
export function isOf(one: StoredTrial, { game, circuit, kind }: WhichTrial): boolean {
  return one.game === game && one.circuit === circuit && one.kind === kind;
}

/** The fastest attempt; the earliest of those that are equally fast. */
export function bestOf(own: readonly StoredTrial[]): Timed | undefined {
  let best: Timed | undefined;
  for (const one of own) {
    if (one.outcome !== 'done' || one.figure === undefined) continue;
    if (best === undefined || one.figure < best.figure) best = { ...one, figure: one.figure };
  }
  return best;
}

/** The measured times of a trial that is driven alone. */
export function soloMedalsIn(file: MedalFile | undefined, circuit: string, kind: string): SoloMedals | undefined {
  const medals = medalsIn(file, circuit, kind);
  return medals?.measure === 'rounds' ? medals : undefined;
}

/** The author's time is a reward for gold. */
function shownOf({ thresholds }: SoloMedals, medal: Medal | undefined): Trial['thresholds'] {
  return { ...thresholds, author: includesMedal(medal, 'gold') ? thresholds.author : null };
}

/** How many trials have each medal as their highest. */
export function countsOf(trials: readonly Trial[]): Record<Medal | 'none', number> {
  const counts = { author: 0, gold: 0, silver: 0, bronze: 0, none: 0 };
  for (const { medal } of trials) counts[higherOf(medal ?? undefined, undefined) ?? 'none']++;
  return counts;
}

/** The rung to race for if none was asked for: the lowest open one not won yet, else the highest. */
export function nextRung(rungs: readonly TrialRung[]): Medal {
  const next = rungs.find(({ isOpen, won }) => isOpen && !won) ?? rungs.findLast(({ isOpen }) => isOpen);
  return next?.medal ?? MEDALS[0];
}
