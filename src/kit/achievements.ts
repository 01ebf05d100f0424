// Writes achievements shortly: conditions, and those that every game has. Not here: counting them (src/achievements).

import type { AchievementSpec, Condition, Counted, Metal, PinShape } from '@core/contract';

/** A race in which the fact is at least this. */
export function least(fact: string, value = 1): Condition {
  return [fact, 'at least', value];
}

/** A race in which the fact is at most this. */
export function most(fact: string, value = 0): Condition {
  return [fact, 'at most', value];
}

/** A race that this person won. */
export const WON: Condition = least('won');

type Look = readonly [metal: Metal, shape: PinShape, icon: string];
interface Rest {
  readonly when?: readonly Condition[];
  readonly counts?: Counted;
  readonly goal?: number;
  readonly secret?: true;
}

/** An achievement that takes playing well. Left out: one race is enough. */
export function skill(id: string, look: Look, rest: Rest): AchievementSpec {
  return pin(id, look, true, rest);
}

/** An achievement that comes with playing, or with luck. */
export function play(id: string, look: Look, rest: Rest): AchievementSpec {
  return pin(id, look, false, rest);
}

function pin(id: string, [metal, shape, icon]: Look, isSkill: boolean, rest: Rest): AchievementSpec {
  return { id, icon, shape, metal, skill: isSkill, counts: 'races', when: [], goal: 1, ...rest };
}

/**
 * The numbers of a game's usual achievements. photo: a gap that is a photo finish; rout: one that is a walkover; climb: places from the
 * worst to a win; front: the worst place of a race led from the front.
 */
export interface UsualNumbers {
  readonly photo: number;
  readonly rout: number;
  readonly climb: number;
  readonly front: number;
}

/** The achievements that every game has under its own names: fifteen. grid 2 and 3: all AI drivers at the two highest levels. */
export function usual({ photo, rout, climb, front }: UsualNumbers): AchievementSpec[] {
  return [
    skill('win', ['bronze', 'shield', 'flag'], { when: [WON] }),
    skill('wins10', ['silver', 'shield', 'trophy'], { when: [WON], goal: 10 }),
    skill('wins50', ['gold', 'shield', 'crown'], { when: [WON], goal: 50 }),
    play('races10', ['bronze', 'round', 'milestone'], { goal: 10 }),
    play('races100', ['silver', 'round', 'milestone'], { goal: 100 }),
    skill('run3', ['gold', 'hexagon', 'flame'], { when: [WON], counts: 'run', goal: 3 }),
    skill('steady', ['silver', 'hexagon', 'chart'], {
      when: [least('podium'), least('beaten')],
      counts: 'run',
      goal: 6,
    }),
    skill('climb', ['silver', 'diamond', 'trending-up'], { when: [WON, least('climb', climb)] }),
    skill('late', ['gold', 'diamond', 'timer'], { when: [WON, least('lateGain')] }),
    skill('front', ['gold', 'hexagon', 'eye'], { when: [WON, most('worst', front)] }),
    skill('photo', ['silver', 'round', 'camera'], { when: [WON, most('gap', photo)] }),
    skill('rout', ['gold', 'round', 'wind'], { when: [WON, least('gap', rout)] }),
    skill('hard', ['silver', 'cog', 'swords'], { when: [WON, least('grid', 2), least('hardBeaten', 2)] }),
    skill('best', ['rare', 'rays', 'zap'], { when: [WON, least('grid', 3), least('bestBeaten', 2)] }),
    skill('people', ['silver', 'diamond', 'users'], { when: [WON, least('peopleBeaten', 2)] }),
  ];
}
