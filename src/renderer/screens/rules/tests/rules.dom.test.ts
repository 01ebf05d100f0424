// The rules as a reference: every box is a click away, in setup beside the draft; worked examples go step by step together
// with their drawing. Not here: paper and widths (e2e).

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { keepDrivers, removers } from '../../../tests/setup';

const boxes = async () => within(await screen.findByRole('navigation', { name: 'Choose a game' }));

test('[22] rules of every box are a click away', async () => {
  const { user } = await openPage(await openHost());
  await user.click(await screen.findByRole('link', { name: 'Rules' }));
  const titles = ['Waddington’s F1', 'Formula D', 'Havoc Speedway', 'RoboRally', 'Heat'];
  expect((await boxes()).getAllByRole('link')).toHaveLength(titles.length);
  for (const box of titles) {
    const link = () =>
      within(screen.getByRole('navigation', { name: 'Choose a game' })).getByRole('link', { name: new RegExp(box) });
    await user.click(link());
    await waitFor(() => expect(link().getAttribute('aria-current')).toBe('page'));
    await screen.findByRole('heading', { level: 1, name: /: rules$/ });
  }
});

test('[22] in setup the rules open beside the draft, which stays', async () => {
  const { user } = await openPage(await openHost(), { at: '/setup/heat' });
  await screen.findByRole('button', { name: 'Start race' });
  await keepDrivers(user, 2);
  await user.click(screen.getByRole('button', { name: 'Rules' }));
  await screen.findByRole('dialog', { name: 'Rules: Heat' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rules: Heat' })).toBeNull());
  expect(removers()).toHaveLength(2);
});

test('[16] a worked example goes step by step, and its drawing with it', async () => {
  const { user } = await openPage(await openHost(), { at: '/rules/heat' });
  await user.type(await screen.findByRole('searchbox'), 'Corners');
  const [found] = await screen.findAllByRole('link', { name: /^Corners/ });
  await user.click(found!);
  const region = await screen.findByRole('region', { name: 'Worked example' });
  const example = within(region);
  expect(example.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('The turn began here')).toBeTruthy();
  expect(screen.queryByText('Speed 7: 2 over')).toBeNull();
  for (const step of [2, 3, 4, 5]) {
    await user.click(example.getByRole('button', { name: 'Next' }));
    await example.findByText(`Step ${step} of 5`);
  }
  expect(screen.getByText('Speed 7: 2 over')).toBeTruthy();
  const steps = [...region.querySelectorAll('[aria-current=step]')].map(({ textContent }) => textContent);
  expect(steps).toEqual([expect.stringContaining('Engine 6, then 4')]);
});
