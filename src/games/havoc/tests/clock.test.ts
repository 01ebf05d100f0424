// Which decisions of a seat share one timer (T3). Not here: running it (host/match/decision-clocks.ts).

import { expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { havoc } from '..';
import { raceConfig } from './race-config';

test("[R42] all coins of a seat's turn share one timer, every other decision has its own", () => {
  const shared: { seat: number; round: number; key: string }[] = [];
  wholeRace(havoc, raceConfig(3, { coins: 3 }), 'clocks', (s, decision, draw) => {
    const key = havoc.sharesTime?.(s, decision) ?? null;
    expect([decision.kind, key !== null]).toEqual([decision.kind, decision.kind === 'coin']);
    if (key !== null) shared.push({ seat: decision.seat, round: s.round, key });
    return havoc.sample(s, decision, draw);
  });
  const first = shared.filter(({ round }) => round === 1);
  expect(first).toHaveLength(3 + 2 + 1);
  expect(new Set(first.map(({ key }) => key)).size).toBe(1);
  const rounds = new Set(shared.map(({ round }) => round));
  expect(rounds.size).toBeGreaterThan(1);
  expect(new Set(shared.map(({ key }) => key)).size).toBe(rounds.size);
});
