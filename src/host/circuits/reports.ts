// Balance reports on this computer: one after the other in the background, kept with their circuits. Not here: the races of one
// (report-work.ts), the threads (report-workers.ts), or what a report means (src/balance).

import type { Reply } from '@api/contract';
import { message } from '@api/messages';
import type { CircuitReport, ReportedCircuit, ReportProgress, ReportTrial } from '@api/report/commands';
import type { Handlers } from '@api/session';
import type { CircuitChange, Json } from '@core/contract';
import { granted, type Refused, refuse } from '../api-errors';
import { type Context, tellOwners } from '../context';
import { saveCircuit } from './circuits';
import { readReport, storedReport } from './kept-report';
import { changedSubject, changesIn, keyOf, type Subject, subjectOf } from './report-subject';
import { trialPlanOf, Work } from './report-work';
import type { ReportWorkers } from './report-workers';
import { fieldOf, USUAL, usualPlan } from './usual-plan';

type Commands = 'report.start' | 'report.stop' | 'report.get' | 'report.try' | 'report.keep' | 'report.back';

/** ms between two pushes about one circuit. */
const BETWEEN = 500;
/** A circuit counts as raced once this many AI drivers have finished it. */
const RACED_BY = 4;
/** Reports on circuits of the box that are remembered, at most. */
const MOST_BOXED = 20;

/** A report that has begun in this host. trial: of a change; of: the content that it changes. */
interface Begun {
  readonly on: ReportedCircuit;
  readonly work: Work;
  readonly content: string;
  readonly trial?: { readonly change: CircuitChange; readonly source: Json; readonly of: string };
}

/** The reports of one host. */
export class Reports {
  readonly handlers: Pick<Handlers, Commands> = {
    'report.start': (on) => this.with(on, (subject) => this.start(on, subject)),
    'report.get': (on) => this.with(on, () => undefined),
    'report.stop': (on) => this.with(on, () => this.stopAll(on)),
    'report.try': ({ kept, change }) => this.with({ kept }, (subject) => this.try({ kept }, subject, change)),
    'report.keep': ({ kept }) => this.with({ kept }, (subject) => this.keepTrial({ kept }, subject)),
    'report.back': ({ kept }) => this.with({ kept }, () => this.drop(this.trials, keyOf({ kept }))),
  };
  private readonly context: Context;
  private readonly workers: ReportWorkers;
  private readonly reports = new Map<string, Begun>();
  private readonly trials = new Map<string, Begun>();
  private readonly queue: Begun[] = [];
  /** Cancels the push that is due, by circuit. */
  private readonly due = new Map<string, () => void>();
  private driving: Begun | undefined;
  private isClosed = false;

  constructor(context: Context, workers: ReportWorkers) {
    this.context = context;
    this.workers = workers;
  }

  /** A circuit was deleted from the workshop. */
  gone(kept: string): void {
    this.drop(this.reports, keyOf({ kept }));
    this.drop(this.trials, keyOf({ kept }));
  }

  /** Stops every report and keeps what it knows. */
  close(): void {
    this.isClosed = true;
    for (const begun of [...this.reports.values(), ...this.trials.values()]) {
      if (!begun.work.isOpen) continue;
      begun.work.stop();
      this.keep(begun);
    }
    for (const cancel of this.due.values()) cancel();
    this.due.clear();
  }

  private isOpen(): boolean {
    return !this.isClosed;
  }

  /** Answers with the state of a report after some work on it. */
  private with(on: ReportedCircuit, work: (subject: Subject) => Refused | undefined): Reply<CircuitReport> {
    const subject = subjectOf(this.context, on);
    if (!subject.ok) return subject;
    const refused = work(subject.value);
    if (refused !== undefined) return refused;
    const now = subjectOf(this.context, on);
    return now.ok ? granted(this.stateOf(on, now.value)) : now;
  }

  private start(on: ReportedCircuit, subject: Subject): undefined {
    const key = keyOf(on);
    const before = this.reports.get(key);
    if (before?.work.isOpen === true && before.content === subject.content) return;
    this.drop(this.reports, key);
    this.begin(this.reports, { on, work: this.workOn(usualPlan(subject)), content: subject.content });
    const boxed = [...this.reports].filter(([, one]) => 'game' in one.on && !one.work.isOpen);
    for (const [old] of boxed.slice(0, Math.max(0, boxed.length - MOST_BOXED))) this.reports.delete(old);
  }

  private stopAll(on: ReportedCircuit): undefined {
    const key = keyOf(on);
    for (const begun of [this.reports.get(key), this.trials.get(key)]) {
      if (begun?.work.isOpen !== true) continue;
      this.halt(begun);
      // One that is being driven tells its end by itself.
      if (this.driving !== begun) this.ended(begun);
    }
  }

  private try(on: ReportedCircuit, subject: Subject, change: CircuitChange): Refused | undefined {
    const copy = changedSubject(subject, change);
    if (copy === undefined) return refuse('bad-input', message('report.no-change'));
    this.drop(this.trials, keyOf(on));
    const work = this.workOn(trialPlanOf(copy, 'laps' in change));
    const trial = { change, source: copy.source, of: subject.content };
    this.begin(this.trials, { on, work, content: copy.content, trial });
    return undefined;
  }

