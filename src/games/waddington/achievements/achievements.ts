// The achievements of Waddington's Formula 1. Not here: what they are called (text/*/achievements.ts), or counting what a car did
// (facts.ts).

import type { GameAchievements } from '@core/contract';
import { least, most, play, skill, usual, WON } from '@kit/achievements';
import type { WaddingtonEvent } from '../types';
import { facts } from './facts';

export const ACHIEVEMENTS: GameAchievements<WaddingtonEvent> = {
  version: 1,
  facts,
  list: [
    ...usual({ photo: 1, rout: 20, climb: 4, front: 2 }),
    play('own', ['bronze', 'diamond', 'pencil'], { when: [least('own')] }),
    skill('noSpin', ['silver', 'round', 'shield'], { when: [WON, most('spins')] }),
    skill('fewDice', ['gold', 'diamond', 'dice'], { when: [WON, most('dice', 9)] }),
    play('luckyDice', ['silver', 'diamond', 'clover'], { when: [least('luckyDice', 12)] }),
    play('doubleSix', ['bronze', 'diamond', 'dice'], { when: [least('doubleSix')] }),
    play('sixes', ['gold', 'rays', 'dice'], { when: [least('doubleSix', 3)], secret: true }),
    skill('superb', ['silver', 'hexagon', 'sparkles'], { when: [least('superb', 3)] }),
    play('special', ['silver', 'cog', 'tyre'], { when: [least('special')] }),
    skill('over', ['silver', 'shield', 'gauge'], { when: [least('over', 120)] }),
    skill('clear', ['gold', 'hexagon', 'check'], { when: [least('clear', 20)] }),
    skill('cleanRun', ['gold', 'cog', 'corner'], { when: [least('cleanRun', 6)] }),
    skill('flatOut', ['silver', 'round', 'rocket'], { when: [least('topTurns', 15)] }),
    skill('noStop', ['bronze', 'hexagon', 'fuel'], { when: [WON, most('stops')] }),
    skill('stops', ['silver', 'hexagon', 'fuel'], { when: [WON, least('stops', 2)] }),
    play('fastWork', ['bronze', 'cog', 'wrench'], { when: [least('fastWork')] }),
    play('missed', ['bronze', 'round', 'hourglass'], { when: [least('missed', 2)], secret: true }),
    skill('noCards', ['gold', 'shield', 'cards'], { when: [WON, most('cardsUsed', 3)] }),
    play('cards', ['silver', 'shield', 'cards'], { counts: { sum: 'cardsUsed' }, goal: 100 }),
    skill('squares', ['silver', 'diamond', 'chevrons'], { when: [least('cardSquares', 15)] }),
    skill('surges', ['bronze', 'round', 'flame'], { when: [least('surges', 2)] }),
    skill('blocking', ['silver', 'shield', 'wall'], { when: [least('blocking', 4)] }),
    play('baulked', ['bronze', 'diamond', 'hand'], { when: [least('baulks', 5)], secret: true }),
    skill('worn', ['silver', 'cog', 'tyre'], { when: [WON, most('wearLeft')] }),
    play('tie', ['rare', 'rays', 'scale'], { when: [WON, least('tieBreak')] }),
    skill('tour', ['silver', 'round', 'globe'], { when: [WON], counts: 'circuits', goal: 3 }),
  ],
};
