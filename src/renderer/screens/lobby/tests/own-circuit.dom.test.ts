// A party whose host races on a circuit that a player made: a guest's browser is given the circuit, and a hostile one is refused.

import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { code, LAN, openTable, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const { workshop, colours, options } = games.heat!;

function drawn(): { circuit: string; source: Json } {
  const rng = seedRng('at a party');
  const source = workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
  const named = { ...(source as Record<string, Json>), name: 'Lantern Bay' };
  return { circuit: workshop!.read(named).id ?? '', source: named };
}

const usual = Object.fromEntries(options.map((option) => [option.id, option.default]));

test('a guest sees its name and picture in the lobby, and drives on it', async () => {
  const it = await openHost();
  const me = it.join();
  const seats = [YOU, LAN].map((driver, at) => ({ name: `Driver ${at}`, colour: colours[at]!, driver }));
  const race = { game: 'heat', ...drawn(), options: { ...usual, laps: 1 }, clock: 0 };
  const table = await openTable(me, { ...race, seats });
  const hostile = { ...race, source: { ...(race.source as object), corners: [] } as Json };
  expect(await code(me.client.call('party.change', { race: hostile }))).toBe('bad-input');
  const { user } = await openPage(it, { at: `/join/${table.code}`, guest: '192.168.1.77' });
  const field = await screen.findByRole('textbox', { name: 'Your name' });
  await user.clear(field);
  await user.type(field, 'Ines');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  const card = within(await screen.findByRole('region', { name: 'The race' }));
  await card.findByRole('heading', { name: /^Lantern Bay, 1 lap$/ });
  expect(decodeURIComponent(card.getByRole('presentation').getAttribute('src') ?? '')).toContain('<path');
  await value(me.client.call('party.start', { force: true }));
  await waitFor(() => expect(document.querySelector('#race-side')?.textContent).toContain('Lantern Bay'));
});
