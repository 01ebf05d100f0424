// Circuits and parties in the workshop: sending one to the open table, and what a party has sent here.

import { value } from '@api/tests/granted';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { bot, comeIn, LAN, openTable, type Party, YOU } from '@host/tests/party';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const { workshop, colours, circuits } = games.heat!;

async function withCircuit(it: Party): Promise<void> {
  const rng = seedRng('bay');
  const source = workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
  await value(it.join().client.call('circuits.save', { source: { ...(source as object), name: 'Lantern Bay' } }));
}

function table(it: Party) {
  const seats = [YOU, LAN, bot()].map((driver, at) => ({ name: `Driver ${at}`, colour: colours[at]!, driver }));
  return openTable(it.join(), { game: 'heat', circuit: circuits[0]!.id, options: {}, seats, clock: 0 });
}

async function share(it: Party) {
  const { user } = await openPage(it, { at: '/workshop' });
  const card = within(await screen.findByRole('article', { name: 'Lantern Bay' }));
  await user.click(card.getByRole('button', { name: /^Share/ }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share Lantern Bay' })) };
}

test('without a party, Share says that none is open', async () => {
  const it = await openHost();
  await withCircuit(it);
  const { dialog } = await share(it);
  expect(dialog.getByRole('button', { name: 'No party open' }).getAttribute('aria-disabled')).toBe('true');
});

test('with one, the circuit goes to everybody at the table', async () => {
  const it = await openHost();
  await withCircuit(it);
  const ada = await comeIn(it, (await table(it)).code, 'Ada');
  const { user, dialog } = await share(it);
  await user.click(await dialog.findByRole('button', { name: 'Send to the party' }));
  await screen.findByText('Lantern Bay was sent to 1 guest.');
  expect(await value(ada.client.call('party.circuits', {}))).toMatchObject([{ name: 'Lantern Bay' }]);
});

test('“From a party” says so while nobody has sent anything', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/workshop' });
  await user.click(await screen.findByRole('button', { name: 'From a party' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'From a party' }));
  expect(dialog.getByText(/^Nobody is offering a circuit/)).toBeDefined();
});
