// Races driven only at the host's screen while others watch: laps against the clock, and a race under way; with the host's
// page and a watcher's page.

import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { comeIn, openTable, type Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, raceOf, setupOf } from '../../../tests/race';

const progress = () => screen.getByRole('contentinfo').textContent;

/** Opens the party that a dialog offers, on the network's own address. */
async function openParty(user: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('switch', { name: /^Open on 192\.168\.1\.24/ });
  await user.click(dialog.getByRole('button', { name: 'Open party' }));
}

test('laps against the clock are hosted without seats for guests', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/setup/heat/qualifying' });
  await user.click(await screen.findByRole('button', { name: 'Let others watch' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('switch', { name: /^Open on 192\.168\.1\.24/ });
  expect(dialog.queryByRole('switch', { name: 'Fill empty seats with AI' })).toBeNull();
  await openParty(user);
  await screen.findByRole('region', { name: 'How to join' });
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
  const eve = await comeIn(it, codeShown(), 'Eve');
  await screen.findByRole('button', { name: '1 watching' });
  expect(eve.party().guests.map(({ seat }) => seat)).toEqual([null]);
  await user.click(screen.getByRole('button', { name: 'Start race' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
  await waitFor(() => expect(eve.party().match).not.toBeNull());
});

test('anyone who joins laps against the clock watches them', async () => {
  const it = await openHost();
  const me = it.join();
  const options = { ...games.heat!.qualifying!.session, laps: 1 };
  const table = await openTable(me, setupOf('heat', { names: ['Marta'], options }));
  await watchAs(it, table.code, 'Eve');
  await waitFor(() => expect(progress()).toContain('You are watching'));
  await value(me.client.call('party.start', { force: false }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/race\//));
  await screen.findByRole('button', { name: 'Menu (Esc)' });
});

test('the menu of a race under way without guests opens it for watchers', async () => {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'heat');
  const { user } = await openPage(it, { at: `/race/${match}` });
  await dashboard();
  await user.click(screen.getByRole('button', { name: 'Menu (Esc)' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Let others watch' }));
  await openParty(user);
  const code = (await screen.findByText(/, code [A-Z0-9]{6}$/)).textContent?.slice(-6) ?? '';
  await screen.findByText(/^Open at 192\.168\.1\.24:\d+$/);
  const eve = await comeIn(it, code, 'Eve');
  expect(eve.party().match).toBe(match);
});

test('anyone who joins a race under way watches it', async () => {
  const it = await openHost();
  const me = it.join();
  const match = await raceOf(me, 'heat');
  const table = await openTable(me, setupOf('heat'), { match });
  await watchAs(it, table.code, 'Eve');
  await waitFor(() => expect(location.hash).toBe(`#/race/${match}`));
  await screen.findByRole('button', { name: 'Menu (Esc)' });
});

/** The code on the card of the lobby. */
function codeShown(): string {
  return (
    screen
      .getByRole('region', { name: 'How to join' })
      .querySelector('p')
      ?.textContent?.replaceAll(' ', '')
      .slice(0, 6) ?? ''
  );
}

/** The page of a guest who joins by the link. */
async function watchAs(it: Party, code: string, name: string): Promise<void> {
  const { user } = await openPage(it, { at: `/join/${code}`, guest: '192.168.1.77' });
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), name);
  await user.click(screen.getByRole('button', { name: 'Join' }));
}
