// Choosing a circuit among many: those that come with Paddock, filters, and the person's favourites.

import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { screen, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const pane = async () => within(await screen.findByRole('region', { name: 'Circuit' }));

async function names(): Promise<string[]> {
  const all = (await pane()).getAllByRole('button', { name: /^Favourite: / });
  return all.map((button) => button.getAttribute('aria-label')!.replace('Favourite: ', ''));
}

test('Paddock’s circuits follow the box’s, and a chosen one is raced with its source', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/setup/heat' });
  const all = await names();
  expect(all.slice(0, 5)).toEqual(['USA', 'Italy', 'France', 'Great Britain', 'Kestrel Sands']);
  expect(all).toHaveLength(12);
  await user.click((await pane()).getByRole('button', { name: /^Lantern Bay/ }));
  await (await pane()).findByText('Once round the harbour: two quick corners, then three slow ones in a row.');
  await user.click(screen.getByRole('button', { name: 'Start race' }));
  const bay = games.heat!.workshop!.collection().find(({ name }) => name === 'Lantern Bay');
  await vi.waitFor(async () =>
    expect(await value(it.join().client.call('matches.list', {}))).toMatchObject([{ circuit: bay?.id }]),
  );
});

test('a search that finds nothing says so, and filters narrow the list', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/setup/heat' });
  await names();
  const field = (await pane()).getByRole('searchbox', { name: 'Search circuits' });
  await user.type(field, 'sisters');
  expect(await names()).toEqual(['Three Sisters']);
  await user.clear(field);
  await user.type(field, 'nowhere');
  expect((await pane()).getByText('No circuit fits. Change the filters.')).toBeDefined();
  await user.clear(field);
  await user.click((await pane()).getByRole('combobox', { name: 'Character' }));
  await user.click(await screen.findByRole('option', { name: 'Twisty' }));
  expect(await names()).toEqual(['Cobalt Quarry', 'Saltmarsh', 'Old Foundry']);
});

test('a marked circuit comes first, and the mark is kept', async () => {
  const it = await openHost();
  const { user, reload } = await openPage(it, { at: '/setup/heat' });
  await names();
  await user.click((await pane()).getByRole('button', { name: 'Favourite: Saltmarsh' }));
  expect((await names())[0]).toBe('Saltmarsh');
  await reload();
  expect((await names())[0]).toBe('Saltmarsh');
  expect((await pane()).getByRole('button', { name: 'Favourite: Saltmarsh' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});
