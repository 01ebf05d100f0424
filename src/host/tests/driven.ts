// Drives a person's race to its end with the rules' fallback. Not here: races of AI drivers alone, which drive themselves.

import { value } from '@api/tests/granted';
import type { AnyGame } from '@core/contract';
import { derby } from '@core/tests/toy';
import { expect } from 'vitest';
import { resume } from '../match/resume';
import type { Guest, Party } from './party';

/** Answers of a person, at most. */
const MOST = 6000;

/** Answers the person's decisions with the rules' fallback until the race is over. its: the host's games. */
export async function driven(
  it: Party,
  me: Guest,
  match: string,
  its: Readonly<Record<string, AnyGame>> = { derby },
): Promise<void> {
  me.updates.push(await value(me.client.call('match.watch', { match })));
  for (let i = 0; i < MOST && !me.seen(match).finished; i++) {
    const update = me.seen(match);
    const decision = update.asks.find((one) => update.mine.includes(one.seat) && !one.committed);
    const head = it.store.saves.head(match);
    const back = head && resume(it.store.saves, its, head);
    if (decision === undefined || !back?.ok) {
      await it.rest();
      continue;
    }
    const action = back.game.fallback(back.state, decision);
    await value(me.client.call('match.act', { match, ask: decision.id, action }));
  }
  expect(me.seen(match).finished).toBe(true);
}
