// The inspector: everything on a game's table shows what it is, by mouse and by keyboard. Not here: where its card
// appears, what the board shows, and held fingers (e2e).

import { lapOf, OF_EVERY_GAME } from '@host/tests/short-races';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, raceOf, settled } from '../../../tests/race';

// The card closes if its item has no size, and in this test nothing has a size.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 400, 80, 120));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const card = () => document.querySelector('[data-inspector]');
const cardGone = () => waitFor(() => expect(card()).toBeNull());
const cardShown = (part: string) => waitFor(() => expect([part, card()?.textContent]).toEqual([part, WORDS]));
const WORDS = expect.stringMatching(/\p{L}{3}/u);

test.each(OF_EVERY_GAME)('everything on the table of $game says what it is', async ({ game, circuit, options }) => {
  const it = await openHost();
  const names = ['Marta', 'Ada'];
  const match = await raceOf(it.join(), game, { circuit, options, names, seed: 'readers' });
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  expect(document.querySelectorAll('[data-part][title]')).toHaveLength(0);
  const things = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  expect(things.length).toBeGreaterThan(1);
  // One of each kind.
  const parts = new Map(things.map((one) => [one.dataset.part, one]));
  for (const [part = '', thing] of parts) {
    await user.hover(thing);
    await cardShown(part);
    await user.unhover(thing);
    await cardGone();
  }
  // The first item that takes the focus by Tab.
  await user.click(document.body);
  const isThing = () => document.activeElement?.closest('[data-part]') != null;
  for (let tabs = 0; tabs < 60 && !isThing(); tabs++) await user.tab();
  await cardShown('by Tab');
  await user.keyboard('{Escape}');
  await cardGone();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a gauge shows its value and leads to its article', async () => {
  const it = await openHost();
  const { circuit, options } = OF_EVERY_GAME.find(({ game }) => game === 'waddington')!;
  const match = await raceOf(it.join(), 'waddington', { circuit, options: { ...options, carChoice: 'given' } });
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await user.hover(screen.getByRole('img', { name: /^Tyre wear/ }));
  await waitFor(() => expect(card()?.textContent).toContain('now 0 of 8'));
  await screen.findByRole('button', { name: 'Tyre wear' });
});

test('a pile shows in German what it is and how many cards it has', async () => {
  const it = await openHost();
  const match = await raceOf(it.join(), 'heat', lapOf('usa'));
  localStorage.setItem('paddock.language', 'de');
  const { user } = await openPage(it, { at: `/race/${match}`, settings: { language: 'de' } });
  const engine = await waitFor(() => {
    const found = document.querySelector('[data-part="pile.engine"]');
    expect(found).not.toBeNull();
    return found!;
  });
  await settled();
  await user.hover(engine);
  await waitFor(() => expect(card()?.textContent).toMatch(/Motor.*jetzt \d/));
});
