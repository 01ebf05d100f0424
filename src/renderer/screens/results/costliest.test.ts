// Which choice the results name as the one that cost the race.

import type { Judged } from '@core/review';
import { expect, test } from 'vitest';
import { costliestOf } from './costliest';

function decision(step: number, seat: number, loss: number): Judged {
  const outcome = (own: number) => ({ chances: [own, 10_000 - own], place: 150 });
  const about = { step, seat, kind: 'gear', round: 1 + step, played: 'a', better: 'b' };
  return { ...about, after: outcome(5000 - loss), best: outcome(5000), loss };
}

test('it is the one that cost its own driver most, the first if several cost the same', () => {
  const decisions = [decision(0, 0, 600), decision(1, 1, 3000), decision(2, 0, 2000), decision(3, 0, 2000)];
  expect(costliestOf({ decisions }, 0)?.step).toBe(2);
  expect(costliestOf({ decisions }, 1)?.step).toBe(1);
});

test('there is none if no choice cost five points of a hundred', () => {
  expect(costliestOf({ decisions: [decision(0, 0, 499), decision(1, 1, 3000)] }, 0)).toBeUndefined();
  expect(costliestOf({ decisions: [] }, 0)).toBeUndefined();
});
