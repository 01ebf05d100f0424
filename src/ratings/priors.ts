// An AI driver's rating before its first race, which depends on its level and the measured differences between the game's levels.
// Not here: the measured win shares, which are in each game's data (GameDefinition.ladder).

import { BOT_IDS, type BotId, type Ladder } from '@core/contract';
import { gapOf, NEWCOMER, type Rating } from './scale';

/** Ratings by level. */
export type Priors = Readonly<Record<BotId, Rating>>;

/** How far an AI driver may be off its level's rating, in points: circuits, settings and a character's style differ. */
const DEVIATION = 75;
/** The level in the middle of the scale. */
const MIDDLE = 'medium' satisfies BotId;

/** Calculates the ratings from a game's ladder. Without one, every level wins three of five races against the level below. */
export function priorsOf(ladder: Ladder = { easy: 60, medium: 60, hard: 60, best: 60 }): Priors {
  const above = { random: 0, easy: 0, medium: 0, hard: 0, best: 0 };
  let height = 0;
  for (const level of BOT_IDS) {
    if (level !== 'random') height += gapOf(ladder[level]);
    above[level] = height;
  }
  const prior = (level: BotId): Rating => ({
    rating: NEWCOMER.rating + above[level] - above[MIDDLE],
    deviation: DEVIATION,
  });
  return {
    random: prior('random'),
    easy: prior('easy'),
    medium: prior('medium'),
    hard: prior('hard'),
    best: prior('best'),
  };
}
