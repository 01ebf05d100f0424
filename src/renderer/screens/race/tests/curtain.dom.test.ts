// Pass and play: the curtain calls the next person by name, hides everything of the earlier one's hand, and brings a hand to a phone.
// Not here: its look (e2e/looks).

import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { HOTSEAT, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { loadGameUi } from '../../../app/games/games';
import { openHost, openPage } from '../../../tests/page';
import { answerProposed, dashboard, isAsked, main, raceOf, settled } from '../../../tests/race';

const NAMES = ['Marta', 'Tomas', 'Ines'];
/** Answers after which every game has hands. */
const ANSWERS = 12;
/** Controls of a dashboard that hold a hand. */
const HANDS = /\b(hand|cards?)\b/i;

const curtain = () => screen.queryByRole('button', { name: /^I am / });

async function shared(game: string, change: Parameters<typeof raceOf>[2] = {}) {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, game, { names: NAMES, drivers: [YOU, HOTSEAT, HOTSEAT], ...change });
  const { user } = await openPage(it, { at: `/race/${match}` });
  return { it, me, match, user };
}

/** Everything that can be read or heard on the page: texts and what attributes say. */
function everything(): string {
  const said = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name }) => !/^(class|style|src|d|points|viewBox|transform)$/.test(name)),
  );
  return [document.body.textContent, ...said.map((attribute) => attribute.value)].join('\n');
}

/** The newest lines of the log, as screen readers hear them. */
function logOnPage(): string[] {
  const [log] = [...document.querySelectorAll('.visually-hidden > [aria-relevant="additions"]')];
  return [...(log?.children ?? [])].map(({ textContent }) => textContent ?? '');
}

/** What only the person at the dashboard may know: the names of the cards in their groups, long enough to be no number. */
function handIn(open: HTMLElement): string[] {
  const groups = [...open.querySelectorAll<HTMLElement>('[role="group"], [role="region"], fieldset, section')];
  const hands = groups.filter((one) => HANDS.test(one.getAttribute('aria-label') ?? ''));
  const cards = hands.flatMap((one) => [...one.querySelectorAll<HTMLElement>('button, [role="listitem"], li')]);
  const names = cards.map((card) => (card.getAttribute('aria-label') ?? card.textContent ?? '').trim());
  return [...new Set(names.filter((name) => name.length > 3))];
}

/** Chooses as much as the main button counts, in the order of the dashboard. */
async function choose(open: HTMLElement): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const [, done, all] = /(\d) of (\d)/.exec(main().textContent ?? '') ?? [];
    if (done === undefined || done === all) return;
    const cards = [...open.querySelectorAll<HTMLElement>('button')].filter((one) =>
      /\b(hand|cards?)\b/i.test(one.closest('[aria-label]:not(button)')?.getAttribute('aria-label') ?? ''),
    );
    const free = cards.find(
      (one) => one.getAttribute('aria-pressed') !== 'true' && one.getAttribute('aria-disabled') !== 'true',
    );
    free?.click();
    await settled();
  }
}

test.each(Object.keys(games))('%s: behind the curtain nothing of the last person’s hand is left', async (game) => {
  const { user, me } = await shared(game);
  const ui = await loadGameUi(game);
  /** The log of somebody who only watches: everyone at the screen may read it. */
  const openLog = () =>
    me.updates.flatMap(({ events, seats, circuit }) =>
      events.map((event) => ui.logLine(event, seats, circuit)?.text ?? ''),
    );
  const held = new Map<string, string[]>();
  let passed = 0;
  let sitting = '';
  for (let answers = 0; answers < ANSWERS; answers++) {
    await waitFor(() => expect([curtain() !== null, isAsked()]).toContain(true));
    const call = curtain();
    if (call !== null) {
      await settled();
      const all = everything();
      const known = openLog().join('\n');
      const secret = (held.get(sitting) ?? []).filter((name) => !known.includes(name));
      for (const name of secret) expect(all, `${sitting} holds ${name}`).not.toContain(name);
      await waitFor(() => expect(openLog()).toEqual(expect.arrayContaining(logOnPage())));
      expect(screen.queryAllByRole('button', { name: /^Hint/ })).toEqual([]);
      if (secret.length > 0) passed++;
      sitting = /^I am (\w+)/.exec(call.textContent ?? '')?.[1] ?? '';
      await user.click(call);
      await waitFor(() => expect(curtain()).toBeNull());
    }
    const open = await dashboard();
    held.set(sitting, handIn(open));
    await choose(open);
    if (main().getAttribute('aria-disabled') === 'true') break;
    await answerProposed();
    await settled();
  }
  // A game without hidden hands has no curtain.
  expect(passed > 0).toBe(sitting !== '');
});

test('the curtain calls the next person in their colour, and the earlier one can still take back', async () => {
  const { user } = await shared('heat');
  await user.click(await screen.findByRole('button', { name: 'I am Marta (Space)' }));
  await dashboard();
  await answerProposed();
  const called = await screen.findByRole('region', { name: 'Pass to Tomas' });
  within(called).getByRole('heading', { name: 'Tomas' });
  expect(called.style.getPropertyValue('--driver')).toBe('var(--seat-2)');
  within(called).getByRole('button', { name: 'Take back' });
  expect(document.querySelector('main')?.textContent).not.toMatch(/Speed \d/);
  await user.keyboard(' ');
  await dashboard();
});

test('a hand goes to a phone with one press on the curtain, and the curtain calls the next person', async () => {
  const { it, user } = await shared('heat');
  const called = await screen.findByRole('region', { name: 'Pass to Marta' });
  await user.click(within(called).getByRole('button', { name: 'To my phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Marta’s hand' });
  within(dialog).getByRole('img', { name: 'QR code for Marta’s hand' });
  const code = /code (\w{6})/.exec(dialog.textContent ?? '')?.[1];
  const phone = it.join('guest', '192.168.1.77');
  await value(phone.client.call('party.join', { code: code!, device: 'phone' }));
  await screen.findByRole('region', { name: 'Pass to Tomas' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('people at opposite sides of a tablet: the page turns with the person whose turn it is', async () => {
  const { user, match } = await shared('heat');
  await user.click(await screen.findByRole('button', { name: 'I am Marta (Space)' }));
  await dashboard();
  await user.keyboard('{Escape}');
  const menu = within(await screen.findByRole('dialog'));
  await user.click(
    within(menu.getByRole('radiogroup', { name: 'Where Tomas sits' })).getByRole('radio', { name: 'Opposite' }),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.style.rotate).toBe('');
  await answerProposed();
  await screen.findByRole('region', { name: 'Pass to Tomas' });
  await waitFor(() => expect(document.body.style.rotate).toBe('180deg'));
  await user.keyboard(' ');
  await dashboard();
  expect(document.body.style.rotate).toBe('180deg');
  expect(JSON.parse(localStorage.getItem('paddock.sides')!)).toEqual({ match, opposite: [1] });
  await answerProposed();
  await screen.findByRole('region', { name: 'Pass to Ines' });
  await waitFor(() => expect(document.body.style.rotate).toBe(''));
});
