// Heat's achievements. Not here: what they are called (text/*/achievements.ts), or counting what a car did (facts.ts).

import type { GameAchievements } from '@core/contract';
import { least, most, play, skill, usual, WON } from '@kit/achievements';
import type { HeatEvent } from '../types';
import { facts } from './facts';

export const ACHIEVEMENTS: GameAchievements<HeatEvent> = {
  version: 1,
  facts,
  list: [
    ...usual({ photo: 1, rout: 20, climb: 4, front: 2 }),
    play('own', ['bronze', 'diamond', 'pencil'], { when: [least('own')] }),
    skill('cool', ['silver', 'round', 'snowflake'], { when: [WON, most('spinOuts'), most('heatPaid', 10)] }),
    skill('noBoost', ['bronze', 'round', 'leaf'], { when: [WON, most('boosts')] }),
    skill('boosts', ['gold', 'cog', 'flame'], { when: [least('boosts', 5)] }),
    play('tows', ['gold', 'hexagon', 'wind'], { counts: { sum: 'slipstreams' }, goal: 100 }),
    skill('towRace', ['silver', 'hexagon', 'wind'], { when: [least('slipstreams', 9)] }),
    skill('towChain', ['gold', 'rays', 'link'], { when: [least('towChain', 6)] }),
    skill('towCorners', ['gold', 'diamond', 'corner'], { when: [least('towCorners', 5)] }),
    skill('exact', ['silver', 'diamond', 'target'], { when: [least('exact', 6)] }),
    skill('clean', ['silver', 'cog', 'broom'], { when: [least('cleanRun', 5)] }),
    skill('deep', ['gold', 'shield', 'thermometer'], { when: [least('deepest', 6), most('spinOuts')] }),
    skill('flatOut', ['gold', 'hexagon', 'gauge'], { when: [least('topGearCorners', 2)] }),
    skill('fast', ['gold', 'round', 'rocket'], { when: [least('topSpeed', 21)] }),
    skill('noFirst', ['bronze', 'cog', 'cog'], { when: [WON, most('firstGear')] }),
    play('jumps', ['bronze', 'hexagon', 'chevrons'], { when: [least('jumps', 6)] }),
    skill('cooled', ['silver', 'round', 'droplets'], { when: [least('cooled', 20)] }),
    play('carousel', ['bronze', 'cog', 'spin'], { when: [least('spinOuts', 5)], secret: true }),
    skill('dizzy', ['silver', 'cog', 'spin'], { when: [WON, least('spinOuts', 2)] }),
    skill('storm', ['bronze', 'round', 'lightning'], { when: [WON, least('storm')] }),
    skill('fog', ['bronze', 'round', 'fog'], { when: [WON, least('fog')] }),
    skill('garage', ['bronze', 'shield', 'wrench'], { when: [WON, least('upgrades', 3)] }),
    play('sponsors', ['gold', 'diamond', 'coins'], { when: [least('sponsors', 5)] }),
    skill('adrenaline', ['silver', 'shield', 'heart'], { when: [WON, least('adrenaline', 5)] }),
    play('cluttered', ['bronze', 'diamond', 'cards'], { when: [least('cluttered')], secret: true }),
    skill('tour', ['silver', 'round', 'globe'], { when: [WON], counts: 'circuits', goal: 4 }),
  ],
};
