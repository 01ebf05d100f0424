// The achievements of Havoc Speedway. Not here: what they are called (text/*/achievements.ts), or counting what a car did (facts.ts).

import type { GameAchievements } from '@core/contract';
import { least, most, play, skill, usual, WON } from '@kit/achievements';
import type { HavocEvent } from '../types';
import { facts } from './facts';

export const ACHIEVEMENTS: GameAchievements<HavocEvent> = {
  version: 1,
  facts,
  list: [
    ...usual({ photo: 1, rout: 25, climb: 3, front: 1 }),
    play('storms', ['bronze', 'round', 'lightning'], { counts: { sum: 'badges' }, goal: 10 }),
    skill('stormRun', ['silver', 'round', 'lightning'], { when: [least('stormRun', 3)] }),
    skill('stormRace', ['gold', 'round', 'lightning'], { when: [least('badges', 6)] }),
    skill('fair', ['bronze', 'round', 'sun'], { when: [WON, most('badges')] }),
    play('calls', ['silver', 'hexagon', 'megaphone'], { when: [least('calls', 20)] }),
    play('bench', ['bronze', 'hexagon', 'hourglass'], { when: [least('skips', 20)] }),
    skill('antidote', ['silver', 'cog', 'skull'], { when: [WON, least('mostToxic', 6)] }),
    play('chain', ['silver', 'cog', 'link'], { when: [least('chain', 3)] }),
    skill('ownGood', ['silver', 'diamond', 'coins'], { when: [least('ownGood', 3)] }),
    play('ownBad', ['bronze', 'diamond', 'frown'], { when: [least('ownBad', 2)], secret: true }),
    skill('tow', ['bronze', 'shield', 'truck'], { when: [least('trapTow')] }),
    skill('tows', ['gold', 'shield', 'truck'], { when: [least('trapTow', 2)] }),
    skill('traps', ['silver', 'diamond', 'magnet'], { when: [least('trapBack', 4)] }),
    play('coins', ['gold', 'diamond', 'coins'], { when: [least('coinsPlaced', 25)] }),
    play('mint', ['silver', 'diamond', 'coins'], { counts: { sum: 'coinsPlaced' }, goal: 200 }),
    play('boxcars', ['silver', 'rays', 'dice'], { when: [least('boxcars', 3)] }),
    play('snakes', ['gold', 'rays', 'dice'], { when: [WON, least('snakeEyes', 2)], secret: true }),
    play('doubles', ['silver', 'hexagon', 'dice'], { when: [least('doubles', 8)] }),
    play('walls', ['bronze', 'shield', 'wall'], { when: [least('walls', 2)], secret: true }),
    skill('scratch', ['bronze', 'cog', 'shield'], {
      when: [WON, most('tows'), most('crashes'), most('coinLosses')],
    }),
    skill('quick', ['gold', 'hexagon', 'rocket'], { when: [WON, most('turns', 12)] }),
    skill('long', ['silver', 'round', 'milestone'], { when: [WON, least('laps', 3)] }),
    skill('lane', ['bronze', 'diamond', 'chevrons'], { when: [WON, most('laneDice')] }),
    skill('tie', ['rare', 'rays', 'scale'], { when: [WON, least('tieBreaks')] }),
    play('back', ['bronze', 'cog', 'undo'], { when: [least('linesBack')], secret: true }),
  ],
};
