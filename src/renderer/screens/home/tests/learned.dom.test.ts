// The lessons on home's shelf. Not here: the lessons, and the order of boxes (app/games/learned.test.ts).

import { value } from '@api/tests/granted';
import type { Party } from '@host/tests/party';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

/** Keeps a lesson as completed. */
async function learn(it: Party, game: string): Promise<void> {
  await value(it.join().client.call('school.keep', { game, section: 0, step: 0, done: true }));
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the shelf offers every lesson', async () => {
  await openPage(await openHost());
  const shelf = await region('Games');
  for (const game of ['Heat', 'Waddington’s F1', 'Formula D', 'Havoc Speedway', 'RoboRally'])
    await shelf.findByRole('link', { name: new RegExp(`^Learn it in \\d min: ${game}$`) });
});

test('a lesson begun shows its part, and one that is taken has a tick', async () => {
  const it = await openHost();
  await learn(it, 'heat');
  await value(it.join().client.call('school.keep', { game: 'havoc', section: 2, step: 1, done: false }));
  await openPage(it);
  const shelf = await region('Games');
  const begun = await shelf.findByRole('link', { name: 'Lesson of Havoc Speedway: continue with part 3 of 7' });
  expect(begun.textContent).toBe('3 of 7');
  shelf.getByRole('link', { name: 'Lesson of Heat: completed' });
  expect(shelf.queryByRole('link', { name: /^Learn it.*: Heat$/ })).toBeNull();
});
