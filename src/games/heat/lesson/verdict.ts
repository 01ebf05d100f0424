// What Heat's coach says about the last lap of the lesson: good slipstreams and corners, costly spins and Heat.

import type { DrivenRace, VerdictRules } from '@core/contract';
import { eventsOf, firstSentence, ifAny, leastOf, sumOf } from '@core/lesson-script';
import { trackOf } from '../data/tracks';
import type { HeatEvent } from '../types';

/** Rules for all its sentences. */
export const VERDICT: VerdictRules = {
  ids: ['corners', 'slipstreams', 'boosts', 'fastest', 'spun', 'paid', 'slowest'],
  judge(race) {
    const of = <T extends HeatEvent['type']>(type: T) => eventsOf<HeatEvent, T>(race, type);
    const [speeds, paid, spun] = [of('speedSet').map(({ speed }) => speed), of('cornerPaid'), of('spunOut').at(-1)];
    const clean = of('cornerPassed').filter(({ speed, limit }) => speed <= limit).length;
    const tows = of('slipstreamed');
    const dearest = paid.toSorted((a, b) => b.heat - a.heat)[0];
    return {
      well: firstSentence([
        ifAny(tows.length, 'slipstreams', { n: tows.length, spaces: sumOf(tows.map(({ length }) => length)) }),
        ifAny(clean, 'corners'),
        ifAny(of('boosted').length, 'boosts'),
        { id: 'fastest', values: { n: Math.max(0, ...speeds) } },
      ]),
      cost: firstSentence([
        spun && { id: 'spun', values: { corner: cornerName(race, spun.corner), speed: spun.speed, limit: spun.limit } },
        dearest && {
          id: 'paid',
          values: { n: sumOf(paid.map(({ heat }) => heat)), corner: cornerName(race, dearest.corner) },
        },
        { id: 'slowest', values: { n: leastOf(speeds) } },
      ]),
    };
  },
};

function cornerName({ circuit }: DrivenRace, corner: number): string {
  return trackOf(circuit).corners[corner]?.name ?? '';
}
