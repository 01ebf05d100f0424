// The result of a scored race of the day, computed from the race once it is over. Not here: keeping it (daily.ts).

import { raceSetup } from '@api/contract';
import { type DailyResult, dailyResult } from '@api/daily/commands';
import { codeOf, readCode } from '@daily/code';
import { proofOf, squaresOf } from '@daily/proof';
import { type DailyKind, numberOf } from '@daily/race';
import type { StoredDaily } from '@store/daily/daily';
import { z } from 'zod';
import { sameRules } from '../archive/finished';
import type { Context } from '../context';

const standings = z.array(z.object({ seat: z.int(), place: z.int(), status: z.string() }));

/** The result of an attempt whose race is over; undefined while it runs, and if its race is gone or damaged. */
export function settled(context: Context, { kind, day, race }: StoredDaily): DailyResult | undefined {
  const head = context.store.saves.head(race);
  if (head === undefined || head.status !== 'finished') return undefined;
  const game = sameRules(context, head);
  const record = context.store.saves.record(race);
  const setup = raceSetup.safeParse(head.setup);
  const places = standings.safeParse(head.standings);
  if (game === undefined || record === undefined || !setup.success || !places.success) return undefined;
  const seat = setup.data.seats.findIndex(({ driver }) => driver.kind === 'you');
  const own = places.data.find((one) => one.seat === seat);
  const proof = proofOf(game, record);
  if (own === undefined || proof === undefined) return undefined;
  const points = context.store.archive.scores(race)?.scores[seat]?.points ?? 0;
  const result = {
    place: own.place,
    cars: places.data.length,
    points,
    rounds: head.rounds,
    finished: own.status !== 'out',
  };
  const code = codeOf({ kind: kind as DailyKind, number: numberOf(kind as DailyKind, day), ...result, proof });
  return { ...result, squares: squaresOf(game, record, seat), code, match: race };
}

/** The kept result of an attempt; undefined if it has none, or one that can't be read. */
export function keptResult(context: Context, { result, race }: StoredDaily): DailyResult | undefined {
  const read = dailyResult.safeParse(result);
  if (!read.success) return undefined;
  const isThere = context.store.saves.head(race) !== undefined;
  return { ...read.data, match: isThere ? race : null };
}

/** The proof in a code of one's own. */
export function proofIn({ code }: DailyResult): string | undefined {
  return readCode(code)?.proof;
}
