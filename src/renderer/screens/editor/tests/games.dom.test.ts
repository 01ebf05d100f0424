// The road editor with circuits of Formula D and Waddington's Formula 1: their corners, their ponds, and test drives. Not here: what every
// road has (editor.dom.test.ts).

import { blankCircuit as formulaBlank } from '@games/formula-d/workshop/blank';
import { blankCircuit as waddingtonBlank } from '@games/waddington/workshop/blank';
import type { WaddingtonSource } from '@games/waddington/workshop/source';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { corner, openEditor } from './open-editor';

test('Formula D: stops by key, a corner’s end in the inspector, a drive, and the way back with every step', async () => {
  const { user, open } = await openEditor(formulaBlank('Lantern Bay', (n) => `Turn ${n}`));
  expect(screen.queryByRole('radiogroup', { name: 'Lanes' })).toBeNull();
  corner('Turn 2').focus();
  await user.keyboard('3{ArrowRight}');
  expect(screen.getByText('Corner 2, Turn 2, 3 stops, spaces 35 to 43')).toBeTruthy();
  // A corner has at most three stops.
  await user.keyboard('5');
  await user.click(screen.getByRole('button', { name: 'Ends: one more' }));
  expect(screen.getByText('Corner 2, Turn 2, 3 stops, spaces 35 to 44')).toBeTruthy();
  corner('Turn 2').focus();
  await user.keyboard('d');
  await waitFor(() => expect(location.hash).toMatch(/\/drive\/drive-/));
  await user.click(await screen.findByRole('button', { name: 'Back to the editor' }));
  await screen.findByRole('button', { name: 'Undo: Change a corner' });
  await user.keyboard('zzz');
  expect(await screen.findByText('Saved')).toBeTruthy();
  await waitFor(async () => expect((await open()).draft).toBeNull());
});

test('Waddington: speeds by key and lane, a pond of its own, and a drive', async () => {
  const { user, open } = await openEditor(waddingtonBlank('Lantern Bay', (n) => `Turn ${n}`));
  await user.click(screen.getByRole('button', { name: 'Add a pond' }));
  const pond = await within(screen.getByRole('region', { name: 'Road' })).findByRole('button', { name: /^Pond, rows/ });
  pond.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Remove Pond' })).toBeTruthy();
  corner('Turn 1').focus();
  await user.keyboard('4');
  expect(screen.getByText(/^Corner 1, Turn 1, safety speeds 60, 60, 80 mph/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThan(0));
  const saved = (await open()).circuit.source as unknown as WaddingtonSource;
  expect(saved.ponds).toHaveLength(1);
  expect(saved.corners[0]?.limits).toEqual([60, 60, 80]);
  pond.focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^Pond,/ })).toBeNull();
  await user.keyboard('d');
  await waitFor(() => expect(location.hash).toMatch(/\/drive\/drive-/));
});
