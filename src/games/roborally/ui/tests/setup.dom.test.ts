// RoboRally's setup and podium: a turn limit within the rules, and robots in place of drivers.

import { bot } from '@host/tests/party';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../../renderer/tests/page';
import { raceOf } from '../../../../renderer/tests/race';

test('setup takes no turn limit that the rules refuse', async () => {
  const { user } = await openPage(await openHost(), { at: '/setup/roborally' });
  const start = await screen.findByRole('button', { name: 'Start race' });
  const isOff = () => start.getAttribute('aria-disabled') === 'true';
  const limit = screen.getByRole<HTMLInputElement>('textbox', { name: 'Turn limit' });
  const refusals = () => screen.queryAllByRole('status').filter((one) => one.textContent?.includes('turn limit'));
  expect(limit.value).toBe('80');
  expect([refusals(), isOff()]).toEqual([[], false]);
  await user.clear(limit);
  await user.type(limit, '7');
  await waitFor(() =>
    expect(refusals().map(({ textContent }) => textContent)).toEqual([
      'The turn limit is 20 to 200 turns, or 0 for none',
    ]),
  );
  expect(isOff()).toBe(true);
  await user.tab();
  await waitFor(() => expect(limit.value).toBe('20'));
  expect([refusals(), isOff()]).toEqual([[], false]);
  await user.click(screen.getByRole('button', { name: 'Turn limit: one less' }));
  await waitFor(() => expect(limit.value).toBe('0'));
  await user.click(screen.getByRole('button', { name: 'Turn limit: one more' }));
  await waitFor(() => expect(limit.value).toBe('20'));
});

test('robots stand on their podium', async () => {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'roborally', {
    circuit: 'first-shift',
    names: ['Marta', 'Ada', 'Bea'],
    drivers: [bot(), bot(), bot()],
  });
  while (!me.seen(match).finished) await it.rest();
  await openPage(it, { at: `/results/${match}` });
  const podium = await screen.findByRole('img', { name: /^1: / });
  await waitFor(() => expect(podium.querySelectorAll('[data-robot]')).toHaveLength(3));
});
