// Sets up a race again with its characters at new levels, to match how the person has improved or declined.
// Not here: choosing who races (screens).

import { botsOf } from '@ai/bots';
import type { RaceSetup, SeatSetup } from '@api/contract';
import { characterIn } from '@api/drivers';
import { LEVELS } from '@core/contract';
import { followField } from '@ratings/field';
import { type Context, gameIn } from '../context';
import type { Ratings } from './rating-books';
import { rivalsOf } from './ratings';

/** The same setup with adjusted levels; unchanged if this Paddock does not have the game. */
export async function followed(context: Context, ratings: Ratings, setup: RaceSetup): Promise<RaceSetup> {
  const game = gameIn(context, setup.game);
  if (game === undefined) return setup;
  const bots = botsOf(game);
  const levels = LEVELS.filter((level) => bots.includes(level));
  const { own, rivals } = rivalsOf(context, await ratings.of(setup.game), setup.game);
  const here = setup.seats.flatMap((seat) => rivals.find((one) => one.character === characterIn(seat.driver)) ?? []);
  const field = new Map(followField(own, here, levels).map(({ character, level }) => [character, level]));
  const seats = setup.seats.map((seat): SeatSetup => {
    const level = field.get(characterIn(seat.driver) ?? '');
    return level === undefined || seat.driver.kind !== 'ai' ? seat : { ...seat, driver: { ...seat.driver, level } };
  });
  return { ...setup, seats };
}
