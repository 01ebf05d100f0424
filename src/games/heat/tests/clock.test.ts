// Which decisions of a driver share one clock (S10). Not here: the clock (host/match/decision-clocks.ts).

import { expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { heat } from '..';
import { heatConfig } from './race-config';

test('[C61] all symbols of one React share one clock, every other decision has its own', () => {
  const asked = new Map<string, number>();
  wholeRace(heat, heatConfig('usa', 4), 'clocks', (s, decision, draw) => {
    const key = heat.sharesTime?.(s, decision) ?? null;
    expect([decision.kind, key !== null]).toEqual([decision.kind, decision.kind === 'react']);
    const turn = `${decision.seat} in round ${s.round}: ${key}`;
    if (key !== null) asked.set(turn, (asked.get(turn) ?? 0) + 1);
    return heat.sample(s, decision, draw);
  });
  expect(Math.max(...asked.values())).toBeGreaterThan(1);
  expect(new Set([...asked.keys()].map((turn) => turn.split(': ')[1])).size).toBeGreaterThan(1);
});
