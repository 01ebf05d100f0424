// One report, or one try of a change, from its plan to its end. Not here: whose turn it is, and what is kept (reports.ts).

import type { BalancePlan } from '@ai/balance/plan';
import { RaceFailed, runBalance } from '@ai/balance/run';
import type { ReportProgress } from '@api/report/commands';
import { reportOf } from '@balance/report';
import type { Tally } from '@balance/tally';
import type { AnyGame, Circuit, Json } from '@core/contract';
import type { Context } from '../context';
import type { ReportWorkers } from './report-workers';
import { duelsOf, usualPlan } from './usual-plan';

/** Races of a try, and duels of two levels in between, which it needs only where skill is in question. */
const TRIED = { races: 60, duels: 40 } as const;
/** Fewer races say nothing about how long the others take. */
const LEAST_TIMED = 4;

/** What is raced on. source: of a circuit that a player made, which this process has learned. */
export interface Raced {
  readonly game: AnyGame;
  readonly circuit: Circuit;
  readonly source?: Json;
}

/** The races of a try. duels: whether it is about skill. */
export function trialPlanOf(raced: Raced, duels: boolean): BalancePlan {
  return {
    ...usualPlan(raced),
    races: TRIED.races,
    duels: duels ? duelsOf(raced.game, TRIED.duels) : 0,
  };
}

/** What the races of a plan need. */
interface Means extends Pick<Context, 'clock' | 'log'> {
  readonly workers: ReportWorkers;
}

/** The races of one plan. heard: called after each one, and at the end. */
export class Work {
  readonly plan: BalancePlan;
  private readonly stopping = new AbortController();
  private readonly means: Means;
  private status: ReportProgress['status'] = 'waiting';
  private tally: Readonly<Tally> | undefined;
  private startedAt = 0;
  private over = 0;
  private failed: string | null = null;

  constructor(means: Means, plan: BalancePlan) {
    this.means = means;
    this.plan = plan;
  }

  get isOpen(): boolean {
    return this.status === 'waiting' || this.status === 'running';
  }

  /** Drives all races. Never rejects. */
  async drive(heard: () => void): Promise<void> {
    if (!this.isOpen) return;
    const { workers, clock, log } = this.means;
    this.status = 'running';
    this.startedAt = clock.steady();
    heard();
    try {
      await runBalance(workers, this.plan, {
        atOnce: workers.atOnce,
        stop: this.stopping.signal,
        heard: (tally, over) => {
          // What comes after it was stopped is no part of what was kept.
          if (!this.isOpen) return;
          this.tally = tally;
          this.over = over;
          heard();
        },
      });
      if (this.isOpen) this.status = 'done';
    } catch (error) {
      if (!this.isOpen) return;
      log.error({ err: error }, 'a race of a balance report failed');
      this.status = 'failed';
      this.failed = error instanceof RaceFailed ? error.seed : null;
    }
  }

  /** Ends it at once; what is known stays. */
  stop(): void {
    if (!this.isOpen) return;
    this.status = 'stopped';
    this.stopping.abort();
  }

  /** How far it is. */
  progress(): ReportProgress {
    const { races, duels } = this.plan;
    const unended = this.tally?.unended.filter(({ series }) => series === 'fair').length ?? 0;
    return {
      status: this.status,
      driven: (this.tally?.races ?? 0) + unended,
      of: races,
      share: this.over / (races + duels),
      msLeft: this.msLeft(races + duels),
      report: this.tally === undefined ? null : reportOf(this.tally),
      failed: this.failed,
    };
  }

  private msLeft(all: number): number | null {
    if (this.status !== 'running' || this.over < LEAST_TIMED) return null;
    return Math.round(((this.means.clock.steady() - this.startedAt) / this.over) * (all - this.over));
  }
}
