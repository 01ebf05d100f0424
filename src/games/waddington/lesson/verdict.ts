// What the coach of Waddington's Formula 1 says about the last lap of the lesson: safe corners, good cards and speed,
// and costly spin-offs and wear.

import type { DrivenRace, VerdictRules } from '@core/contract';
import { eventsOf, firstSentence, ifAny, leastOf, sumOf } from '@core/lesson-script';
import { circuitOf } from '../data/circuits';
import type { WaddingtonEvent } from '../types';

/** The rules for all its sentences. */
export const VERDICT: VerdictRules = {
  ids: ['corners', 'card', 'fastest', 'spun', 'dice', 'braked', 'slowest'],
  judge(race) {
    const of = <T extends WaddingtonEvent['type']>(type: T) => eventsOf<WaddingtonEvent, T>(race, type);
    const speeds = of('carMoved')
      .filter(({ cause }) => cause !== 'card')
      .map(({ speed }) => speed);
    const safe = of('cornerJudged').filter(({ verdict }) => verdict === 'clear').length;
    const worn = of('wearAdded');
    const byDice = sumOf(worn.filter(({ cause }) => cause === 'dice').map(pointsOf));
    const spun = of('spunOff').at(-1);
    return {
      well: firstSentence([
        ifAny(safe, 'corners'),
        ifAny(sumOf(of('tacticPlayed').map(({ squares }) => squares)), 'card'),
        { id: 'fastest', values: { n: Math.max(0, ...speeds) } },
      ]),
      cost: firstSentence([
        spun && { id: 'spun', values: { corner: cornerName(race, spun.corner) } },
        ifAny(byDice, 'dice'),
        ifAny(sumOf(worn.filter(({ cause }) => cause === 'reduction').map(pointsOf)), 'braked'),
        { id: 'slowest', values: { n: leastOf(speeds) } },
      ]),
    };
  },
};

function pointsOf({ brakes, tyres }: { brakes: number; tyres: number }): number {
  return brakes + tyres;
}

function cornerName({ circuit }: DrivenRace, corner: number): string {
  return circuitOf(circuit).corners[corner]?.name ?? '';
}
