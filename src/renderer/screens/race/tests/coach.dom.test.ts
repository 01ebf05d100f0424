// The coach in someone's first race: a note at its moment, its article, its switch, and no note twice. Not here: where a
// note appears (e2e).

import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import type { Guest, Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHost, openPage, type PageOptions } from '../../../tests/page';
import { dashboard, raceOf } from '../../../tests/race';

/** How the coach's text begins. */
const FIRST: Readonly<Record<string, RegExp>> = {
  'formula-d': /^(Gear \d rolls \d+ to \d+\.|Sainte-Dévote needs 1 stop:)/,
  havoc: /^((\d+|None) of your \d+ cards? fit|A toxic 7 is on top:)/,
  heat: /^Your gear sets how many cards/,
  roborally: /^Put 5 of your 9 cards into registers\./,
  waddington: /^Every 20 mph moves you one square\./,
};
/** At most this many decisions are answered until the coach speaks. */
const QUESTIONS = 6;
/** A choice must be unchanged for this long before the coach speaks of it, ms (use-coach.ts). */
const SETTLED = 500;

// The coach waits for a choice to settle: the test clock passes that time, so no one waits for it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const bubble = () => screen.queryByRole('region', { name: 'Your coach' });
const bubbleGone = () => waitFor(() => expect(bubble()).toBeNull());

/** The coach's note on the open decision, after the choice has settled; '' if the coach is silent. */
async function note(): Promise<string> {
  await dashboard();
  // By then the host has sent what the decision needs.
  for (let turn = 0; turn < 5; turn++) await vi.advanceTimersByTimeAsync(SETTLED);
  return document.querySelector('[data-coached]')?.textContent ?? '';
}

async function openRace(it: Party, match: string, more: PageOptions = {}) {
  await openPage(it, { at: `/race/${match}`, settings: { coach: true }, ...more });
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
}

/** Answers the person's decisions as the host proposes, and waits until a person has to answer again. */
async function answer(it: Party, me: Guest, match: string): Promise<void> {
  const decision = me.seen(match).asks.find((one) => one.seat === 0 && !one.committed)!;
  const { answers } = await value(me.client.call('match.hint', { match, ask: decision.id }));
  await value(me.client.call('match.act', { match, ask: decision.id, action: answers[0]!.action }));
  const isAsked = () => me.seen(match).asks.some((one) => one.seat === 0 && !one.committed && one.id !== decision.id);
  while (!isAsked() && !me.seen(match).finished) await it.rest();
}

test.each(Object.keys(games))('%s: the coach speaks in a first race, and its why links to an article', async (game) => {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, game);
  const user = await openRace(it, match);
  for (let asked = 0; asked < QUESTIONS && (await note()) === ''; asked++) await answer(it, me, match);
  expect(await note()).toMatch(FIRST[game]!);
  const coach = within(await screen.findByRole('region', { name: 'Your coach' }));
  await user.click(coach.getByRole('button', { name: 'Why?' }));
  await within(await screen.findByRole('dialog')).findAllByRole('heading');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bubble()).not.toBeNull();
});

test('a first race has a note at its moment, and a second race repeats no note', async () => {
  const it = await openHost();
  const me = it.join();
  const first = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 } });
  const user = await openRace(it, first);
  const lines: string[] = [await note()];
  expect(lines[0]).toMatch(/^Your gear sets how many cards you play/);
  await user.click(within(bubble()!).getByRole('button', { name: 'Why?' }));
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Shift gears'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bubble()).not.toBeNull();
  await user.keyboard('{Escape}');
  await bubbleGone();
  expect(screen.queryByRole('dialog')).toBeNull();
  for (let asked = 0; asked < QUESTIONS; asked++) {
    await answer(it, me, first);
    const text = await note();
    if (text !== '' && text !== lines.at(-1)) lines.push(text);
  }
  // The number of moments differs from race to race; games/coach.test.ts finds each note.
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(new Set(lines.map((one) => one.slice(0, 12))).size).toBe(lines.length);
  await value(me.client.call('match.handOver', { match: first, seat: 0, driver: { kind: 'ai', level: 'easy' } }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/results\//));

  const second = await raceOf(me, 'heat', { circuit: 'usa', options: { laps: 1 }, seed: 'another' });
  location.hash = `#/race/${second}`;
  for (let asked = 0; asked < 3; asked++) {
    expect(await note()).toBe('');
    await answer(it, me, second);
  }
});

test('the switch ends the notes, and the setting brings them back', async () => {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'heat', { circuit: 'usa' });
  const user = await openRace(it, match);
  expect(await note()).toMatch(/^Your gear/);
  // The coach waits while a hint is read.
  await user.keyboard('h');
  await screen.findByRole('region', { name: 'Hint' });
  await bubbleGone();
  await user.keyboard('h');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull());
  await note();
  await user.click(within(bubble()!).getByRole('button', { name: 'No more tips' }));
  await bubbleGone();
  await answer(it, me, match);
  expect(await note()).toBe('');
  location.hash = '#/settings';
  const tips = await screen.findByRole('switch', { name: 'Coach' });
  expect(tips.getAttribute('aria-checked')).toBe('false');
  await user.click(tips);
  location.hash = `#/race/${match}`;
  // The next decision has a note again, once something costs.
  let text = await note();
  for (let asked = 0; asked < 40 && text === ''; asked++) {
    await answer(it, me, match);
    text = await note();
  }
  expect(text).not.toBe('');
  expect(text).not.toMatch(/^Your gear/);
});
