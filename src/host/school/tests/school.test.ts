// The driving school's commands on a whole host, with Heat's lesson: lessons begin, answers are judged, progress is stored.

import type { ApiError, MatchUpdate } from '@api/contract';
import { value } from '@api/tests/granted';
import type { RightAnswer } from '@core/contract';
import { derby } from '@core/tests/toy';
import { heat } from '@games/heat';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, type Party, party } from '../../tests/party';

let it: Party;
let me: Guest;
beforeEach(async () => {
  it = await party({ games: { heat, derby } });
  me = it.join();
});
afterEach(() => it.end());

const LESSON = heat.lesson!;
/** The first step of the lesson with a decision. */
const SECTION = 0;
const STEP = LESSON.sections[SECTION]!.steps.findIndex(({ answer }) => answer !== undefined);
const ANSWER: RightAnswer = LESSON.sections[SECTION]!.steps[STEP]!.answer!;

async function begin(at: { section: number; step: number } = { section: SECTION, step: STEP }) {
  const { match } = await value(me.client.call('school.start', { game: 'heat', ...at }));
  const first = await value(me.client.call('match.watch', { match }));
  return { match, ask: openDecision(first), first };
}

function openDecision({ asks: decisions, viewer }: MatchUpdate): number {
  return decisions.find((decision) => decision.seat === viewer && !decision.committed)!.id;
}

async function refusal(reply: ReturnType<Guest['client']['call']>): Promise<ApiError['code']> {
  const answer = await reply;
  return answer.ok ? expect.fail('it was granted') : answer.fault.code;
}

test('a lesson begins at its position, in no list and with nothing on disk', async () => {
  const { first } = await begin();
  expect(first.finished).toBe(false);
  expect(first.seats.map(({ driver }) => driver.kind)).toEqual(['you', 'ai', 'ai']);
  expect(first.seats.slice(1).map(({ name }) => name)).toEqual(LESSON.names);
  expect(await value(me.client.call('matches.list', {}))).toEqual([]);
});

test('a wrong answer changes nothing; the right one is played, and the other cars answer', async () => {
  const { match, ask: decision } = await begin();
  const wrong = me.client.call('match.act', { match, ask: decision, action: { type: 'gear', gear: 1 } });
  expect(await refusal(wrong)).toBe('not-allowed');
  expect(me.updates).toEqual([]);
  await value(me.client.call('match.act', { match, ask: decision, action: ANSWER.action }));
  expect(me.updates).toHaveLength(1 + ANSWER.after.length);
  expect(me.seen(match).seq).toBe(1 + ANSWER.after.length);
});

test('an answer that breaks the rules gets the rules’ reason', async () => {
  const { match, ask: decision } = await begin();
  const illegal = me.client.call('match.act', { match, ask: decision, action: { type: 'gear', gear: 4 } });
  expect(await refusal(illegal)).toBe('illegal');
  const late = me.client.call('match.act', { match, ask: decision + 1, action: ANSWER.action });
  expect(await refusal(late)).toBe('stale-ask');
});

test('skipping gives the right answer of the lesson', async () => {
  const { match, first } = await begin();
  await value(me.client.call('school.skip', { match }));
  const skipped = me.seen(match).view;
  const again = await begin();
  await value(me.client.call('match.act', { match: again.match, ask: again.ask, action: ANSWER.action }));
  expect(me.seen(again.match).view).toEqual(skipped);
  expect(skipped).not.toEqual(first.view);
});

test('a lesson ends when the next one begins, and when the connection ends', async () => {
  const { match } = await begin();
  const next = await begin();
  expect(await refusal(me.client.call('school.skip', { match }))).toBe('not-found');
  const other = it.join();
  expect(await refusal(other.client.call('match.watch', { match: next.match }))).toBe('not-found');
  me.close();
  me = it.join();
  expect(await refusal(me.client.call('school.skip', { match: next.match }))).toBe('not-found');
});

test('when the learner drives alone, AI drivers answer until the learner’s next decision', async () => {
  const last = LESSON.sections.length - 1;
  const { match, ask: decision } = await begin({ section: last, step: 0 });
  await value(me.client.call('school.skip', { match }));
  await it.rest();
  expect(openDecision(me.seen(match))).not.toBe(decision);
  expect(it.botRunner.questions.length).toBeGreaterThan(0);
});

test('the last race goes on to its end, and its verdict gives the place and two sentences', async () => {
  const last = LESSON.sections.length - 1;
  const { match, first } = await begin({ section: last, step: 0 });
  expect(await value(me.client.call('school.verdict', { match }))).toMatchObject({ cars: 3 });
  let now: MatchUpdate = first;
  for (let answers = 0; !now.finished && answers < 200; answers++) {
    const open = now.asks.find((decision) => decision.seat === now.viewer && !decision.committed);
    if (open) await value(me.client.call('school.skip', { match }));
    await it.rest();
    now = me.seen(match);
  }
  expect(now.finished).toBe(true);
  const verdict = (await value(me.client.call('school.verdict', { match })))!;
  expect(verdict.place).toBe(now.standings.find(({ seat }) => seat === now.viewer)?.place);
  expect(LESSON.verdict.ids).toEqual(expect.arrayContaining([verdict.well.id, verdict.cost.id]));
});

test('before the race that the learner drives alone there is no verdict', async () => {
  const { match } = await begin();
  expect(await value(me.client.call('school.verdict', { match }))).toBeNull();
});

test('no lesson exists for an unknown game, a game without lessons, or beyond the last section', async () => {
  const at = { section: 0, step: 0 };
  expect(await refusal(me.client.call('school.start', { game: 'chess', ...at }))).toBe('bad-input');
  expect(await refusal(me.client.call('school.start', { game: 'derby', ...at }))).toBe('not-found');
  const beyond = { section: LESSON.sections.length, step: 0 };
  expect(await refusal(me.client.call('school.start', { game: 'heat', ...beyond }))).toBe('not-found');
  expect(await refusal(me.client.call('school.keep', { game: 'chess', ...at, done: false }))).toBe('bad-input');
});

test('the progress survives a restart, and a finished lesson stays finished', async () => {
  expect(await value(me.client.call('school.progress', {}))).toEqual({});
  await value(me.client.call('school.keep', { game: 'heat', section: 0, step: 0, done: true }));
  await value(me.client.call('school.keep', { game: 'heat', section: 2, step: 1, done: false }));
  await it.restart();
  me = it.join();
  expect(await value(me.client.call('school.progress', {}))).toEqual({ heat: { section: 2, step: 1, done: true } });
});

test('the workshop’s lesson is marked as finished like a game’s', async () => {
  const lesson = { section: 0, step: 0, done: true };
  await value(me.client.call('school.keep', { game: 'first-circuit', ...lesson }));
  await it.restart();
  me = it.join();
  expect(await value(me.client.call('school.progress', {}))).toEqual({ 'first-circuit': lesson });
});

test('guests of a party have no lessons', async () => {
  const guest = it.join('guest');
  const refused = await refusal(guest.client.call('school.start', { game: 'heat', section: 0, step: 0 }));
  expect(refused).toBe('not-allowed');
});
