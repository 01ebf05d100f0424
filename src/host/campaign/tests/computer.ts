// A host with quick drivers in every car, for tests of the campaign. Not here: the tests.

import { answer } from '@ai/bots';
import type { WhichChallenge } from '@api/campaign/commands';
import { value } from '@api/tests/granted';
import type { AnyGame } from '@core/contract';
import { findDecision } from '@core/engine';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { afterEach, expect } from 'vitest';
import { resume } from '../../match/resume';
import { type Guest, type Party, party } from '../../tests/party';

const parties: Party[] = [];
afterEach(() => {
  for (const it of parties.splice(0)) it.end();
});

/** A host of these games, and a window of its owner. */
export async function computer(its: Readonly<Record<string, AnyGame>>): Promise<{ it: Party; me: Guest }> {
  const it = await party({ games: its });
  parties.push(it);
  // The levels of the rivals are measured elsewhere; here they only have to drive.
  Object.assign(it.botRunner, {
    decide: async (question: { game: string; state: never; ask: number; seed: string }) => {
      const game = its[question.game] as AnyGame;
      const decision = findDecision(question.state, question.ask);
      if (decision === undefined) throw new Error('nothing is asked');
      return { action: answer(game, question.state, decision, 'easy', drawOf(seedRng(question.seed))), ms: 0 };
    },
  });
  return { it, me: it.join() };
}

/** What the host says about a race or step. */
export const look = (me: Guest, which: WhichChallenge) => value(me.client.call('campaign.look', which));
/** Starts a race or step. */
export const start = (me: Guest, which: WhichChallenge) => me.client.call('campaign.start', which);

/** Answers the person's decisions like an easy driver until the race is over. */
export async function driven(
  it: Party,
  me: Guest,
  match: string,
  its: Readonly<Record<string, AnyGame>>,
): Promise<void> {
  me.updates.push(await value(me.client.call('match.watch', { match })));
  const draw = drawOf(seedRng(match));
  for (let i = 0; i < 6000 && !me.seen(match).finished; i++) {
    const update = me.seen(match);
    const decision = update.asks.find((one) => update.mine.includes(one.seat) && !one.committed);
    const head = it.store.saves.head(match);
    const back = head && resume(it.store.saves, its, head);
    if (decision === undefined || !back?.ok) {
      await it.rest();
      continue;
    }
    const action = answer(back.game, back.state, decision, 'easy', draw);
    await me.client.call('match.act', { match, ask: decision.id, action });
  }
  expect(me.seen(match).finished).toBe(true);
}
