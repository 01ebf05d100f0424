// Converts the plan of a season file from before the four levels: former hard drivers keep giving the same answers.
// Not here: seasons on this machine's disk (store/migrations, the same rule).

import type { SeasonPlan } from '@api/season';
import { RAISED } from '@store/migrations/0007-more-levels';
import { type Context, gameIn } from '../context';
import { FOUR_LEVELS, type SeasonFile } from './shapes';

/** The plan at today's levels. A season that is over, or has races of other games to come, stays as it was written. */
export function planOfToday(context: Context, plan: SeasonPlan, { version, races }: SeasonFile): SeasonPlan {
  if (version >= FOUR_LEVELS) return plan;
  const left = plan.rounds.filter(({ id, game, series }) => {
    const whole = series ? (gameIn(context, game)?.series?.races ?? 1) : 1;
    return races.filter((race) => race.round === id).length < whole;
  });
  if (left.length === 0 || !left.every(({ game }) => RAISED.includes(game))) return plan;
  const drivers = plan.drivers.map((one) => {
    const { driver } = one;
    return driver.kind === 'ai' && driver.level === 'hard'
      ? { ...one, driver: { ...driver, level: 'best' as const } }
      : one;
  });
  const { fillIn } = plan.rules;
  return { ...plan, drivers, rules: { ...plan.rules, fillIn: fillIn === 'hard' ? 'best' : fillIn } };
}
