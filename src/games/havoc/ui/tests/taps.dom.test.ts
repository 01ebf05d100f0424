// One tap in the Storm and at the lanes: a forced card, a draw, drawing until a card matches, skipping when out; and the
// results of a stage in a party, where guests wait for the host. Not here: cards in flight (e2e).

import { value } from '@api/tests/granted';
import { comeIn, type Guest, LAN, openTable, type Party, startTable, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../../renderer/tests/page';
import { answerProposed, dashboard, isAsked, main, raceOf, settled, setupOf } from '../../../../renderer/tests/race';
import type { HavocAction, HavocChoices, HavocView } from '../../types';
import { numberOf } from '../results-pause';

const OPTIONS = { laps: 1, dice: 2, decks: 1, handSize: 3, coins: 3, passes: 3 };
const NAMES = ['Marta', 'Ada', 'Bruno'];
/** More answers than any Storm or race here takes. */
const MOST = 400;

const popup = () => screen.queryByRole('dialog', { name: /results$/ });
const goesOn = () => within(popup()!).getByRole('button', { name: /^Continue to/ });

/** A race, its person's view of it, and AI drivers that think for as long as the test decides. */
async function stormy() {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'havoc', { options: OPTIONS, names: NAMES, seed: 'taps 2' });
  const view = () => me.seen(match).view as HavocView;
  const open = () => me.seen(match).asks.find((one) => one.seat === 0 && !one.committed);
  const choices = () => me.seen(match).choices[String(open()?.id)] as HavocChoices | undefined;
  return { it, me, match, view, open, choices, thinking: thinkingOf(it) };
}

test('a driver who is out of a Storm sees that, and skips to its end with one tap', async () => {
  const { it, me, match, view, open, choices, thinking } = await stormy();
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  for (let answers = 0; view().stage === 'dealer' || (view().stage === 'storm' && view().cars[0]!.badge === 0); ) {
    if (++answers > MOST) throw new Error('nobody gets out of this Storm');
    await thinking.over();
    const decision = open();
    if (decision === undefined) continue;
    // Others think until the page has shown that its person is out.
    thinking.begin();
    await value(me.client.call('match.act', { match, ask: decision.id, action: firstAnswer(choices()!) }));
    await it.rest();
  }
  expect([1, 2]).toContain(view().cars[0]!.badge);
  await screen.findAllByText('You are out');
  await user.click(screen.getByRole('button', { name: /^Skip to the end/ }));
  await thinking.over();
  await waitFor(() => expect(popup()).not.toBeNull());
  await user.click(goesOn());
  await waitFor(() => expect(popup()).toBeNull());
});

test('one tap plays a forced card, draws, draws until a card matches, and takes a lane', async () => {
  const { it, match, view, open, choices } = await stormy();
  const { user } = await openPage(it, { at: `/race/${match}` });
  const left = (decision: number) => waitFor(() => expect(open()?.id).not.toBe(decision));
  const done = new Set<string>();
  for (let answers = 0; done.size < 4; ) {
    if (++answers > MOST) throw new Error(`never asked for one of four taps, only ${[...done]}`);
    const dash = within(await asked(user));
    const offer = choices();
    const decision = open()!.id;
    if (offer?.kind === 'storm' && offer.cards.length === 1 && !done.has('pile')) {
      await user.click(dash.getByRole('button', { name: /the only card that matches$/ }));
      await left(decision);
      done.add('pile');
    } else if (offer?.kind === 'storm' && offer.cards.length === 0 && offer.mayDraw) {
      const isOne = !done.has('stock');
      const { round } = view();
      await user.click(dash.getByRole('button', { name: isOne ? /from the stock$/ : /^Draw until I can play/ }));
      await left(decision);
      done.add(isOne ? 'stock' : 'until');
      if (!isOne) await waitFor(() => expect(isOver(view(), round) || canPlay(choices())).toBe(true));
    } else if (offer?.kind === 'lane') {
      const [own] = within(screen.getByRole('list', { name: 'Drivers' })).getAllByRole('listitem');
      expect(own!.textContent).toContain('Your turn');
      const lanes = within(dash.getByRole('group', { name: 'Lanes' })).getAllByRole('button');
      const lane = lanes.findLast((one) => !(one as HTMLButtonElement).disabled)!;
      await user.click(lane);
      await waitFor(() => expect(lane.getAttribute('aria-pressed')).toBe('true'));
      expect(open()?.id).toBe(decision);
      // The second click takes what the first one chose.
      await user.click(lane);
      await left(decision);
      done.add('lane');
    } else await answerProposed();
  }
  expect([...done].sort()).toEqual(['lane', 'pile', 'stock', 'until']);
});

/** Without another tap: the next decision can be answered with a card, or the Storm is over. */
const isOver = ({ round, stage }: HavocView, before: number) => round !== before || stage !== 'storm';
const canPlay = (offer: HavocChoices | undefined) => offer?.kind === 'storm' && offer.cards.length > 0;

