// Why: an inactive control gives its reason on hover, focus and press; a refusal shows its article; the rules open at a line
// of the log. Not here: where the text appears (e2e).

import { message } from '@api/messages';
import { screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, main, raceOf } from '../../../tests/race';

afterEach(() => {
  vi.useRealTimers();
});

const refusal = () => document.querySelector<HTMLElement>('[data-refusal]');

async function openRace() {
  const it = await openHost();
  const match = await raceOf(it.join(), 'waddington', { options: { carChoice: 'given' } });
  const page = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  return { it, ...page };
}

test('an inactive control shows why, and stays reachable by keyboard', async () => {
  const { user } = await openRace();
  const takeBack = screen.getByRole('button', { name: 'Take back (Z)' });
  const reason = 'Nothing to take back';
  expect(takeBack.getAttribute('aria-disabled')).toBe('true');
  expect(takeBack.getAttribute('aria-description')).toBe(reason);
  await user.hover(takeBack);
  expect((await screen.findByRole('tooltip')).textContent).toContain(reason);
  await user.unhover(takeBack);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  for (let tabs = 0; tabs < 60 && document.activeElement !== takeBack; tabs++) await user.tab();
  expect(document.activeElement).toBe(takeBack);
  expect((await screen.findByRole('tooltip')).textContent).toContain(reason);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(refusal()?.textContent).toContain(reason));
  expect(screen.getAllByRole('status').filter((one) => one.textContent?.includes(reason))).toHaveLength(1);
  // Esc dismisses the refusal, and opens no menu.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(refusal()).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal by the rules is shown with a link to its article, and the choice stays', async () => {
  const { it } = await openRace();
  // The host refuses every answer, as it does for answers against the rules.
  const descriptor = { namespace: 'waddington', id: 'breach.square-taken', otherwise: message('action.unfit') };
  Object.assign(it.host.handlers, {
    'match.act': () => ({ ok: false, fault: { code: 'illegal', said: descriptor, rule: 'R7' } }),
  });
  const chosen = main().textContent;
  // A refusal disappears after some seconds: they pass more slowly on this page the busier the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const user = userEvent.setup({ delay: null });
  await user.click(main());
  await waitFor(() => expect(refusal()).not.toBeNull());
  await waitFor(() => expect(main().getAttribute('aria-disabled')).not.toBe('true'));
  expect(main().textContent).toBe(chosen);
  // A hint is on offer.
  screen.getByRole('button', { name: 'Hint (H)' });
  // R opens the article, as the link does.
  await user.keyboard('r');
  const drawer = within(await screen.findByRole('dialog'));
  const [, article] = await waitFor(() => {
    const found = drawer.getAllByRole('heading', { level: 2 });
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  const title = article!.textContent ?? '';
  expect(title).not.toBe('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await waitFor(main));
  await waitFor(() => expect(refusal()).not.toBeNull());
  await user.click(within(refusal()!).getByRole('button'));
  await within(await screen.findByRole('dialog')).findByRole('heading', { name: title });
});

test('a line of the log opens its article', async () => {
  const { user } = await openRace();
  const before = main().textContent;
  await user.click(main());
  await waitFor(() => expect(main().textContent).not.toBe(before));
  await dashboard();
  await user.keyboard('l');
  const log = within(await screen.findByRole('dialog', { name: 'Race log' }));
  const line = await waitFor(() => within(log.getByRole('list', { name: 'Log' })).getAllByRole('button')[0]!);
  const title = line.getAttribute('title') ?? '';
  expect(title).not.toBe('');
  await user.click(line);
  await within(await screen.findByRole('dialog')).findByRole('heading', { name: title });
  expect(screen.queryByRole('dialog', { name: 'Race log' })).toBeNull();
});
