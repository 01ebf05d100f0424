// Hints: chosen and confirmed by keys and by mouse, the second best, switched off for guests; a race shows that one was used.
// Not here: how the card looks in every game, and where it appears (e2e).

import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { comeIn, LAN, openTable, startTable, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, main, raceOf } from '../../../tests/race';

const FOUR = ['Marta', 'Ada', 'Bruno', 'Ines'];
const card = () => screen.queryByRole('region', { name: 'Hint' });
const cardShown = () => screen.findByRole('region', { name: 'Hint' });
const cardGone = () => waitFor(() => expect(card()).toBeNull());
const bulb = () => screen.getByRole('button', { name: 'Hint (H)' });
const hand = () => within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button');
const chosen = () => hand().filter((one) => one.getAttribute('aria-pressed') === 'true');

/** A race of Heat whose person is about to choose two cards. */
async function atCardsOfHeat() {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'heat', { names: FOUR, seed: 'hint' });
  const [decision] = me.seen(match).asks.filter(({ seat }) => seat === 0);
  await value(me.client.call('match.act', { match, ask: decision!.id, action: { type: 'gear', gear: 2 } }));
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await waitFor(() => expect(main().textContent).toBe('Confirm 0 of 2'));
  return { it, me, match, user };
}

test('a hint is chosen by keys and confirmed by its person; the race shows that one was used', async () => {
  const { me, match, user } = await atCardsOfHeat();
  await user.keyboard('h');
  await cardShown();
  expect(bulb().getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  await cardGone();
  await user.keyboard('h');
  await user.click(within(await cardShown()).getByRole('button', { name: 'Close' }));
  await cardGone();
  await user.keyboard('h');
  const hint = within(await cardShown());
  expect(hint.getByRole('heading').textContent).not.toBe('');
  expect(chosen()).toEqual([]);
  const step = me.seen(match).seq;
  await waitFor(() => expect(document.activeElement).toBe(hint.getByRole('button', { name: 'Choose this' })));
  await user.keyboard('{Enter}');
  await cardGone();
  expect(chosen()).not.toEqual([]);
  expect(me.seen(match).seq).toBe(step);
  await waitFor(() => expect(document.activeElement).toBe(main()));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(me.seen(match).seq).toBeGreaterThan(step));
  expect(me.seen(match).seats.map(({ hinted }) => hinted === true)).toEqual([true, false, false, false]);
});

test('a player who chooses by digits while the card is open confirms that choice, not the hint', async () => {
  const { me, match, user } = await atCardsOfHeat();
  await user.keyboard('h');
  const takes = within(await cardShown()).getByRole('button', { name: 'Choose this' });
  await waitFor(() => expect(document.activeElement).toBe(takes));
  await user.keyboard('+');
  expect(document.activeElement).toBe(takes);
  const isHinted = (one: HTMLElement) => one.classList.contains('hinted');
  expect(hand().some(isHinted)).toBe(true);
  const own = hand().flatMap((one, at) => (isHinted(one) || one.getAttribute('aria-disabled') === 'true' ? [] : [at]));
  expect(own.length).toBeGreaterThanOrEqual(2);
  await user.keyboard(`${own[0]! + 1}`);
  await waitFor(() => expect(document.activeElement).toBe(main()));
  expect(card()).not.toBeNull();
  await user.keyboard(`${own[1]! + 1}`);
  expect(main().getAttribute('aria-disabled')).not.toBe('true');
  expect(chosen()).toHaveLength(2);
  expect(chosen().filter(isHinted)).toEqual([]);
  const step = me.seen(match).seq;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(me.seen(match).seq).toBeGreaterThan(step));
  await cardGone();
});

test('the second best turns over by mouse, and can be chosen then', async () => {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'formula-d', { names: FOUR, seed: 'hint' });
  const mine = () => me.seen(match).asks.find(({ seat, committed }) => seat === 0 && !committed);
  while (mine()?.kind !== 'gear') {
    const decision = mine();
    const hint = decision && (await me.client.call('match.hint', { match, ask: decision.id }));
    if (hint?.ok)
      await me.client.call('match.act', { match, ask: decision!.id, action: hint.value.answers[0]!.action });
    await it.rest();
  }
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await user.click(bulb());
  const hint = within(await cardShown());
  const best = hint.getByRole('heading').textContent ?? '';
  const other = hint.getByRole('button', { name: /^Second best/ });
  const second = (other.textContent ?? '').match(/(\d)\w\w gear/)?.[1];
  expect(best).not.toContain(`${second}`);
  const lit = () => document.querySelector<HTMLElement>('[data-gear].hinted')?.dataset.gear;
  const before = lit();
  expect(before).not.toBe(second);
  await user.hover(other);
  await waitFor(() => expect(lit()).toBe(second));
  await user.unhover(other);
  await waitFor(() => expect(lit()).toBe(before));
  await user.click(other);
  await waitFor(() => expect(hint.getByRole('heading').textContent).toContain(`${second}`));
  await user.click(hint.getByRole('button', { name: 'Choose this' }));
  await cardGone();
  expect(document.querySelector(`button[data-gear="${second}"][aria-pressed="true"]`)).not.toBeNull();
});

/** A party of Heat under way, whose host gives guests no hints. */
async function raceWithoutHints() {
  const it = await openHost();
  const me = it.join();
  const usual = Object.fromEntries(games.heat!.options.map((option) => [option.id, option.default]));
  const seats = [YOU, LAN].map((driver, at) => ({
    name: `Driver ${at + 1}`,
    colour: games.heat!.colours[at]!,
    driver,
  }));
  const setup = { game: 'heat', circuit: 'usa', options: usual, seats, clock: 0 };
  return { it, me, table: await openTable(me, setup, { rules: { hints: false } }) };
}

test('a party’s host switches hints off for guests, and the bulb says why', async () => {
  const { it, me, table } = await raceWithoutHints();
  const { user } = await openPage(it, { at: `/join/${table.code}`, guest: '192.168.1.77' });
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Tomas');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await user.click(await screen.findByRole('button', { name: 'Ready' }));
  await waitFor(() => expect(me.party().guests.map(({ ready }) => ready)).toEqual([true]));
  await value(me.client.call('party.start', { force: false }));
  await dashboard();
  expect(bulb().getAttribute('aria-disabled')).toBe('true');
  await user.click(bulb());
  expect((await screen.findAllByText('The host has turned off hints for guests')).length).toBeGreaterThan(0);
  expect(card()).toBeNull();
});

test('at the host’s own screen hints stay', async () => {
  const { it, me, table } = await raceWithoutHints();
  const tomas = await comeIn(it, table.code, 'Tomas');
  await value(tomas.client.call('party.ready', { ready: true }));
  const match = await startTable(me, [tomas]);
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await user.keyboard('h');
  await cardShown();
});
