// Balance reports of circuits in the contract: AI drivers race on a circuit in the background, and the report grows.
// Not here: what a report means (src/balance), or the circuits themselves (circuits/commands.ts).

import { BOT_IDS } from '@core/contract';
import { command, id, owner } from '../shapes';
import { z } from '../zod';

const share = z.number().min(0).max(1);
const count = z.int().min(0);
const amount = z.number().min(0);
const interval = { low: share, high: share };
const range = { low: amount, high: amount };
const wins = { starts: count, won: amount, share, ...interval };
const spread = { mean: amount, least: amount, lower: amount, middle: amount, upper: amount, most: amount };
const nearest = z.int().nullable();
const list = <T extends z.ZodType>(shape: T) => z.array(shape).readonly();

/** What the races say so far; with the fields of BalanceReport (src/balance/report.ts). */
export const balanceReport = z.object({
  game: id,
  circuit: id,
  cars: count,
  races: count,
  unended: list(z.object({ series: z.enum(['fair', 'skill']), index: count, seed: z.string() })),
  starts: list(z.object({ place: count, ...wins, fair: z.object(interval) })),
  rounds: z.object(spread).nullable(),
  minutes: z.object({ lower: amount, mean: amount, upper: amount }).nullable(),
  places: list(
    z.object({
      place: z.string(),
      corner: count.nullable(),
      limit: z.object({ now: z.int(), lower: nearest, higher: nearest }).nullable(),
      passes: count,
      troubles: count,
      cost: count,
      troubleShare: amount,
      costPerPass: amount,
      /** Reports from before overtakes had a place have none. */
      overtakes: amount.nullable().default(null),
    }),
  ),
  /** Reports from before ways were counted have none. */
  legs: list(z.object({ leg: count, runs: count, ways: amount })).default([]),
  laps: list(z.object({ lap: count, overtakes: amount, leadChanges: amount })),
  gapUnit: z.enum(['spaces', 'rows', 'rounds', 'checkpoints']).nullable(),
  gaps: list(z.object({ place: count, ...spread })),
  open: share.nullable(),
  drivers: list(z.object({ driver: z.string(), ...wins })),
  skill: z.object({ ...wins, better: z.string(), worse: z.string() }).nullable(),
  lapsOption: z.object({ now: z.int(), min: z.int(), max: z.int() }).nullable(),
  usual: z.object({ troubles: amount, minutes: amount }).nullable(),
  /** Reports from before these were counted have none. */
  costPerLap: amount.nullable().default(null),
  box: z
    .object({ minutes: z.object(range), skill: z.object(interval), costPerLap: z.object(range) })
    .nullable()
    .default(null),
});

/** A change of one thing (CircuitChange): the limit or the place of a corner, 1-based in driving order, or the laps of a race. */
export const circuitChange = z.union([
  z.object({ corner: z.int().min(1).max(99), limit: z.int().min(0).max(999) }),
  z.object({ corner: z.int().min(1).max(99), move: z.int().min(-9).max(9) }),
  z.object({ laps: z.int().min(1).max(99) }),
]);

/**
 * How far the races are. waiting: another report has to end first; stopped: before all races were driven; failed: a race did not
 * go as the rules allow. driven: races that are over; of: all of them, both without duels of two levels. share: of all the work,
 * duels included. msLeft: estimated while it runs.
 */
export const reportProgress = z.object({
  status: z.enum(['waiting', 'running', 'stopped', 'done', 'failed']),
  driven: count,
  of: count,
  share,
  msLeft: count.nullable(),
  report: balanceReport.nullable(),
  /** The seed of the race that failed. */
  failed: z.string().nullable(),
});
export type ReportProgress = z.infer<typeof reportProgress>;

/** A try of a change on a copy. circuit: the content that it would have; source: its own. */
export const reportTrial = reportProgress.extend({ change: circuitChange, circuit: id, source: z.unknown() });
export type ReportTrial = z.infer<typeof reportTrial>;

/**
 * All about the report of a circuit. circuit: the id of its content now. level: of the drivers. cars: in a race. races: driven for
 * a whole report. progress: null if none has begun. isOlder: the circuit has changed since. changes: what the report suggests and
 * can be tried.
 */
export const circuitReport = z.object({
  game: id,
  circuit: id,
  level: z.enum(BOT_IDS),
  cars: count,
  races: count,
  progress: reportProgress.nullable(),
  isOlder: z.boolean(),
  changes: z.array(circuitChange),
  trial: reportTrial.nullable(),
});
export type CircuitReport = z.infer<typeof circuitReport>;

/** A circuit of the workshop by its place there, or one of the box, whose report lasts as long as the host runs. */
export const reportedCircuit = z.union([z.object({ kept: id }), z.object({ game: id, circuit: id })]);
export type ReportedCircuit = z.infer<typeof reportedCircuit>;

const kept = z.object({ kept: id });

export const circuitReportCommands = {
  /** Begins the races, or waits until the races of another report are over. Does nothing while they run. */
  'report.start': command(owner, reportedCircuit, circuitReport),
  /** Stops the races of the report and of a try; what is known stays. */
  'report.stop': command(owner, reportedCircuit, circuitReport),
  'report.get': command(owner, reportedCircuit, circuitReport),
  /** Tries a change on a copy, instead of the try before. */
  'report.try': command(owner, kept.extend({ change: circuitChange }), circuitReport),
  /** Keeps the changed circuit of the try, with the report on it. Refused if the circuit has changes that were not saved. */
  'report.keep': command(owner, kept, circuitReport),
  /** Drops the try. */
  'report.back': command(owner, kept, circuitReport),
} as const;

export const circuitReportPushes = {
  /** The report of a circuit grew or ended; at most twice a second. */
  'report.progress': z.object({ on: reportedCircuit, state: circuitReport }),
} as const;
