// The file of a game's measured medals (resources/medals): times of AI drivers, what each medal needs, and a recorded run to race
// against. Not here: making one (cli).

import { LEVELS } from '@core/contract';
import { z } from 'zod';
import { MEDALS } from './medals';

const level = z.enum(LEVELS);
const count = z.int().min(0);
const byLevel = z.strictObject({ easy: count, medium: count, hard: count, best: count });
const figure = z.int().min(1);
const which = { circuit: z.string(), kind: z.enum(['lap', 'race']) };

/** actions: the answers of the run in order. figure: its time. */
const rival = z.strictObject({ character: z.string(), level, figure, actions: z.array(z.unknown()) });

/** times: rows of a time and the runs of each level that had it. */
const solo = z.strictObject({
  measure: z.literal('rounds'),
  ...which,
  runs: byLevel,
  thresholds: z.strictObject({ bronze: figure, silver: figure, gold: figure, author: figure }),
  times: z.array(z.tuple([figure, count, count, count, count])),
  rival,
});
export type SoloMedals = z.infer<typeof solo>;

/** Wins of each level against the rivals of each medal. */
const rivals = z.strictObject({
  measure: z.literal('wins'),
  ...which,
  rungs: z.array(z.strictObject({ medal: z.enum(MEDALS), level, runs: byLevel, wins: byLevel })),
});
export type RivalMedals = z.infer<typeof rivals>;

/** seed: of the runs, so that they can be repeated. */
export const medalFile = z.strictObject({
  format: z.literal(1),
  game: z.string(),
  rulesVersion: z.int(),
  seed: z.string(),
  trials: z.array(z.discriminatedUnion('measure', [solo, rivals])),
});
export type MedalFile = z.infer<typeof medalFile>;
export type TrialMedals = MedalFile['trials'][number];

/** The medals of one trial in a file. */
export function medalsIn(file: MedalFile | undefined, circuit: string, kind: string): TrialMedals | undefined {
  return file?.trials.find((one) => one.circuit === circuit && one.kind === kind);
}

/** What is wrong with a trial's medals; empty if nothing: the best driver must reach gold, and the easiest bronze. */
export function unreachedIn(medals: TrialMedals): string[] {
  if (medals.measure === 'wins') {
    return medals.rungs.flatMap(({ medal, wins }) => [
      ...(medal === 'gold' && wins.best === 0 ? ['the best driver never wins gold'] : []),
      ...(medal === 'bronze' && wins.easy === 0 ? ['the easiest driver never wins bronze'] : []),
    ]);
  }
  const { times, thresholds } = medals;
  const best = times.find((row) => row[4] > 0)?.[0] ?? Number.POSITIVE_INFINITY;
  const easy = times.find((row) => row[1] > 0)?.[0] ?? Number.POSITIVE_INFINITY;
  return [
    ...(best <= thresholds.gold ? [] : ['the best driver never reaches gold']),
    ...(easy <= thresholds.bronze ? [] : ['the easiest driver never reaches bronze']),
  ];
}
