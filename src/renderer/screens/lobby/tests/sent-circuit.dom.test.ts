// A circuit that the host sends to the party: the card on a guest's page, and what Keep and Not now do with it.

import { value } from '@api/tests/granted';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { LAN, openTable, type Party, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const { workshop, colours, circuits } = games.heat!;

/** A party whose host has two circuits, and a guest's page at its lobby. */
async function lobby(it: Party) {
  const me = it.join();
  const seats = [YOU, LAN].map((driver, at) => ({ name: `Driver ${at}`, colour: colours[at]!, driver }));
  const table = await openTable(me, { game: 'heat', circuit: circuits[0]!.id, options: {}, seats, clock: 0 });
  const [bay, moor] = await Promise.all(
    ['Bay', 'Moor'].map(async (name) => {
      const rng = seedRng(name);
      const source = workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
      return value(me.client.call('circuits.save', { source: { ...(source as object), name } }));
    }),
  );
  const send = (kept = '') => value(me.client.call('party.sendCircuit', { kept }));
  const { user } = await openPage(it, { at: `/join/${table.code}`, guest: '192.168.1.77' });
  const field = await screen.findByRole('textbox', { name: 'Your name' });
  await user.clear(field);
  await user.type(field, 'Ines');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByRole('region', { name: 'The race' });
  return { user, sendBay: () => send(bay?.kept), sendMoor: () => send(moor?.kept) };
}

const card = async () => within(await screen.findByRole('region', { name: 'A circuit was sent' }));

test('a guest in a browser keeps it as a file', async () => {
  const { user, sendBay } = await lobby(await openHost());
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:circuit');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await sendBay();
  expect((await card()).getByText('Bay').closest('p')?.textContent).toBe('Driver 0 sends Bay');
  await user.click((await card()).getByRole('button', { name: 'Keep' }));
  await screen.findByText('Saved as bay.paddock-circuit.');
  const [file] = saved.mock.calls[0] as [Blob];
  expect(JSON.parse(await file.text())).toMatchObject({ game: 'heat', name: 'Bay' });
  expect(screen.queryByRole('region', { name: 'A circuit was sent' })).toBeNull();
});

test('“Not now” puts it away for good; the next one is offered again', async () => {
  const { user, sendBay, sendMoor } = await lobby(await openHost());
  await sendBay();
  await user.click((await card()).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'A circuit was sent' })).toBeNull());
  await sendMoor();
  expect((await card()).getByText('Moor')).toBeDefined();
  await user.click((await card()).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: 'A circuit was sent' })).toBeNull();
});
