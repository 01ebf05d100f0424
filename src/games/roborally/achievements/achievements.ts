// The achievements of RoboRally. Not here: what they are called (text/*/achievements.ts), or counting what a robot did (facts.ts).

import type { GameAchievements } from '@core/contract';
import { least, most, play, skill, usual, WON } from '@kit/achievements';
import type { RoborallyEvent } from '../types';
import { facts } from './facts';

export const ACHIEVEMENTS: GameAchievements<RoborallyEvent> = {
  version: 1,
  facts,
  list: [
    ...usual({ photo: 0, rout: 3, climb: 3, front: 1 }),
    play('own', ['bronze', 'diamond', 'pencil'], { when: [least('own')] }),
    skill('pacifist', ['silver', 'round', 'dove'], { when: [WON, most('hits')] }),
    skill('hits', ['silver', 'shield', 'crosshair'], { when: [least('hits', 20)] }),
    skill('untouched', ['gold', 'cog', 'bot'], { when: [WON, most('harm')] }),
    skill('alive', ['bronze', 'shield', 'heart'], { when: [WON, most('deaths')] }),
    skill('undead', ['silver', 'cog', 'skull'], { when: [WON, least('deaths', 2)] }),
    skill('wreck', ['bronze', 'hexagon', 'swords'], { when: [least('wrecks')] }),
    skill('wrecks', ['gold', 'hexagon', 'swords'], { when: [least('wrecks', 2)] }),
    skill('pushes', ['silver', 'diamond', 'hand'], { when: [least('pushes', 10)] }),
    skill('train', ['silver', 'diamond', 'train'], { when: [least('bigPush', 2)] }),
    play('pushed', ['silver', 'hexagon', 'hand'], { counts: { sum: 'pushes' }, goal: 100 }),
    play('commuter', ['bronze', 'hexagon', 'train'], { counts: { sum: 'express' }, goal: 100 }),
    play('gears', ['bronze', 'cog', 'spin'], { when: [least('gears', 10)] }),
    play('tan', ['bronze', 'round', 'sun'], { when: [least('boardHits', 10)], secret: true }),
    play('pits', ['bronze', 'diamond', 'frown'], { when: [least('pits', 2)], secret: true }),
    play('edge', ['bronze', 'round', 'globe'], { when: [least('edges')] }),
    skill('healed', ['silver', 'cog', 'wrench'], { when: [least('healed', 10)] }),
    skill('nap', ['silver', 'round', 'moon'], { when: [WON, least('downs')] }),
    skill('locked', ['gold', 'shield', 'lock'], { when: [WON, least('locked', 2)] }),
    skill('limp', ['gold', 'diamond', 'bot'], { when: [WON, least('damageEnd', 7)] }),
    skill('twoFlags', ['rare', 'rays', 'flag'], { when: [least('flagTurn', 2)] }),
    skill('quick', ['gold', 'hexagon', 'rocket'], { when: [WON, most('turns', 4)] }),
    play('gadgets', ['silver', 'cog', 'magnet'], { when: [least('optionUses', 3)] }),
    skill('lastOne', ['gold', 'rays', 'crown'], { when: [WON, least('rivalsOut', 3)] }),
    skill('tour', ['gold', 'round', 'globe'], { when: [WON], counts: 'circuits', goal: 8 }),
  ],
};
