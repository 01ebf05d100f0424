// The coach's verdict on the last section of RoboRally's lesson: checkpoints and belts that went well, and costly falls,
// damage and walls.

import type { DrivenRace, VerdictRules } from '@core/contract';
import { allEventsOf, eventsOf, firstSentence, ifAny, sumOf } from '@core/lesson-script';
import type { RoborallyEvent } from '../types';

/** Keys of all its sentences. */
export const VERDICT: VerdictRules = {
  ids: ['checkpoints', 'belts', 'moved', 'destroyed', 'damaged', 'blocked', 'pushed', 'turns'],
  judge(race) {
    const of = <T extends RoborallyEvent['type']>(type: T) => eventsOf<RoborallyEvent, T>(race, type);
    const touched = of('checkpointTouched');
    const damage = sumOf(of('damageTaken').map(({ amount }) => amount));
    return {
      well: firstSentence([
        ifAny(touched.length, 'checkpoints'),
        ifAny(steps(race, 'beltsMoved'), 'belts'),
        { id: 'moved', values: { n: steps(race, 'robotsMoved') } },
      ]),
      cost: firstSentence([
        ifAny(of('robotDestroyed').length, 'destroyed'),
        ifAny(damage, 'damaged'),
        ifAny(of('moveBlocked').length, 'blocked'),
        ifAny(pushedBy(race), 'pushed'),
        { id: 'turns', values: { n: allEventsOf<RoborallyEvent, 'turnStarted'>(race, 'turnStarted').length } },
      ]),
    };
  },
};

/** Single steps of the learner's robot: on belts, or on cards and pushed. */
function steps(race: DrivenRace, type: 'beltsMoved' | 'robotsMoved'): number {
  const moved = allEventsOf<RoborallyEvent, typeof type>(race, type);
  return sumOf(moved.map(({ moves }) => moves.filter(({ seat }) => seat === race.seat).length));
}

/** Single steps that others pushed the learner's robot. */
function pushedBy(race: DrivenRace): number {
  const moved = allEventsOf<RoborallyEvent, 'robotsMoved'>(race, 'robotsMoved');
  const pushes = moved.filter(({ by }) => by !== race.seat && by >= 0);
  return sumOf(pushes.map(({ moves }) => moves.filter(({ seat }) => seat === race.seat).length));
}
