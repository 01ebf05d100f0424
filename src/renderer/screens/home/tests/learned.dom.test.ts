// What home offers to someone who has taken a lesson. Not here: the lesson, and the order of boxes (app/games/learned.test.ts).

import { value } from '@api/tests/granted';
import type { Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

/** Keeps a lesson as completed. */
async function learn(it: Party, game: string): Promise<void> {
  await value(it.join().client.call('school.keep', { game, section: 0, step: 0, done: true }));
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the shelf offers every lesson, and the first race offers its own', async () => {
  await openPage(await openHost());
  const shelf = await region('Games');
  for (const game of ['Heat', 'Waddington’s F1', 'Formula D', 'Havoc Speedway', 'RoboRally'])
    await shelf.findByRole('link', { name: new RegExp(`^Learn it in \\d min: ${game}$`) });
  await (await region('First race')).findByRole('button', { name: /^Learn \(\d+ min\)$/ });
});

test('a lesson begun shows its part; one that is taken has a tick, and the next box is offered', async () => {
  const it = await openHost();
  await learn(it, 'heat');
  await value(it.join().client.call('school.keep', { game: 'havoc', section: 2, step: 1, done: false }));
  const { user } = await openPage(it);
  const shelf = await region('Games');
  const begun = await shelf.findByRole('link', { name: 'Lesson of Havoc Speedway: continue with part 3 of 7' });
  expect(begun.textContent).toBe('3 of 7');
  shelf.getByRole('link', { name: 'Lesson of Heat: completed' });
  const boxes = await shelf.findAllByText(/: new race$/);
  const [first, next] = boxes.map(({ textContent }) => textContent?.replace(': new race', ''));
  expect(first).toBe('Heat');
  expect(shelf.queryByRole('link', { name: /^Learn it.*: Heat$/ })).toBeNull();

  const card = await region('First race');
  expect(await card.findByRole('button', { name: 'Start the engine' })).toBeTruthy();
  expect(card.queryByRole('button', { name: /^Learn \(/ })).toBeNull();
  await user.click(await card.findByRole('button', { name: `Learn ${next}` }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/school\/(?!heat)/));
});

test('with every lesson taken none is offered', async () => {
  const it = await openHost();
  for (const game of ['heat', 'formula-d', 'waddington', 'havoc', 'roborally']) await learn(it, game);
  await openPage(it);
  await (await region('First race')).findByRole('button', { name: 'Start the engine' });
  await (await region('Games')).findByRole('link', { name: 'Driving School' });
  expect(screen.queryByRole('button', { name: /^Learn/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Learn/ })).toBeNull();
});
