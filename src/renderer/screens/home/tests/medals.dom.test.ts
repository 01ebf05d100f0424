// The nearest medal of time trials below a box on the shelf. Not here: which one that is (challenges/trials/tests).

import { value } from '@api/tests/granted';
import type { Medal } from '@api/trials/commands';
import { granted } from '@host/api-errors';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

/** The medals won on each circuit of Heat; none elsewhere. */
async function homeWith(medals: Readonly<Record<string, Medal>>) {
  const it = await openHost();
  const home = await value(it.join().client.call('trials.home', {}));
  const trials = home.trials.map((one) => {
    const medal = one.game === 'heat' ? medals[one.circuit] : undefined;
    return medal === undefined ? one : { ...one, medal, tries: 1, best: { figure: 50, match: null } };
  });
  it.host.handlers['trials.home'] = () => Promise.resolve(granted({ ...home, trials }));
  const page = await openPage(it);
  await screen.findByRole('heading', { name: 'Pick a game' });
  return page;
}

test('a box shows the nearest medal with the circuits that lack it, and leads to the challenges', async () => {
  const { user } = await homeWith({ italy: 'gold', usa: 'gold', 'great-britain': 'author', france: 'silver' });
  const mark = await screen.findByRole('link', { name: 'Heat: gold on 3 of 4 circuits. Missing: France.' });
  expect(mark.textContent).toContain('3 of 4');
  expect(screen.getAllByRole('link', { name: /circuits\. Missing/ })).toHaveLength(1);
  await user.click(mark);
  await waitFor(() => expect(location.hash).toBe('#/challenges'));
});

test('without a medal there is no mark', async () => {
  await homeWith({});
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4));
  expect(screen.queryByRole('link', { name: /medal|gold on|bronze on/i })).toBeNull();
});