test('a guest waits for the host at the results of a Storm, and continues with the host', async () => {
  const it = await openHost();
  const me = it.join();
  const table = await openTable(me, setupOf('havoc', { names: ['Marta', 'Ines'], drivers: [YOU, LAN], seed: 'party' }));
  const page = await openPage(it, { at: `/join/${table.code}`, guest: '192.168.1.77' });
  await page.user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ines');
  await page.user.click(screen.getByRole('button', { name: 'Join' }));
  await page.user.click(await screen.findByRole('button', { name: 'Ready' }));
  await waitFor(() => expect(me.party().guests.map(({ ready }) => ready)).toEqual([true]));
  const match = await startTable(me, []);
  await waitFor(() => expect(location.hash).toBe(`#/race/${match}`));
  await toResults(it, me, match);
  const isWaiting = () => {
    const open = document.querySelector<HTMLElement>('[role="dialog"]:not([data-closed])');
    return open !== null && within(open).queryByText(/^Waiting for host/) !== null;
  };
  expect(isWaiting()).toBe(true);
  expect(within(popup()!).queryByRole('button', { name: /^Continue to/ })).toBeNull();
  // Neither Escape nor a click outside lets a guest continue.
  await page.user.keyboard('{Escape}');
  await settled();
  expect(isWaiting()).toBe(true);
  await page.user.click(document.body);
  await settled();
  expect(isWaiting()).toBe(true);
  const { round } = me.seen(match).view as HavocView;
  const results = numberOf({ type: 'stageResults', stage: 'storm', next: 'lanes', round, table: [] });
  await value(me.client.call('match.goOn', { match, results }));
  await waitFor(() => expect(popup()).toBeNull());
});

test('the host continues from the results of a Storm for everyone', async () => {
  const it = await openHost();
  const me = it.join();
  const table = await openTable(me, setupOf('havoc', { names: ['Marta', 'Ines'], drivers: [YOU, LAN], seed: 'party' }));
  const ines = await comeIn(it, table.code, 'Ines');
  const match = await startTable(me, [ines]);
  const { user } = await openPage(it, { at: `/race/${match}` });
  await toResults(it, ines, match);
  await user.click(goesOn());
  await waitFor(() => expect(popup()).toBeNull());
});

/** Waits until the person has a decision, continuing from results as they come; returns the dashboard. */
async function asked(user: UserEvent): Promise<HTMLElement> {
  for (;;) {
    await waitFor(() => expect([popup() !== null, isAsked()]).toContain(true));
    await settled();
    if (popup() !== null) {
      await user.click(goesOn());
      await waitFor(() => expect(popup()).toBeNull());
    } else if (isAsked()) return main().closest('section')!;
  }
}

/** Plays until the page shows the Storm's results: the page answers for its person, the client for the other one. */
async function toResults(it: Party, other: Guest, match: string): Promise<void> {
  for (let answers = 0; popup() === null; ) {
    if (++answers > MOST) throw new Error('the Storm never ends');
    const { asks: decisions, choices, viewer } = other.seen(match);
    const decision = decisions.find(({ seat, committed }) => seat === viewer && !committed);
    const offer = decision && (choices[String(decision.id)] as HavocChoices | undefined);
    if (offer?.kind === 'lane') await waitFor(() => expect(popup()).not.toBeNull());
    else if (decision !== undefined && offer !== undefined) {
      await value(other.client.call('match.act', { match, ask: decision.id, action: firstAnswer(offer) }));
    } else if (decisions.some(({ seat, committed }) => seat !== viewer && !committed)) {
      await waitFor(() => expect([popup() !== null, isAsked()]).toContain(true));
      if (popup() === null) await answerProposed();
    }
    await it.rest();
  }
}

/** AI drivers that think from begin() to over(). */
function thinkingOf({ botRunner, rest }: Party): { begin(): void; over(): Promise<void> } {
  const { decide } = botRunner;
  let thought = Promise.resolve();
  let end = () => {};
  botRunner.decide = async (question) => {
    await thought;
    return decide(question);
  };
  return {
    begin() {
      thought = new Promise((resolve) => {
        end = resolve;
      });
    },
    over() {
      end();
      return rest();
    },
  };
}

/** The first possible answer in a Storm: a card that matches, otherwise a draw. */
function firstAnswer(choices: HavocChoices): HavocAction {
  if (choices.kind === 'pick') return { type: 'pick', place: choices.places[0]! };
  if (choices.kind === 'suit') return { type: 'suit', suit: choices.held.indexOf(Math.max(...choices.held)) };
  if (choices.kind !== 'storm') throw new Error(`no question of a Storm: ${choices.kind}`);
  const [card] = choices.cards;
  if (card !== undefined) return { type: 'play', card };
  return choices.mayDraw ? { type: 'draw' } : { type: 'pass' };
}
