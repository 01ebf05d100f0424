// Measures the medals of a trial: runs of AI drivers of every level, each character in turn. The same seed gives the same file.

import { type AnyGame, LEVELS, type Level } from '@core/contract';
import { CHARACTERS } from '@drivers/characters';
import type { RivalMedals, SoloMedals, TrialMedals } from '@trials/file';
import { type Measured, type Thresholds, thresholdsOf } from '@trials/medals';
import { aloneOf, RUNGS, type TrialOf } from '@trials/race';
import { driveAlone, driveRivals, type TrialDriver } from './drive';

type ByLevel = Record<Level, number>;

interface Plan {
  readonly game: AnyGame;
  readonly trial: TrialOf;
  readonly seed: string;
}

/** At least this many runs of all levels together, the same number of each. */
export function measured(game: AnyGame, trial: TrialOf, runs: number, seed: string): TrialMedals {
  const plan = { game, trial, seed };
  return aloneOf(game) === undefined ? measuredWins(plan, runs) : measuredTimes(plan, runs);
}

function measuredTimes(plan: Plan, wanted: number): SoloMedals {
  const { game, trial } = plan;
  const each = Math.ceil(wanted / LEVELS.length);
  const byTime = new Map<number, [number, number, number, number]>();
  const finished: { level: Level; index: number; figure: number }[] = [];
  for (const [column, level] of LEVELS.entries()) {
    for (let index = 0; index < each; index++) {
      const { figure } = driveAlone(game, trial, driverOf(level, index), seedOfRun(plan, level, index));
      if (figure === undefined) continue;
      const row = byTime.get(figure) ?? [0, 0, 0, 0];
      row[column] = (row[column] ?? 0) + 1;
      byTime.set(figure, row);
      finished.push({ level, index, figure });
    }
  }
  const runs: ByLevel = { easy: each, medium: each, hard: each, best: each };
  const times = [...byTime]
    .sort(([a], [b]) => a - b)
    .map(([figure, row]): SoloMedals['times'][number] => [figure, ...row]);
  const all: Measured = { runs, times };
  const thresholds = thresholdsOf(all);
  return { measure: 'rounds', ...trial, runs, thresholds, times, rival: rivalOf(plan, finished, thresholds) };
}

/** The slowest run that wins gold, of the strongest level that has one: beating it is worth a medal. */
function rivalOf(
  plan: Plan,
  finished: readonly { level: Level; index: number; figure: number }[],
  { gold }: Thresholds,
): SoloMedals['rival'] {
  const golden = finished.filter(({ figure }) => figure <= gold);
  const slowest = Math.max(...golden.map(({ figure }) => figure));
  const chosen = golden.findLast(({ figure }) => figure === slowest);
  if (chosen === undefined) throw new Error('no run wins gold');
  const { level, index, figure } = chosen;
  const { actions } = driveAlone(plan.game, plan.trial, driverOf(level, index), seedOfRun(plan, level, index));
  return { character: characterOf(index).id, level, figure, actions: [...actions] };
}

function measuredWins(plan: Plan, wanted: number): RivalMedals {
  const each = Math.ceil(wanted / LEVELS.length / RUNGS.length);
  const rungs = RUNGS.map(({ medal, level: rival }) => {
    const runs: ByLevel = { easy: each, medium: each, hard: each, best: each };
    const wins: ByLevel = { easy: 0, medium: 0, hard: 0, best: 0 };
    for (const level of LEVELS) {
      for (let index = 0; index < each; index++) {
        const seed = `${seedOfRun(plan, level, index)}/${medal}`;
        if (driveRivals(plan.game, plan.trial, medal, driverOf(level, index), seed)) wins[level]++;
      }
    }
    return { medal, level: rival, runs, wins };
  });
  return { measure: 'wins', ...plan.trial, rungs };
}

function seedOfRun({ game, trial, seed }: Plan, level: Level, index: number): string {
  return `${seed}/${game.id}/${trial.circuit}/${trial.kind}/${level}/${index}`;
}

function driverOf(level: Level, index: number): TrialDriver {
  return { level, style: characterOf(index).style };
}

function characterOf(index: number): (typeof CHARACTERS)[number] {
  const who = CHARACTERS[index % CHARACTERS.length];
  if (who === undefined) throw new Error('there are no characters');
  return who;
}
