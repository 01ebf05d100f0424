// The shapes of a career's plan and results as they are stored and as files carry them. Not here: what follows from them (src/career).

import { careerPerson } from '@api/career/commands';
import { CAREER_LIMITS, LEAGUES, LIMITS } from '@api/constants';
import { colour, id, options, sized } from '@api/shapes';
import type { CareerPlan, PartResult } from '@career/types';
import { LEVELS } from '@core/contract';
import { z } from 'zod';

/** Seasons of a career, at most: years of evenings. */
const MOST_SEASONS = 1000;
const COUNT = 100_000;

const reward = z.strictObject({ kind: z.enum(['trophy', 'livery', 'pattern']), id });
const offer = z.strictObject({
  id,
  of: z.int().min(1).max(1000),
  rival: id.nullable(),
  game: id.nullable(),
  reward,
});
const season = z.strictObject({
  league: z.enum(LEAGUES),
  rivals: z.array(z.strictObject({ id, colour, level: z.enum(LEVELS) })).refine(...sized(4, 5)),
  races: z
    .array(z.strictObject({ game: id, circuit: id, options }))
    .refine(...sized(CAREER_LIMITS.fewest, CAREER_LIMITS.most)),
  offers: z.array(offer).refine(...sized(CAREER_LIMITS.objectives, 20)),
  chosen: z
    .array(id)
    .refine(...sized(CAREER_LIMITS.objectives, CAREER_LIMITS.objectives))
    .nullable(),
});

/** A plan. */
export const careerPlan = z.strictObject({
  seed: z.string().refine(...sized(1, LIMITS.seed)),
  name: z
    .string()
    .trim()
    .refine(...sized(1, CAREER_LIMITS.name)),
  people: z.array(careerPerson.strict()).refine(...sized(1, CAREER_LIMITS.people)),
  games: z.array(id).refine(...sized(1, CAREER_LIMITS.games)),
  races: z.int().min(CAREER_LIMITS.fewest).max(CAREER_LIMITS.most),
  seasons: z.array(season).refine(...sized(1, MOST_SEASONS)),
}) satisfies z.ZodType<CareerPlan>;

const place = z.int().min(1).max(LIMITS.seats);

/** A result. */
export const partResult = z.strictObject({
  cars: z
    .array(
      z.strictObject({
        driver: id,
        place,
        out: z.boolean(),
        start: place,
        last: place,
        led: z.int().min(0).max(COUNT),
      }),
    )
    .refine(...sized(2, LIMITS.seats)),
  met: z
    .array(z.strictObject({ kind: z.enum(['hit', 'tow', 'held']), by: id, to: id, times: z.int().min(1).max(COUNT) }))
    .refine(...sized(0, 300)),
}) satisfies z.ZodType<PartResult>;

export const part = z.enum(['race', 'prelimA', 'prelimB', 'final']);
