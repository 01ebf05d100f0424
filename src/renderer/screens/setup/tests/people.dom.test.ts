// The people of this computer in the setup of a race: they are offered by name for a seat at this screen, and bring their colour.

import { value } from '@api/tests/granted';
import type { Colour } from '@core/contract';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { keepDrivers } from '../../../tests/setup';

/** Marta, who is red, gives the second of two seats to Zoe, whose first and second colours are these. Returns what the seat is called. */
async function seated(zoe: { colour: Colour; second: Colour }): Promise<string> {
  const it = await openHost();
  const { client } = it.join();
  await value(client.call('people.create', { name: 'Tom' }));
  const { id } = await value(client.call('people.create', { name: 'Zoe' }));
  await value(client.call('people.save', { id, change: zoe }));
  sessionStorage.setItem('paddock.person', 'yes');
  const { user } = await openPage(it, { at: '/setup/heat', settings: { name: 'Marta', colour: 'red' } });
  await screen.findByRole('region', { name: 'Drivers' });
  await keepDrivers(user, 2);
  await user.click(screen.getByRole('combobox', { name: 'Who drives seat 2' }));
  await user.click(await screen.findByRole('option', { name: 'Hot-seat' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Name of seat 2');
  const offered = [...document.querySelectorAll(`[id="${field.getAttribute('list')}"] option`)];
  expect(offered.map((one) => one.getAttribute('value'))).toEqual(['Marta', 'Tom', 'Zoe']);
  await user.clear(field);
  await user.type(field, 'Zoe');
  expect(field.value).toBe('Zoe');
  return screen.getByRole('button', { name: /^Colour of seat 2/ }).getAttribute('aria-label') ?? '';
}

test('a person of this computer who shares the screen brings their colour', async () => {
  expect(await seated({ colour: 'yellow', second: 'green' })).toBe('Colour of seat 2: Yellow');
});

test('if another seat has that colour, it is their second choice', async () => {
  expect(await seated({ colour: 'red', second: 'green' })).toBe('Colour of seat 2: Green');
});
