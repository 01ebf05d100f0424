// The scenery brush in the road editors of all games: it is offered with the game's own things, strews, and one undo takes that back. Not
// here: everything that its keys do (editor.dom.test.ts).

import { blankCircuit as formulaBlank } from '@games/formula-d/workshop/blank';
import { blankCircuit as waddingtonBlank } from '@games/waddington/workshop/blank';
import { screen, waitFor, within } from '@testing-library/dom';
import type { History } from '@workshop/history';
import type { RoadSource } from '@workshop/source';
import { expect, test } from 'vitest';
import { openEditor, SOURCE } from './open-editor';

const turn = (n: number): string => `Turn ${n}`;
const COMMON = ['Trees', 'Houses', 'Water', 'Stands', 'Boats'];

test.each([
  ['Heat', SOURCE, [...COMMON, 'Quay', 'Fields', 'Landmarks']],
  ['Waddington', waddingtonBlank('Lantern Bay', turn), [...COMMON, 'Tents', 'Landmarks']],
  ['Formula D', formulaBlank('Lantern Bay', turn), [...COMMON, 'Fields', 'Landmarks']],
])('%s: its brushes are offered, each with a picture, and strew what they show', async (_, source, names) => {
  const { user, open } = await openEditor(source);
  const things = async () => {
    const { draft } = await open();
    return draft === null
      ? []
      : ((JSON.parse(String(draft)) as { history: History<RoadSource> }).history.source.scenery ?? []);
  };
  const brushes = within(screen.getByRole('toolbar', { name: 'Scenery' })).getAllByRole('button');
  expect(brushes.map((one) => one.textContent)).toEqual(names);
  const pictures = brushes.map((one) => one.querySelector('img')?.src);
  expect(new Set(pictures).size).toBe(names.length);
  await user.click(screen.getByRole('button', { name: 'Houses' }));
  await user.keyboard(']]');
  screen.getByRole('button', { name: /^Brush, 10 spaces wide/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await things()).length).toBeGreaterThan(2));
  expect(new Set((await things()).map(([brush]) => brush))).toEqual(new Set(['houses']));
  await user.click(screen.getByRole('button', { name: 'Undo: Strew scenery' }));
  await waitFor(async () => expect(await things()).toEqual([]));
});
