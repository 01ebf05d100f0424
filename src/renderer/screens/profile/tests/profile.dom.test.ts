// The screen of the person who is here: face, car, undo, names, results, several people and their file; and the question who is racing.

import type { Prize } from '@api/people/commands';
import { value } from '@api/tests/granted';
import { english } from '@api/tests/saying';
import { cosmeticOf } from '@career/rewards';
import { games } from '@games/registry';
import { inOneGo } from '@host/career/tests/scripted';
import type { Guest, Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const PROFILE = { at: '/profile', settings: { name: 'Marta', colour: 'teal' } } as const;

/** A livery, and a pattern if there is one, that Marta won in a career whose seasons she all won. */
async function wonIn(it: Party, me: Guest): Promise<[Prize, Prize | undefined]> {
  await inOneGo(it, me, games, 'heat', 5);
  const { current } = await value(me.client.call('people.list', {}));
  await value(me.client.call('people.save', { id: current, change: { name: 'Marta' } }));
  const won = (await value(me.client.call('people.prizes', { id: current }))).filter((one) => one.won);
  const livery = won.find(({ kind }) => kind === 'livery');
  if (livery === undefined) throw new Error('no livery was won');
  return [livery, won.find(({ kind }) => kind === 'pattern')];
}

const list = (it: Party) => value(it.join().client.call('people.list', {}));
const me = async (it: Party) => (await list(it)).people[0];
const group = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
const checked = async (name: string) =>
  (await group(name))
    .getAllByRole('radio')
    .filter((one) => one.getAttribute('aria-checked') === 'true')
    .map((one) => one.getAttribute('aria-label'));

test('the face in the top bar opens the driver', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { settings: { name: 'Marta' } });
  await user.click(await screen.findByRole('link', { name: /Marta/ }));
  await screen.findByRole('heading', { name: 'Driver', level: 1 });
  expect(location.hash).toBe('#/profile');
});

test('an option of the face applies at once, is kept, and is undone', async () => {
  const it = await openHost();
  const { user } = await openPage(it, PROFILE);
  const before = (await list(it)).people[0]?.look.paint;
  const paints = await group('Paint');
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  await user.click(paints.getByRole('radio', { name: 'Star' }));
  expect(await checked('Paint')).toEqual(['Star']);
  await waitFor(async () => expect((await me(it))?.look.paint).toBe('star'));
  await user.click(paints.getByRole('radio', { name: 'Dots' }));
  await user.click(undo);
  expect(await checked('Paint')).toEqual(['Star']);
  await user.click(undo);
  await waitFor(async () => expect((await me(it))?.look.paint).toBe(before));
});

test('arrow keys, Home and End choose in a grid and among the tabs', async () => {
  const it = await openHost();
  const { user } = await openPage(it, PROFILE);
  const paints = await group('Paint');
  await user.click(paints.getByRole('radio', { name: 'Band' }));
  await user.keyboard('{ArrowRight}');
  expect(await checked('Paint')).toEqual(['Chequered']);
  await user.keyboard('{End}');
  expect(await checked('Paint')).toEqual(['Quarters']);
  await user.keyboard('{ArrowRight}');
  expect(await checked('Paint')).toEqual(['Stripe']);
  await user.click(screen.getByRole('tab', { name: 'Helmet' }));
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Extras' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Home}');
  await group('Face shape');
});

test('a full-face helmet and goggles take each other off, and the page says so', async () => {
  const it = await openHost();
  const { user } = await openPage(it, PROFILE);
  await user.click(await screen.findByRole('tab', { name: 'Goggles' }));
  await user.click((await group('Goggles')).getByRole('radio', { name: 'On the helmet' }));
  await user.click(screen.getByRole('tab', { name: 'Helmet' }));
  await user.click((await group('Shell')).getByRole('radio', { name: 'Full face' }));
  await screen.findByText(/so the goggles are off/);
  await waitFor(async () => expect((await me(it))?.look).toMatchObject({ shell: 'full', goggles: null }));
  await user.click(screen.getByRole('tab', { name: 'Goggles' }));
  await user.click((await group('Goggles')).getByRole('radio', { name: 'Over the eyes' }));
  await screen.findByText(/Goggles need an open helmet/);
  await waitFor(async () => expect((await me(it))?.look).toMatchObject({ shell: 'open', goggles: 'down' }));
});

