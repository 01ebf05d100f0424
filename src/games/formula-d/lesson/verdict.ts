// What Formula D's coach says about the last section of the lesson: good stops and slipstreams, and costly
// overshooting, braking and contact.

import type { DrivenRace, VerdictRules } from '@core/contract';
import { eventsOf, firstSentence, ifAny, leastOf, sumOf } from '@core/lesson-script';
import { circuitOf } from '../data/circuits';
import type { FormulaEvent } from '../types';

/** The rules for all its sentences. */
export const VERDICT: VerdictRules = {
  ids: ['stops', 'slipstreams', 'fastest', 'out', 'overshot', 'braked', 'touched', 'slowest'],
  judge(race) {
    const of = <T extends FormulaEvent['type']>(type: T) => eventsOf<FormulaEvent, T>(race, type);
    const drives = of('carMoved').filter(({ cause }) => cause === 'roll' || cause === 'great');
    const spaces = drives.map(({ path }) => path.length - 1);
    const stops = of('stopMade').length;
    const worn = of('wearChanged').filter(({ from, to }) => to < from);
    const wornBy = (reason: string) =>
      sumOf(worn.filter((one) => one.reason === reason).map(({ from, to }) => from - to));
    const overshot = of('overshot').toSorted((a, b) => b.cost - a.cost)[0];
    const corner = overshot && cornerName(race, overshot.corner);
    return {
      well: firstSentence([
        ifAny(of('slipstreamTaken').length, 'slipstreams'),
        ifAny(stops, 'stops'),
        { id: 'fastest', values: { n: Math.max(0, ...spaces) } },
      ]),
      cost: firstSentence([
        ifAny(of('carEliminated').length, 'out', {}),
        corner === undefined ? undefined : ifAny(wornBy('overshoot'), 'overshot', { n: wornBy('overshoot'), corner }),
        ifAny(wornBy('brake'), 'braked'),
        ifAny(wornBy('collision'), 'touched'),
        { id: 'slowest', values: { n: leastOf(spaces) } },
      ]),
    };
  },
};

function cornerName({ circuit }: DrivenRace, corner: number): string {
  return circuitOf(circuit).corners[corner]?.name ?? '';
}
