// Havoc's setup: presets with their length, and one oval.

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../../renderer/tests/page';

test('setup offers the presets with their length, begins with the Sprint, and has no circuit to choose', async () => {
  const { user } = await openPage(await openHost(), { at: '/setup/havoc' });
  const tiles = within(await screen.findByRole('radiogroup', { name: 'Ready-made races' }));
  const isChosen = (name: RegExp) => tiles.getByRole('radio', { name }).getAttribute('aria-checked') === 'true';
  const list = () => screen.getByRole('combobox', { name: 'Preset' });
  const numberOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect(tiles.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    'ClassicAbout 205 decisions each, 30 minutes',
    'SprintAbout 80 decisions each, 10 minutes',
    'Long haulAbout 350 decisions each, 50 minutes',
    'MayhemAbout 140 decisions each, 20 minutes',
  ]);
  expect(isChosen(/^Sprint/)).toBe(true);
  expect(list().textContent).toBe('Sprint');
  expect(numberOf('Racing turns a round')).toBe('3');
  await user.click(list());
  await user.click(await screen.findByRole('option', { name: 'Mayhem' }));
  await waitFor(() => expect(numberOf('Racing turns a round')).toBe('4'));
  expect(numberOf('Movement dice')).toBe('1');
  expect(isChosen(/^Mayhem/)).toBe(true);
  await user.click(tiles.getByRole('radio', { name: /^Classic/ }));
  await waitFor(() => expect(list().textContent).toBe('Classic'));
  await user.click(screen.getByRole('button', { name: 'Cards per hand: one more' }));
  await waitFor(() => expect(list().textContent).toBe('Load a preset'));
  expect(tiles.getAllByRole('radio').filter((tile) => tile.getAttribute('aria-checked') === 'true')).toEqual([]);
  // There is one oval: no thumbnail of it, and no way to change it.
  const circuit = screen.getByRole('region', { name: 'Circuit' });
  expect(within(circuit).queryAllByRole('button')).toEqual([]);
  expect(within(circuit).queryByText(/change the circuit/)).toBeNull();
  expect(circuit.querySelectorAll('img')).toHaveLength(1);
});