test('Surprise me rolls the open tab and no other', async () => {
  const it = await openHost();
  const { user } = await openPage(it, PROFILE);
  const before = (await me(it))!.look;
  await user.click(await screen.findByRole('tab', { name: 'Hair' }));
  const surprise = screen.getByRole('button', { name: 'Surprise me' });
  for (let i = 0; i < 6; i++) await user.click(surprise);
  await waitFor(async () => expect((await me(it))?.look).not.toEqual(before));
  const { hair, hairColour, browColour, beard, ...rest } = (await me(it))!.look;
  expect({ ...before, hair, hairColour, browColour, beard }).toEqual({ ...rest, hair, hairColour, browColour, beard });
});

test('the car has a number, which is stepped and typed, two colours, a pattern, a livery and a home', async () => {
  const it = await openHost();
  const { user } = await openPage(it, PROFILE);
  const number = await screen.findByRole('textbox', { name: 'Number' });
  await user.clear(number);
  await user.type(number, '42{Enter}');
  await user.click(screen.getByRole('button', { name: 'Number: one more' }));
  await user.click((await group('Colour')).getByRole('radio', { name: 'Pink' }));
  await user.click((await group('Second choice')).getByRole('radio', { name: 'Green' }));
  await user.click((await group('Pattern')).getByRole('radio', { name: 'Rings' }));
  await user.click((await group('Livery')).getByRole('radio', { name: 'Two colours' }));
  await user.click((await group('Home')).getByRole('radio', { name: 'Volcano' }));
  screen.getByRole('img', { name: 'Car number 43, Pink' });
  await waitFor(async () =>
    expect(await me(it)).toMatchObject({
      number: 43,
      colour: 'pink',
      second: 'green',
      pattern: 'rings',
      livery: 'pair',
      look: { land: 'volcano' },
    }),
  );
  expect(it.store.settings.read()).toMatchObject({ colour: 'pink' });
});

test('a won livery can be chosen; a locked one is dim, says what wins it, and is not put on', async () => {
  const it = await openHost();
  const me = it.join();
  const [livery, pattern] = await wonIn(it, me);
  const { user } = await openPage(it, PROFILE);
  const won = english(cosmeticOf(livery).said);
  await user.click(await (await group('Livery')).findByRole('radio', { name: won }));
  expect(await checked('Livery')).toEqual([won]);
  await waitFor(async () => expect(await list(it)).toMatchObject({ people: [{ livery: livery.id }] }));
  if (pattern !== undefined) {
    await user.click((await group('Pattern')).getByRole('radio', { name: english(cosmeticOf(pattern).said) }));
    await waitFor(async () => expect(await list(it)).toMatchObject({ people: [{ pattern: pattern.id }] }));
  }
  const { current: id } = await list(it);
  const prizes = await value(me.client.call('people.prizes', { id }));
  const locked = prizes.find((one) => one.kind === 'livery' && !one.won && one.how !== null);
  const later = prizes.find((one) => one.kind === 'livery' && !one.won && one.how === null);
  for (const [prize, told] of [
    [locked, locked?.how && english(locked.how)],
    [later, 'An objective in a career can bring it.'],
  ] as const) {
    if (prize === undefined) continue;
    const tile = (await group('Livery')).getByRole('radio', { name: english(prize.said) });
    expect(tile.getAttribute('aria-disabled')).toBe('true');
    await user.click(tile);
    expect(screen.getByText((text) => text.startsWith(english(prize.said)) && text.includes(told ?? ''))).toBeTruthy();
    expect(await checked('Livery')).toEqual([won]);
  }
  await it.rest();
  expect(await list(it)).toMatchObject({ people: [{ livery: livery.id }] });
});

