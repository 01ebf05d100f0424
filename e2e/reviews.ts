// A person's races for tests of reviews, driven over the wire, with their reviews. Not here: checking them.

import type { MatchUpdate } from '@api/contract';
import { expect } from '@playwright/test';
import { AI, type ShortRound } from './races';
import { connect, type RawClient, value } from './raw-client';

/** A person's answer; undefined: the hint's answer. */
export type AnswerPolicy = (update: MatchUpdate, decision: MatchUpdate['asks'][number]) => unknown;

/** Races until one is lost: AI drivers are never the same twice, and some lose to anyone. */
const MOST_RACES = 8;

/** A short race of a person, with these answers (or the hint's), against two AI drivers. Returns its id once it is over. */
export async function racedBy(url: string, round: ShortRound, answer: AnswerPolicy): Promise<string> {
  return (await driven(url, round, answer)).match;
}

/** The same, driven again until the person does not win. Throws if they always do. */
export async function lostBy(url: string, round: ShortRound, answer: AnswerPolicy): Promise<string> {
  for (let race = 0; race < MOST_RACES; race += 1) {
    const { match, hasWon } = await driven(url, round, answer);
    if (!hasWon) return match;
  }
  throw new Error(`the person won ${MOST_RACES} races in a row`);
}

async function driven(
  url: string,
  round: ShortRound,
  answer: AnswerPolicy,
): Promise<{ match: string; hasWon: boolean }> {
  const { client, newest } = await connect(url);
  const seats = [
    { name: 'Marta', colour: 'red', driver: { kind: 'you' } },
    { name: 'Ada', colour: 'blue', driver: AI },
    { name: 'Bea', colour: 'yellow', driver: AI },
  ] as const;
  const { game, circuit, options } = round;
  const setup = { game, circuit, options, seats: [...seats], clock: 0, seed: 'review' };
  const { match } = value(await client.call('matches.create', setup));
  value(await client.call('match.watch', { match }));
  while (!newest().finished) {
    const update = newest();
    const decision = update.asks.find((one) => update.mine.includes(one.seat) && !one.committed);
    if (decision === undefined) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const own = answer(update, decision);
    const action = own ?? value(await client.call('match.hint', { match, ask: decision.id })).answers[0]?.action;
    value(await client.call('match.act', { match, ask: decision.id, action }));
    while (newest() === update) await new Promise((done) => setTimeout(done, 5));
  }
  const hasWon = newest().standings.some(({ seat, place }) => seat === 0 && place === 1);
  client.close();
  return { match, hasWon };
}

/** The first cards that may be placed: a driver who plays them nearly always loses, and the review must show where. */
export const careless: AnswerPolicy = (update, decision) => {
  const choices = update.choices[String(decision.id)] as { kind: string; count?: number; playable?: number[] };
  if (choices.kind !== 'cards') return undefined;
  const { hand = [] } = (update.view as { own: { hand?: number[] } }).own;
  const cards = (choices.playable ?? []).slice(0, choices.count).map((at) => hand[at]);
  return cards.length === choices.count ? { type: 'cards', cards } : { type: 'anyCards' };
};

/** Requests the race's review, and waits until it is made. */
export async function reviewed({ client }: RawClient, match: string): Promise<void> {
  value(await client.call('review.make', { match }));
  const stateOf = async () => value(await client.call('review.get', { match })).state;
  await expect.poll(stateOf, { timeout: 400_000, intervals: [500] }).toBe('made');
}
