// Two tabs of one browser and one person: the second one does not take the seat, but asks whether it should.

import { code, comeIn, derbySetup, LAN, openTable, YOU } from '@host/tests/party';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

test('a second tab offers the way back, finds the seat taken, and moves it here only when the person says so', async () => {
  const it = await openHost();
  const me = it.join();
  const setup = { ...derbySetup([YOU, LAN]), game: 'formula-d', circuit: 'paddock-ring', options: {} };
  const table = await openTable(me, setup);
  // The first tab, at the same address.
  const first = await comeIn(it, table.code, 'Tomas', '192.168.1.77');
  let moved = 0;
  first.client.on('party.moved', () => {
    moved += 1;
  });
  const { token } = first.joined;
  localStorage.setItem('paddock.seat', JSON.stringify({ token, at: '', name: 'Tomas', party: 'Friday' }));

  const page = await openPage(it, { at: '/join', guest: '192.168.1.77' });
  await page.user.click(await screen.findByRole('button', { name: 'Come back as Tomas' }));
  const move = await screen.findByRole('button', { name: 'Move here' });
  expect([moved, location.hash]).toEqual([0, '#/join']);
  expect(await code(first.client.call('party.ready', { ready: true }))).toBe('granted');

  await page.user.click(move);
  await waitFor(() => expect(location.hash).toBe('#/lobby'));
  expect(moved).toBe(1);
  expect(await code(first.client.call('party.ready', { ready: false }))).not.toBe('granted');
  expect(me.party().guests).toMatchObject([{ name: 'Tomas', seat: 1, away: null }]);
});