test('the league of the person’s career is beside the title and opens the career', async () => {
  const it = await openHost();
  const people = [{ name: 'Marta', colour: 'teal' as const }];
  await value(it.join().client.call('careers.create', { name: 'Up', people, games: ['heat'], races: 4 }));
  const { user } = await openPage(it, PROFILE);
  await user.click(await screen.findByRole('link', { name: 'Sunday Club: open your career' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/career\/./));
});

test('a change that another window overtakes by switching the driver is not saved for the next driver', async () => {
  const it = await openHost();
  const other = it.join();
  const tom = (await value(other.client.call('people.create', { name: 'Tom' }))).id;
  sessionStorage.setItem('paddock.person', 'yes');
  await openPage(it, { ...PROFILE, at: '/settings' });
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  const { changeSettings } = await import('../../../app/store');
  const chosen = other.client.call('people.choose', { id: tom });
  changeSettings({ volume: 11 });
  changeSettings({ volume: 12 });
  const toms = await value(chosen);
  await screen.findByRole('link', { name: /^Tom.*your driver$/ });
  await new Promise((done) => setTimeout(done, 400));
  expect(it.store.settings.read()).toEqual(toms);
});

test('name and town are edited; the dialogue says what happens to the statistics', async () => {
  const it = await openHost();
  const { user } = await openPage(it, PROFILE);
  await user.click(await screen.findByRole('button', { name: 'Edit name and town' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Name and town' }));
  dialog.getByText(/races under the old name stay under it/);
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Ada');
  await user.type(dialog.getByLabelText('Town'), 'Bled');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Bled');
  await waitFor(() => expect(it.store.settings.read()).toMatchObject({ name: 'Ada' }));
  await screen.findByRole('link', { name: /Ada/ });
});

test('before the first race there is one line in place of the results', async () => {
  const it = await openHost();
  await openPage(it, PROFILE);
  await screen.findByText('Your first race fills this');
  await screen.findByText('No records yet');
});

test('a new driver is here at once with settings of their own, and the one before comes back with theirs', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { ...PROFILE, settings: { ...PROFILE.settings, textScale: 1.3 } });
  await user.click(await screen.findByRole('button', { name: 'Switch driver' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Who is racing?' }));
  expect(dialog.getByRole('button', { name: 'Delete Marta' }).getAttribute('aria-disabled')).toBe('true');
  await user.type(dialog.getByLabelText('Name of the new driver'), 'Tom{Enter}');
  await screen.findByRole('link', { name: /Tom/ });
  expect(it.store.settings.read()).toMatchObject({ name: 'Tom', textScale: 1 });
  await user.click(await screen.findByRole('button', { name: 'Switch driver' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Who is racing?' }));
  await user.click(dialog.getByRole('button', { name: 'Race as Marta' }));
  await screen.findByRole('link', { name: /Marta/ });
  expect(it.store.settings.read()).toMatchObject({ name: 'Marta', textScale: 1.3, colour: 'teal' });
});

test('deleting a driver asks for their name', async () => {
  const it = await openHost();
  await value(it.join().client.call('people.create', { name: 'Tom' }));
  sessionStorage.setItem('paddock.person', 'yes');
  const { user } = await openPage(it, PROFILE);
  await user.click(await screen.findByRole('button', { name: 'Switch driver' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Tom' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Tom?' }));
  await user.type(dialog.getByLabelText('Name'), 'Tim{Enter}');
  expect((await list(it)).people.map(({ name }) => name)).toEqual(['Marta', 'Tom']);
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'tom');
  await user.click(dialog.getByRole('button', { name: 'Delete driver' }));
  await waitFor(async () => expect((await list(it)).people.map(({ name }) => name)).toEqual(['Marta']));
});

test('an exported driver is imported from the file, and a damaged file changes nothing', async () => {
  const [it, other] = [await openHost(), await openHost()];
  other.store.people.setState({ current: 'zoe', ask: true });
  other.store.settings.write({ ...(other.store.settings.read() as object), name: 'Zoe' });
  const { text } = await value(other.join().client.call('people.export', { id: 'zoe' }));
  const { user } = await openPage(it, PROFILE);
  await user.click(await screen.findByRole('button', { name: 'Switch driver' }));
  const field = await screen.findByLabelText('File of a driver');
  await user.upload(field as HTMLInputElement, new File([text.replace('Zoe', 'Zoo')], 'a.json'));
  expect((await list(it)).people.map(({ name }) => name)).toEqual(['Marta']);
  await user.upload(field as HTMLInputElement, new File([text], 'a.json'));
  await screen.findByText('Zoe is on this computer now.');
  await screen.findByRole('button', { name: 'Race as Zoe' });
});

test('with two people a window asks who is racing, once: Enter goes on with the last one, arrows choose', async () => {
  const it = await openHost();
  await value(it.join().client.call('people.create', { name: 'Tom' }));
  const page = await openPage(it, { at: '/settings', settings: { name: 'Marta' } });
  await screen.findByRole('heading', { name: 'Who is racing?' });
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Race as Marta'));
  await page.user.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  expect(it.store.settings.read()).toMatchObject({ name: 'Tom' });
  await page.reload();
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
});

test('where the question is off, Paddock starts with the last driver', async () => {
  const it = await openHost();
  const owner = it.join().client;
  await value(owner.call('people.create', { name: 'Tom' }));
  await value(owner.call('people.ask', { ask: false }));
  await openPage(it, { ...PROFILE, at: '/settings' });
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
});
