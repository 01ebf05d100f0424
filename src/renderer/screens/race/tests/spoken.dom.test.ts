// Quick phrases of drivers during a race: read at their car on every page and on televisions, for four seconds. Not here: the bubbles on
// the board (e2e).

import type { RaceSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import { comeIn, type Guest, openTable, type Party, startTable, YOU } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, settled, setupOf } from '../../../tests/race';

const SETUP: RaceSetup = setupOf('formula-d', {
  names: ['Marta', 'Ada', 'Bea'],
  drivers: [YOU, { kind: 'lan' }, { kind: 'lan' }],
});

async function racing(it: Party) {
  const me = it.join();
  const table = await openTable(me, SETUP);
  const ada = await comeIn(it, table.code, 'Ada');
  const bea = await comeIn(it, table.code, 'Bea');
  const watcher = await comeIn(it, table.code, 'Wim');
  const match = await startTable(me, [ada, bea]);
  return { me, ada, bea, watcher, match };
}

const phrase = (who: Guest, which: 'luck' | 'close' = 'luck') =>
  value(who.client.call('party.say', { to: null, text: '…', phrase: which }));
const heard = async () =>
  within(await screen.findByRole('list', { name: 'Quick phrases of drivers' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('one phrase a car, for four seconds, and none of watchers or of muted people', async () => {
  const it = await openHost();
  const { me, ada, bea, watcher, match } = await racing(it);
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await phrase(ada);
  await phrase(bea);
  await phrase(watcher);
  await phrase(ada, 'close');
  await waitFor(async () => expect(await heard()).toEqual(['Bea: Good luck', 'Ada: That was close']));
  const began = performance.now();
  await waitFor(async () => expect(await heard()).toEqual([]));
  expect(performance.now() - began).toBeGreaterThan(2500);
  await phrase(me);
  await waitFor(async () => expect(await heard()).toEqual(['Marta: Good luck']));

  // Muting Ada hides what she says at her car, too.
  await value(ada.client.call('party.say', { to: 'host', text: 'psst' }));
  await user.keyboard('c');
  const talk = within(await screen.findByRole('dialog', { name: 'Chat' }));
  await user.click(await talk.findByRole('tab', { name: /Ada/ }));
  await user.click(await talk.findByRole('switch', { name: 'Mute Ada' }));
  await phrase(ada);
  await phrase(bea);
  await waitFor(async () => expect(await heard()).toContain('Bea: Good luck'));
  expect(await heard()).not.toContain('Ada: Good luck');
});

test('a television reads them too', async () => {
  const it = await openHost();
  const { ada } = await racing(it);
  await openPage(it, { at: '/tv', width: 1920 });
  const list = await screen.findByRole('list', { name: 'Quick phrases of drivers' });
  await settled();
  await phrase(ada);
  await waitFor(() => expect(list.textContent).toBe('Ada: Good luck'));
});
