// The settings: each is kept as set, and has its effect in every game. Every setting has its proof here or elsewhere
// (../proofs.test.ts). Not here: how the screen looks (e2e).

import type { Settings } from '@api/contract';
import { DEFAULT_SETTINGS } from '@api/default-settings';
import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { PACKING_PACE } from '@host/archive/packing';
import type { Guest, Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { storedRace } from '@tools/bench/stored-races';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { dashboard, raceOf } from '../../../tests/race';

const kept = ({ store }: Party) => store.settings.read() as Settings;
const races = async (me: Guest) => (await value(me.client.call('matches.list', {}))).map(({ match }) => match);

test('what is set on the screen is what the host keeps', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/settings', settings: { sound: true } });
  await screen.findByRole('switch', { name: 'Coach' });
  for (const name of [
    'Chime when it is my turn',
    'Camera follows the moving car',
    'Screen shake',
    'Skip AI turns after 2 s',
    'Pattern on every car',
    'Name tags on the board',
    'High contrast panels',
    'Symbols beside colours',
    'Space numbers',
    'Left-handed layout',
    // Off in every test's folder: renderer/tests/page.ts.
    'Coach',
    'Your first evening',
  ])
    await user.click(screen.getByRole('switch', { name }));
  for (const name of ['Colour-blind safe', 'Costs only', 'Large', 'Half speed'])
    await user.click(screen.getByRole('radio', { name }));
  await waitFor(() =>
    expect(kept(it)).toEqual({
      ...DEFAULT_SETTINGS,
      name: kept(it).name,
      turnChime: false,
      cameraFollow: false,
      shake: false,
      skipAi: true,
      patterns: false,
      nameTags: true,
      contrast: 'more',
      symbols: false,
      spaceNumbers: true,
      leftHanded: true,
      coach: true,
      firstEvening: 'shown',
      palette: 'safe',
      aids: 'costs',
      textScale: 1.15,
      speed: 0.5,
    }),
  );
});

test('the safe palette has its own colour names, and its cars preview the chosen colour vision', async () => {
  const { user } = await openPage(await openHost(), { at: '/settings/colours' });
  const colours = await screen.findByRole('region', { name: 'Colours' });
  const first = () => within(colours).getAllByRole('listitem')[0]!;
  expect(first().textContent).toContain('Red');
  await user.click(screen.getByRole('radio', { name: 'Colour-blind safe' }));
  expect(first().textContent).toContain('Vermilion');
  expect(first().textContent).not.toContain('Red');
  const filter = () => first().parentElement!.style.filter;
  expect(filter()).toBe('none');
  await user.click(screen.getByRole('radio', { name: 'Deutan: can’t see green' }));
  const [, id] = /^url\(["']?#(.+?)["']?\)$/.exec(filter()) ?? [];
  expect(
    document
      .getElementById(id ?? '')
      ?.querySelector('feColorMatrix')
      ?.getAttribute('values'),
  ).toMatch(/\d/);
});

test('a key is changed by pressing it; one in use asks before it moves', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/settings/keyboard' });
  const keyboard = within(await screen.findByRole('group', { name: 'Keyboard' }));
  const key = (name: string) => keyboard.findByRole('button', { name: new RegExp(`^${name}`) });
  await user.click(await key('Z: Undo'));
  await screen.findByText('Undo: press a key, Esc to cancel');
  await user.keyboard('{Escape}');
  await screen.findByText(/^Click a key to change it\./);

  await user.click(await key('Z: Undo'));
  await user.keyboard('k');
  await key('K: Undo');
  expect(keyboard.queryByRole('button', { name: /^Z: Undo/ })).toBeNull();

  await user.click(await key('K: Undo'));
  await user.keyboard('h');
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  await key('H: Hint');
  await user.click(await key('K: Undo'));
  await user.keyboard('h');
  await user.click(await screen.findByRole('button', { name: 'Move H' }));
  await key('H: Undo');
  await key('K: Hint');
  await waitFor(() => expect(kept(it).keys).toEqual({ undo: 'h', hint: 'k' }));

  await user.click(screen.getByRole('button', { name: 'Defaults' }));
  await key('Z: Undo');
});

test('a backup is made and restored, and the data it replaces is kept', async () => {
  const it = await openHost();
  const me = it.join();
  const first = await raceOf(me, 'havoc');
  const { user } = await openPage(it, { at: '/settings/saved' });
  await user.click(await screen.findByRole('button', { name: 'Back up now' }));
  const [restore] = await screen.findAllByRole('button', { name: /^Restore backup/ });
  const again = await screen.findByRole('button', { name: 'Back up now' });
  await waitFor(() => expect(again.getAttribute('aria-disabled')).not.toBe('true'));
  const second = await raceOf(me, 'heat');
  expect(await races(me)).toContain(second);
  await user.click(restore!);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await races(me)).toEqual([first]));
  expect((await screen.findAllByText(/The backup was restored/)).length).toBeGreaterThan(0);
});

test('while earlier races are compressed, the saved games show how many are done', async () => {
  const it = await openHost();
  for (let n = 0; n < 2; n++) it.store.saves.createWhole(storedRace(games.havoc!, { n }));
  const page = await openPage(it, { at: '/settings/saved' });
  expect(await screen.findByText('Compressing earlier races: 0 of 2 done')).toBeTruthy();
  it.clock.pass(PACKING_PACE.soon);
  expect(await screen.findByText('Compressing earlier races: 1 of 2 done')).toBeTruthy();
  it.clock.pass(PACKING_PACE.pause);
  await waitFor(() => expect(screen.queryByText(/^Compressing/)).toBeNull());
  expect(it.store.packs.left()).toBe(0);
  page.close();
});

test.each(Object.keys(games))('%s: hints, keys and aids do what they say', async (game) => {
  const it = await openHost();
  const match = await raceOf(it.join(), game);
  const page = await openPage(it, { at: `/race/${match}` });
  const pause = () => screen.queryAllByRole('dialog', { name: 'Paused' }).length;
  await dashboard();
  expect(screen.getByRole('button', { name: 'Hint (H)' })).toBeTruthy();
  await page.user.keyboard('p');
  await waitFor(() => expect(pause()).toBe(1));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(pause()).toBe(0));

  page.close();
  const changed = await openPage(it, {
    at: `/race/${match}`,
    settings: { leftHanded: true, aids: 'none', keys: { pause: 'k' } },
  });
  await dashboard();
  expect(document.documentElement.dataset.hand).toBe('left');
  expect(screen.queryByRole('button', { name: /^Hint/ })).toBeNull();
  await changed.user.keyboard('p');
  expect(pause()).toBe(0);
  await changed.user.keyboard('k');
  await waitFor(() => expect(pause()).toBe(1));
});
