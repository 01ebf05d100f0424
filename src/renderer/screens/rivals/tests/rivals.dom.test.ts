// The gallery of rivals over a setup: choosing by keys and mouse, each at its own level, and a full grid. Not here: races
// against them (e2e).

import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const grid = () => screen.getByRole('list', { name: 'Your grid' });
const onGrid = () =>
  within(grid())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
const card = (given: string) =>
  within(screen.getByRole('list', { name: 'Drivers' })).getByRole('button', { name: new RegExp(`^${given} `) });
const level = (given: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: `Level of ${given}` })).getByRole('radio', { name });
const isPressed = (one: HTMLElement) => one.getAttribute('aria-pressed') === 'true';

/** The gallery, opened for the second seat of a race of Heat. */
async function openGallery(): Promise<UserEvent> {
  const { user } = await openPage(await openHost(), { at: '/setup/heat' });
  await user.click(await screen.findByRole('button', { name: 'Choose rivals for seat 2' }));
  await screen.findByRole('heading', { level: 1, name: 'Choose your rivals' });
  return user;
}

test('two characters are chosen by keys and by mouse, at two levels, and sit in the setup', async () => {
  const user = await openGallery();
  await user.click(screen.getByRole('button', { name: 'Clear grid' }));
  // By keys: move to the next card, add its character, and set the level.
  card('Lupe').focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(card('Sora'));
  await user.keyboard(' ');
  await user.keyboard('3');
  await waitFor(() => expect(isPressed(card('Sora'))).toBe(true));
  expect(level('Sora', 'Champion').getAttribute('aria-checked')).toBe('true');
  // By mouse: the level first, then add it to the grid.
  await user.click(level('Kahu', 'Rookie'));
  await user.click(card('Kahu'));
  await waitFor(() =>
    expect(onGrid()).toEqual([
      expect.stringMatching(/You/),
      expect.stringMatching(/Sora.*Champion/),
      expect.stringMatching(/Kahu.*Rookie/),
    ]),
  );
  expect(within(grid()).getAllByText(/%/)).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Use this grid' }));
  const drivers = within(await screen.findByRole('region', { name: 'Drivers' }));
  expect(drivers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/You/),
    expect.stringMatching(/Sora/),
    expect.stringMatching(/Kahu/),
  ]);
  const chosen = (seat: number) => screen.getByRole('combobox', { name: `Level of seat ${seat}` }).textContent;
  expect([chosen(2), chosen(3)]).toEqual([expect.stringMatching(/Champion/), expect.stringMatching(/Rookie/)]);
});

test('on a full grid a driver makes room, and Escape leaves it unchanged', async () => {
  const user = await openGallery();
  const count = onGrid().length;
  for (const name of ['Noor', 'Gus', 'Farid', 'Kahu'].slice(0, 6 - count)) await user.click(card(name));
  await waitFor(() => expect(onGrid()).toHaveLength(6));
  await user.click(card('Odile'));
  await screen.findByText(/The grid is full/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/The grid is full/)).toBeNull());
  expect(isPressed(card('Odile'))).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(card('Odile')));
  await user.keyboard(' ');
  await user.click(await screen.findByRole('button', { name: 'Sora makes room' }));
  await waitFor(() => expect(isPressed(card('Odile'))).toBe(true));
  expect(isPressed(card('Sora'))).toBe(false);
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Start race' });
  expect(screen.getByRole('region', { name: 'Drivers' }).textContent).not.toContain('Odile');
});
