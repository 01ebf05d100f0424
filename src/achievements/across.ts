// The achievements across all games, won with races, races of the day and puzzles. Not here: counting (count.ts).

import type { AchievementSpec, Condition, Counted, Metal, PinShape } from '@core/contract';
import type { Deed } from './count';

/** of: which deeds count. */
export interface AcrossSpec extends AchievementSpec {
  readonly of: Deed['kind'];
}

const WON: Condition = ['won', 'at least', 1];
const RIGHT: Condition = ['right', 'at least', 1];
/** A puzzle's rating from which it is a hard one. */
const HARD_PUZZLE = 1700;

/** What decides that the night is one: local hours up to this one, from midnight. */
const NIGHT_ENDS = 3;

export const ACROSS: readonly AcrossSpec[] = [
  across('pentathlon', 'race', true, ['silver', 'shield', 'medal'], [WON], 'games', 5),
  across('week', 'race', false, ['gold', 'hexagon', 'calendar'], [], 'week games', 5),
  across('row5', 'race', true, ['gold', 'cog', 'flame'], [WON], 'run', 5),
  across('row10', 'race', true, ['rare', 'rays', 'flame'], [WON], 'run', 10),
  across('each10', 'race', false, ['silver', 'round', 'milestone'], [], 'each game', 10),
  across('each5', 'race', true, ['gold', 'shield', 'trophy'], [WON], 'each game', 5),
  across(
    'podiums',
    'race',
    true,
    ['silver', 'hexagon', 'chart'],
    [
      ['podium', 'at least', 1],
      ['beaten', 'at least', 1],
    ],
    'races',
    100,
  ),
  across('party', 'race', false, ['bronze', 'diamond', 'users'], [['people', 'at least', 3]], 'races', 1),
  across('toast', 'race', true, ['gold', 'diamond', 'crown'], [WON, ['peopleBeaten', 'at least', 3]], 'races', 5),
  across(
    'giants',
    'race',
    true,
    ['rare', 'rays', 'swords'],
    [WON, ['grid', 'at least', 2], ['beaten', 'at least', 2]],
    'games',
    5,
  ),
  {
    ...across('night', 'race', false, ['bronze', 'round', 'moon'], [['hour', 'at most', NIGHT_ENDS]], 'races', 1),
    secret: true,
  },
  across('days', 'race', false, ['silver', 'cog', 'calendar'], [], 'days', 30),
  across('circuits', 'race', true, ['gold', 'round', 'globe'], [WON], 'circuits', 15),
  across('home', 'race', true, ['silver', 'diamond', 'pencil'], [WON, ['own', 'at least', 1]], 'races', 1),
  across('fortnight', 'daily', false, ['gold', 'hexagon', 'calendar'], [], 'day streak', 14),
  across('day', 'daily', true, ['bronze', 'shield', 'sun'], [WON], 'races', 1),
  across('days10', 'daily', true, ['gold', 'shield', 'sun'], [WON], 'races', 10),
  across('solver', 'puzzle', true, ['bronze', 'diamond', 'puzzle'], [RIGHT], 'races', 50),
  across('solver200', 'puzzle', true, ['silver', 'diamond', 'puzzle'], [RIGHT], 'races', 200),
  across('mind', 'puzzle', true, ['gold', 'cog', 'puzzle'], [RIGHT, ['rating', 'at least', HARD_PUZZLE]], 'races', 10),
];

function across(
  id: string,
  of: Deed['kind'],
  skill: boolean,
  [metal, shape, icon]: readonly [Metal, PinShape, string],
  when: readonly Condition[],
  counts: Counted,
  goal: number,
): AcrossSpec {
  return { id, of, skill, metal, shape, icon, when, counts, goal };
}
