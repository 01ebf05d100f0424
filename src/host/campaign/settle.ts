// The result of a race of the campaign or the ladder, computed from its record once it is over. Not here: keeping it (campaign.ts).

import { type ChallengeResult, challengeResult } from '@api/campaign/commands';
import { raceSetup } from '@api/contract';
import { reaches } from '@campaign/goal';
import type { Challenge } from '@campaign/plan';
import type { AnyGame, Figures, RaceRecord, Seat } from '@core/contract';
import { advance, begin } from '@core/engine';
import type { StoredChallenge } from '@store/campaign/campaign';
import { z } from 'zod';
import { sameRules } from '../archive/finished';
import type { Context } from '../context';

const standings = z.array(z.object({ seat: z.int(), place: z.int(), status: z.string() }));

/** The result of a race that is over; undefined while it runs, and if it is gone or damaged. */
export function settled(context: Context, { race }: StoredChallenge, plan: Challenge): ChallengeResult | undefined {
  const head = context.store.saves.head(race);
  if (head === undefined || head.status !== 'finished') return undefined;
  const game = sameRules(context, head);
  const record = context.store.saves.record(race);
  const setup = raceSetup.safeParse(head.setup);
  const places = standings.safeParse(head.standings);
  if (game === undefined || record === undefined || !setup.success || !places.success) return undefined;
  const seat = setup.data.seats.findIndex(({ driver }) => driver.kind === 'you');
  const own = places.data.find((one) => one.seat === seat);
  const figures = figuresIn(game, record)?.[seat];
  if (own === undefined || figures === undefined) return undefined;
  const out = own.status === 'out';
  const assisted = isAssisted(record, seat);
  const { figure } = plan.goal;
  return {
    place: own.place,
    cars: places.data.length,
    out,
    figure: figure === undefined ? null : (figures[figure.id] ?? null),
    assisted,
    reached: !assisted && reaches(plan.goal, { place: own.place, out, figures }),
  };
}

/** The kept result; undefined if there is none, or one that can't be read. */
export function keptResult({ result }: StoredChallenge): ChallengeResult | undefined {
  const read = challengeResult.safeParse(result);
  return read.success ? read.data : undefined;
}

/** The statistics of every car, by driving the record again; undefined if the rules refuse it. */
function figuresIn(game: AnyGame, record: RaceRecord): Figures[] | undefined {
  const begun = begin(game, record.config, record.seed);
  if (!begun.ok) return undefined;
  const { state, events } = begun.value;
  const log: unknown[] = [...events];
  for (const move of record.moves) {
    const turn = advance(game, state, move);
    if (!turn.ok) return undefined;
    log.push(...turn.value.events);
  }
  return game.figuresOf(state, log);
}

/** Whether an AI driver answered for this seat. */
function isAssisted({ moves }: RaceRecord, seat: Seat): boolean {
  return moves.some((move) => move.seat === seat && move.by === 'bot');
}
