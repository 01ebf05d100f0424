// The circuit that a report is about, and what it becomes with a change. Not here: the races (report-work.ts).

import { message } from '@api/messages';
import type { CircuitReport, ReportedCircuit, ReportProgress } from '@api/report/commands';
import { circuitChange } from '@api/report/commands';
import { shownOf, verdictOf } from '@balance/verdict';
import type { CircuitChange, Json } from '@core/contract';
import { type Refused, refuse } from '../api-errors';
import { type Context, gameIn } from '../context';
import { changedSource } from './changed-source';
import { noSuchCircuit } from './circuits';
import type { Raced } from './report-work';

/** A circuit that can have a report. content: the id of its content. */
export interface Subject extends Raced {
  readonly content: string;
}

/** A circuit with its source, of the workshop. */
export type Changed = Subject & { readonly source: Json };

/** Tells the reports of circuits apart. */
export function keyOf(on: ReportedCircuit): string {
  return 'kept' in on ? `kept/${on.kept}` : `${on.game}/${on.circuit}`;
}

/** The circuit that a report is about; refused if there is none, or it can't be raced. */
export function subjectOf(context: Context, on: ReportedCircuit): { ok: true; value: Subject } | Refused {
  if ('game' in on) {
    const game = gameIn(context, on.game);
    const circuit = game?.circuits.find(({ id }) => id === on.circuit);
    if (game === undefined || circuit === undefined) return noSuchCircuit();
    return { ok: true, value: { game, circuit, content: circuit.id } };
  }
  const stored = context.store.circuits.get(on.kept);
  const game = stored && gameIn(context, stored.game);
  const reading = game?.workshop?.read(stored?.source);
  if (game?.workshop === undefined || reading?.source === undefined || reading.id === undefined) return noSuchCircuit();
  if (reading.problems.some(({ level }) => level === 'error')) return refuse('not-allowed', message('report.errors'));
  const { source, id: content } = reading;
  return { ok: true, value: { game, circuit: game.workshop.learn(source), source, content } };
}

/** The circuit with a change; undefined if it can't have it, or can't be raced then. */
export function changedSubject(subject: Subject, change: CircuitChange): Changed | undefined {
  const { game } = subject;
  const changed = changedSource(subject, change);
  if (game.workshop === undefined || changed === undefined) return undefined;
  return { game, circuit: game.workshop.learn(changed.source), ...changed };
}

/** What the report suggests and this circuit can become. */
export function changesIn(progress: ReportProgress | undefined, subject: Subject): CircuitReport['changes'] {
  const report = progress?.report;
  if (report == null) return [];
  return shownOf(verdictOf(report).suggestions, (change) => {
    const isPlain = circuitChange.safeParse(change).success;
    return isPlain && changedSource(subject, change) !== undefined;
  });
}
