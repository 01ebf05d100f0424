// The jobs of a review: the outline of a race, one decision of it, and how a decision looked to its seat.
// Not here: when they run (making.ts).

import { type Care, judge, stateAt } from '@ai/review/judge';
import { outlineOf } from '@ai/review/outline';
import { type Reply, seatInfo } from '@api/contract';
import { isPerson } from '@api/drivers';
import { message } from '@api/messages';
import type { ReviewLook } from '@api/review/commands';
import { attempt } from '@core/attempt';
import type { AnyGame, Json, RaceRecord, Seat } from '@core/contract';
import { findDecision } from '@core/engine';
import type { Judged } from '@core/review';
import { z } from 'zod';
import { granted, type Refused, refuse } from '../api-errors';
import { finishedRace, sameRules } from '../archive/finished';
import type { Context } from '../context';
import type { Outlined } from '../jobs/job-types';

const DAMAGED = message('review.damaged');

/** What can be reviewed in a finished race. */
export function outlineIn(context: Context, match: string): Reply<Outlined> {
  const race = raceOf(context, match);
  if (!race.ok) return race;
  const { game, record, seats } = race.value;
  // A damaged record may lead the rules into states that no race reaches, so they may throw.
  const outline = attempt(() => outlineOf(game, record, seats));
  if (!outline.ok || outline.value === undefined) return refuse('storage', DAMAGED);
  return granted({ ...outline.value, seats });
}

/** One decision, judged; null if there was nothing to decide. */
export function decisionIn(
  context: Context,
  match: string,
  { step, care }: { step: number; care: Care },
): Reply<Judged | null> {
  const race = raceOf(context, match);
  return race.ok ? granted(judge(race.value.game, race.value.record, step, care)) : race;
}

/** The view and the choices of the driver who decided after this many moves. */
export function lookIn(context: Context, match: string, step: number): Reply<ReviewLook> {
  const race = raceOf(context, match);
  if (!race.ok) return race;
  const { game, record } = race.value;
  const move = record.moves[step];
  const state = move && attempt(() => stateAt(game, record, step));
  const decision = state?.ok ? findDecision(state.value, move?.ask ?? 0) : undefined;
  if (!state?.ok || decision === undefined) return refuse('not-found', message('review.none'));
  const view = game.view(state.value, decision.seat) as Json;
  return granted({
    seat: decision.seat,
    kind: decision.kind,
    view,
    choices: game.choices(state.value, decision) as Json,
  });
}

interface Race {
  game: AnyGame;
  record: RaceRecord;
  seats: Seat[];
}

function raceOf(context: Context, match: string): { ok: true; value: Race } | Refused {
  const found = finishedRace(context, match);
  if (!found.ok) return found;
  const game = sameRules(context, found.value);
  if (game === undefined) return refuse('not-allowed', message('review.other-rules'));
  const record = context.store.saves.record(match);
  const infos = z.array(seatInfo).safeParse(found.value.seats);
  if (record === undefined || !infos.success) return refuse('storage', DAMAGED);
  const seats = infos.data.filter((info) => isPerson(info.driver)).map((info) => info.seat);
  return { ok: true, value: { game, record, seats } };
}