  /** Saves the circuit of a try in place of the present one; its report is then the try's. */
  private keepTrial(on: { kept: string }, subject: Subject): Refused | undefined {
    const { circuits } = this.context.store;
    const key = keyOf(on);
    const begun = this.trials.get(key);
    const report = begun?.work.progress().report ?? null;
    if (begun?.trial === undefined || report === null || begun.work.isOpen)
      return refuse('not-found', message('report.no-try'));
    if (begun.trial.of !== subject.content) return refuse('not-allowed', message('report.changed'));
    if (circuits.get(on.kept)?.hasDraft === true) return refuse('not-allowed', message('report.draft'));
    // A name that was changed meanwhile stays.
    const { name = '', author = '' } = fieldsOf(subject.source);
    const saved = saveCircuit(this.context, on.kept, { ...fieldsOf(begun.trial.source), name, author });
    if (!saved.ok) return saved;
    this.drop(this.reports, key);
    this.drop(this.trials, key);
    if (report.races > 0 && report.cars >= RACED_BY) circuits.setRaced(on.kept, begun.content);
    this.keep({ on, work: begun.work, content: begun.content });
    return undefined;
  }

  private workOn(plan: Work['plan']): Work {
    const { clock, log } = this.context;
    return new Work({ clock, log, workers: this.workers }, plan);
  }

  private begin(among: Map<string, Begun>, begun: Begun): void {
    among.set(keyOf(begun.on), begun);
    this.queue.push(begun);
    void this.driveOn();
  }

  /** Drives what waits, one report after the other. */
  private async driveOn(): Promise<void> {
    if (this.driving !== undefined) return;
    for (let next = this.queue.shift(); next !== undefined && this.isOpen(); next = this.queue.shift()) {
      const begun = next;
      this.driving = begun;
      let isMarked = false;
      await begun.work.drive(() => {
        if (!isMarked) isMarked = this.mark(begun);
        this.tell(begun.on, false);
      });
      this.driving = undefined;
      if (this.isOpen()) this.ended(begun);
    }
    if (this.isOpen()) await this.workers.rest();
  }

  /** Marks the circuit as raced once a race has been finished on it; returns whether there is nothing left to do. */
  private mark({ on, work, content, trial }: Begun): boolean {
    if ('game' in on || trial !== undefined || work.plan.field.length < RACED_BY) return true;
    if ((work.progress().report?.races ?? 0) === 0) return false;
    const { circuits } = this.context.store;
    if (circuits.get(on.kept)?.circuit === content) {
      circuits.setRaced(on.kept, content);
      tellOwners(this.context, 'circuits.changed', {});
    }
    return true;
  }

  private ended(begun: Begun): void {
    const key = keyOf(begun.on);
    // One that was replaced or dropped leaves nothing.
    if (this.reports.get(key) !== begun && this.trials.get(key) !== begun) return;
    this.keep(begun);
    this.tell(begun.on, true);
  }

  /** Stores a report that is over; a try lives as long as the host. */
  private keep({ on, work, content, trial }: Begun): void {
    const progress = work.progress();
    if ('game' in on || trial !== undefined || progress.report === null) return;
    try {
      this.context.store.circuits.setReport(on.kept, storedReport({ circuit: content, progress }));
      tellOwners(this.context, 'circuits.changed', {});
    } catch (error) {
      // It is still shown until the host ends.
      this.context.log.warn({ err: error, kept: on.kept }, 'a balance report could not be kept');
    }
  }

  private drop(among: Map<string, Begun>, key: string): undefined {
    const begun = among.get(key);
    among.delete(key);
    if (begun !== undefined) this.halt(begun);
  }

  private halt(begun: Begun): void {
    const at = this.queue.indexOf(begun);
    if (at >= 0) this.queue.splice(at, 1);
    begun.work.stop();
  }

  /** Sends the state of a report, at most every half second, and its end at once. */
  private tell(on: ReportedCircuit, isEnd: boolean): void {
    const key = keyOf(on);
    if (this.due.has(key) && !isEnd) return;
    this.due.get(key)?.();
    const send = (): void => {
      this.due.delete(key);
      const subject = subjectOf(this.context, on);
      if (subject.ok) tellOwners(this.context, 'report.progress', { on, state: this.stateOf(on, subject.value) });
    };
    if (isEnd) send();
    else this.due.set(key, this.context.clock.setTimer(BETWEEN, send));
  }

  private stateOf(on: ReportedCircuit, subject: Subject): CircuitReport {
    const { game, content } = subject;
    const known = this.knownOf(on);
    const isOlder = known !== undefined && known.content !== content;
    return {
      game: game.id,
      circuit: content,
      ...fieldOf(game),
      races: USUAL.races,
      progress: known?.progress ?? null,
      isOlder,
      changes: isOlder ? [] : changesIn(known?.progress, subject),
      trial: this.trialOf(on, content),
    };
  }

  /** What is known of a report, from this host's work or from the workshop. */
  private knownOf(on: ReportedCircuit): { content: string; progress: ReportProgress } | undefined {
    const begun = this.reports.get(keyOf(on));
    if (begun !== undefined) return { content: begun.content, progress: begun.work.progress() };
    const read = 'kept' in on ? readReport(this.context.store.circuits.get(on.kept)?.report) : undefined;
    return read && { content: read.circuit, progress: read.progress };
  }

  /** The try of a circuit; none if the circuit has changed since. */
  private trialOf(on: ReportedCircuit, content: string): ReportTrial | null {
    const begun = this.trials.get(keyOf(on));
    if (begun?.trial === undefined || begun.trial.of !== content) return null;
    const { change, source } = begun.trial;
    return { ...begun.work.progress(), change, source, circuit: begun.content };
  }
}

function fieldsOf(source: Json | undefined): Record<string, Json> {
  return typeof source === 'object' && source !== null ? { ...(source as Readonly<Record<string, Json>>) } : {};
}
