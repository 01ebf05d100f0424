// The list of races, and which of them can be continued. Not here: opening one (races.ts).

import { type MatchSummary, matchSummary } from '@api/contract';
import { message } from '@api/messages';
import { isOver } from '@core/engine';
import type { MessageDescriptor } from '@i18n/messages';
import type { RaceHead } from '@store/races/head';
import type { Context } from '../context';
import { resume, troubleIn } from '../match/resume';
import { seatsIn } from '../match/seats';
import { originOf } from '../seasons/origin';

/** Finished races on the list, newest first, at most; older ones stay on disk. */
export const LISTED_FINISHED = 200;

export interface Summaries {
  list(): MatchSummary[];
  /** Clears the cache, because the database was replaced. */
  clear(): void;
}

/** The race list of a host. Each open race is checked once per change, so that a damaged one is reported before it is opened. */
export function createSummaries(context: Context): Summaries {
  const known = new Map<string, { savedAt: number; step: number; summary: MatchSummary }>();

  function summaryOf(head: RaceHead): MatchSummary {
    const before = known.get(head.id);
    // Seats can change without a step, so they always come from the row.
    if (before?.savedAt === head.savedAt && before.step === head.step && head.trouble === undefined) {
      const seats = painted(head.seats, before.summary.seats);
      return checked(context, { ...before.summary, ...rowOf(context, head), seats }, head);
    }
    const summary = head.status === 'open' ? openRace(context, head) : finishedRace(context, head);
    if (summary.status !== 'damaged') known.set(head.id, { savedAt: head.savedAt, step: head.step, summary });
    return summary;
  }

  return {
    list() {
      const heads = context.store.saves.list(LISTED_FINISHED);
      const ids = new Set(heads.map((head) => head.id));
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
      return heads.map(summaryOf);
    },
    clear() {
      known.clear();
    },
  };
}

function openRace(context: Context, head: RaceHead): MatchSummary {
  const back = resume(context.store.saves, context.games, head);
  if (!back.ok) return damagedRace(context, head, back.trouble);
  const { game, config, state } = back;
  const status = isOver(state) ? 'finished' : 'open';
  const seats = seatsIn(game, state, back.seats);
  const race = { seats, options: config.options, standings: game.standings(state), view: game.view(state, 'watcher') };
  return checked(context, { ...rowOf(context, head), ...race, status, trouble: null }, head);
}

function finishedRace(context: Context, head: RaceHead): MatchSummary {
  const options = (head.config as { options?: unknown } | undefined)?.options;
  const race = {
    options,
    standings: head.standings,
    view: null,
    trouble: head.trouble === undefined ? null : troubleIn(head.trouble),
  };
  const status = head.trouble === undefined ? 'finished' : 'damaged';
  return checked(context, { ...rowOf(context, head), ...race, status }, head);
}

function rowOf(context: Context, head: RaceHead) {
  return {
    match: head.id,
    game: head.game,
    circuit: head.circuit,
    seats: head.seats,
    clock: head.clock,
    step: head.step,
    startedAt: isoOf(head.startedAt),
    savedAt: isoOf(head.savedAt),
    origin: originOf(context, head),
  };
}

function checked(context: Context, summary: unknown, head: RaceHead): MatchSummary {
  const fits = matchSummary.safeParse(summary);
  return fits.success ? fits.data : damagedRace(context, head, message('race.unlisted'));
}

function damagedRace(context: Context, head: RaceHead, trouble: MessageDescriptor): MatchSummary {
  const seats = matchSummary.shape.seats.safeParse(head.seats);
  const rest = { options: {}, standings: [], view: null };
  return { ...rowOf(context, head), ...rest, seats: seats.success ? seats.data : [], status: 'damaged', trouble };
}

/** The seats of a row in the colours that they had at this step. */
function painted(row: unknown, seen: MatchSummary['seats']): unknown {
  const seats = matchSummary.shape.seats.safeParse(row);
  return seats.success ? seats.data.map((one, at) => ({ ...one, colour: seen[at]?.colour ?? one.colour })) : row;
}

/** A damaged time must not crash the app. */
function isoOf(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}
