// What a game offers to the clubhouse: trials, the campaign, careers, achievements. A game without them can be raced all the same.
// Not here: what is made of them (src/trials, src/campaign, src/career, src/achievements).

import type { GameAchievements } from './achievements';
import type { CampaignSpec } from './campaign';
import type { HandicapSpec } from './config';
import type { Encounter } from './encounters';
import type { GameTypes } from './game-types';
import type { TrialSpec } from './trial';

export interface ClubhouseHooks<T extends GameTypes> {
  /** What CarConfig.handicap may name; left out: nothing. A race without handicaps is the same with and without this list. */
  readonly handicaps?: readonly HandicapSpec[];
  /** Races of the campaign and steps of the ladder; left out: the game has none. */
  readonly campaign?: CampaignSpec;
  /** Time trials; measured in rounds, the game can be raced with one car. Left out: it has none. */
  readonly trials?: TrialSpec<T>;
  /** What an event says that one driver did to another; left out: the game has no such events. */
  encountersOf?(event: T['Event']): Encounter[];
  /** Left out: the game has none. */
  readonly achievements?: GameAchievements<T['Event']>;
}
