// The lesson "Your first circuit": from the driving school to a saved circuit, each step by doing it.

import { value } from '@api/tests/granted';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { drag, point } from './open-editor';

const card = async () => within(await screen.findByRole('region', { name: 'Your first circuit' }));
// The card is another one after the editor has loaded.
const says = (text: RegExp) => screen.findByText(text);

test('each step goes on once the learner has done it, across a test drive, and ends with a saved circuit', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/school', settings: { name: 'Marta' } });
  await user.click(await screen.findByRole('button', { name: 'Draw it (5 min)' }));
  await says(/^This is an oval/);
  (await card()).getByText('1 of 6');
  await drag(point(3), -90, 0);
  await says(/^Add a corner/);
  await user.click((await card()).getByRole('button', { name: 'Skip this step' }));
  await says(/^Change its speed limit/);
  await user.click(screen.getAllByRole('button', { name: /^Corner 1,/ })[0]!);
  await user.keyboard('7');
  await says(/^Nothing is ever lost/);
  await user.keyboard('z');
  await says(/^Drive it/);
  await user.keyboard('d');
  await waitFor(() => expect(location.hash).toMatch(/\/drive\/drive-/));
  await user.click(await screen.findByRole('button', { name: 'Back to the editor' }));
  await says(/now save your circuit/i);
  (await card()).getByText('6 of 6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await says(/^Your circuit is ready/);
  expect(await value(it.join().client.call('circuits.list', {}))).toMatchObject([
    { name: 'My first circuit', author: 'Marta', errors: 0, hasDraft: false },
  ]);
  await user.click((await card()).getByRole('button', { name: 'End the lesson' }));
  expect(screen.queryByRole('region', { name: 'Your first circuit' })).toBeNull();
  location.hash = '#/school';
  await screen.findByRole('button', { name: 'Do it again' });
  within(screen.getByRole('region', { name: 'Your first circuit' })).getByText('Done');
});

test('a step that the learner has done before its turn is passed at once', async () => {
  const { user } = await openPage(await openHost(), { at: '/school' });
  await user.click(await screen.findByRole('button', { name: 'Draw it (5 min)' }));
  await says(/^This is an oval/);
  await user.click(screen.getAllByRole('button', { name: /^Corner 1,/ })[0]!);
  await user.keyboard('7{Delete}');
  await drag(point(3), -90, 0);
  await says(/^Add a corner/);
  await user.click((await card()).getByRole('button', { name: 'Skip this step' }));
  await says(/^Nothing is ever lost/);
});

test('on a phone the school says that circuits are drawn on a larger screen', async () => {
  await openPage(await openHost(), { at: '/school', width: 390 });
  const begin = await screen.findByRole('button', { name: 'Draw it (5 min)' });
  expect(begin.getAttribute('aria-disabled')).toBe('true');
});
