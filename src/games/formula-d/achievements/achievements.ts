// The achievements of Formula D. Not here: what they are called (text/*/achievements.ts), or counting what a car did (facts.ts).

import type { GameAchievements } from '@core/contract';
import { least, most, play, skill, usual, WON } from '@kit/achievements';
import type { FormulaEvent } from '../types';
import { facts } from './facts';

export const ACHIEVEMENTS: GameAchievements<FormulaEvent> = {
  version: 1,
  facts,
  list: [
    ...usual({ photo: 0, rout: 3, climb: 4, front: 1 }),
    play('own', ['bronze', 'diamond', 'pencil'], { when: [least('own')] }),
    play('great', ['bronze', 'round', 'rocket'], { when: [least('greatStart')] }),
    skill('hiccup', ['gold', 'round', 'hourglass'], { when: [least('stalled'), least('podium'), least('beaten')] }),
    skill('exact', ['silver', 'diamond', 'target'], { when: [least('exact', 10)] }),
    play('stops', ['silver', 'diamond', 'target'], { counts: { sum: 'exact' }, goal: 300 }),
    skill('clean', ['silver', 'cog', 'broom'], { when: [least('cleanRun', 10)] }),
    skill('noOver', ['silver', 'hexagon', 'corner'], { when: [WON, most('overshoots')] }),
    skill('over', ['gold', 'hexagon', 'flame'], { when: [WON, least('overshoots', 5)] }),
    skill('brave', ['silver', 'shield', 'tyre'], { when: [least('bravest', 10), most('out')] }),
    skill('noBrake', ['bronze', 'shield', 'gauge'], { when: [WON, most('brake')] }),
    play('brakes', ['bronze', 'cog', 'disc'], { when: [least('brake', 15)] }),
    skill('sixth', ['gold', 'cog', 'cog'], { when: [least('sixth', 4)] }),
    skill('fifth', ['silver', 'cog', 'cog'], { when: [least('fifth', 8)] }),
    skill('noSixth', ['bronze', 'hexagon', 'leaf'], { when: [WON, most('topGear', 5)] }),
    play('thirty', ['silver', 'diamond', 'dice'], { when: [least('thirty')] }),
    play('thirties', ['gold', 'rays', 'dice'], { when: [least('thirty', 2)], secret: true }),
    skill('staircase', ['silver', 'diamond', 'chevrons'], { when: [least('bigSkip', 3)] }),
    skill('noPit', ['silver', 'round', 'fuel'], { when: [WON, least('laps', 2), most('pitStops')] }),
    skill('pit', ['bronze', 'round', 'fuel'], { when: [WON, least('pitStops')] }),
    skill('fumes', ['gold', 'shield', 'wind'], { when: [WON, most('wearLeft', 1)] }),
    skill('fresh', ['silver', 'shield', 'sparkles'], { when: [WON, least('wearLeft', 11)] }),
    play('elbows', ['silver', 'diamond', 'swords'], { when: [least('safeCollisions', 5)] }),
    play('engine', ['silver', 'cog', 'engine'], { when: [least('safeMotors', 3)] }),
    play('scrap', ['bronze', 'cog', 'trash'], { when: [least('out')], secret: true }),
    skill('tour', ['silver', 'round', 'globe'], { when: [WON], counts: 'circuits', goal: 3 }),
  ],
};
