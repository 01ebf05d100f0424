// The road editor as a person uses it: by pointer, by keys, with the host behind it. Not here: how it looks (e2e), or the changes
// themselves (games' workshop tests).

import { value } from '@api/tests/granted';
import type { HeatSource } from '@games/heat/workshop/source';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { History } from '@workshop/history';
import { expect, test } from 'vitest';
import { corner, drag, openEditor, point, SOURCE } from './open-editor';

test('a point is dragged as one step, undone and redone, and the draft keeps it', async () => {
  const { user, open } = await openEditor();
  await drag(point(3), -90, 0);
  await waitFor(() => expect(screen.getByText('Not saved')).toBeTruthy());
  const moved = async () => {
    const { draft } = await open();
    return draft === null ? undefined : (JSON.parse(String(draft)) as { history: History<HeatSource> }).history;
  };
  await waitFor(async () => expect((await moved())?.done).toHaveLength(1));
  const history = await moved();
  expect(history?.source.road[2]?.x).toBeLessThan(SOURCE.road[2]!.x - 40);
  expect(history?.source.spaces).toBeGreaterThan(SOURCE.spaces);
  await user.keyboard('z');
  expect(screen.getByText('Saved')).toBeTruthy();
  await waitFor(async () => expect((await open()).draft).toBeNull());
  await user.keyboard('{Shift>}z{/Shift}');
  expect(screen.getByText('Not saved')).toBeTruthy();
});

test('saving replaces the circuit and drops the draft', async () => {
  const { user, open } = await openEditor();
  await user.click(corner('Turn 2'));
  await user.keyboard('6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThan(0));
  const { circuit, draft } = await open();
  expect((circuit.source as HeatSource).corners[1]?.limit).toBe(6);
  expect(draft).toBeNull();
});

test('leaving with changes asks: Stay stays, Discard leaves the saved circuit as it was', async () => {
  const { user, open } = await openEditor();
  await user.click(corner('Turn 1'));
  await user.keyboard('7');
  await user.click(screen.getByRole('button', { name: 'Workshop' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Not saved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Workshop' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(location.hash).toBe('#/workshop'));
  const { circuit, draft } = await open();
  expect((circuit.source as HeatSource).corners[0]?.limit).toBe(SOURCE.corners[0]!.limit);
  expect(draft).toBeNull();
});

test('by keyboard alone: a corner is chosen, its limit set, its line moved, then a drive and the way back with every step', async () => {
  const { user } = await openEditor();
  corner('Turn 3').focus();
  await user.keyboard('5{ArrowRight}');
  expect(screen.getByText(/^Corner 3, Turn 3, limit 5/, { selector: '[aria-live] *, [aria-live]' })).toBeTruthy();
  await user.keyboard('d');
  await waitFor(() => expect(location.hash).toMatch(/\/drive\/drive-/));
  await user.click(await screen.findByRole('button', { name: 'Back to the editor' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/workshop\/[^/]+$/));
  await screen.findByRole('button', { name: 'Undo: Move a corner' });
  await user.keyboard('zz');
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('T offers a drive alone, against three or five rivals, or the balance report, which Enter opens', async () => {
  const { user, open } = await openEditor();
  await user.click(corner('Turn 1'));
  await user.keyboard('6t');
  const sheet = within(await screen.findByRole('dialog', { name: 'Test it' }));
  const choices = sheet.getAllByRole('button').map(({ textContent }) => textContent);
  expect(choices).toEqual(['Balance report', 'Drive alone', 'Race 3 rivals', 'Race 5 rivals', 'Not now']);
  await user.click(sheet.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Test drive' }));
  const report = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Balance report' });
  await waitFor(() => expect(document.activeElement).toBe(report));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.hash).toMatch(/\/report$/));
  expect(((await open()).circuit.source as HeatSource).corners[0]?.limit).toBe(6);
});

test('a drive alone has no rivals', async () => {
  const { user, client } = await openEditor();
  await user.keyboard('t');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Drive alone' }));
  await waitFor(() => expect(location.hash).toMatch(/\/drive\/drive-/));
  const match = location.hash.split('/').at(-1)!;
  expect((await value(client.call('match.watch', { match }))).seats).toHaveLength(1);
});

test('a step of the profile dragged down lowers the limit of its corner, as one step; a press alone selects it', async () => {
  const { user } = await openEditor();
  const step = () => document.querySelector('[data-step="1"]')!;
  fireEvent.pointerDown(step(), { pointerId: 3, button: 0, clientY: 100 });
  fireEvent.pointerUp(step(), { pointerId: 3, clientY: 100 });
  await waitFor(() => expect(corner('Turn 2').getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getByText('Saved')).toBeTruthy();
  // 110 px hold 16 of speed until the chart is measured.
  fireEvent.pointerDown(step(), { pointerId: 3, button: 0, clientY: 100 });
  fireEvent.pointerMove(step(), { pointerId: 3, clientY: 95 });
  fireEvent.pointerMove(step(), { pointerId: 3, clientY: 79 });
  await waitFor(() => expect(corner('Turn 2').textContent).toBe('6'));
  fireEvent.pointerUp(step(), { pointerId: 3, clientY: 79 });
  await user.click(await screen.findByRole('button', { name: 'Undo: Change a corner' }));
  expect(corner('Turn 2').textContent).toBe('3');
  expect(screen.getByText('Saved')).toBeTruthy();
});

test('Escape takes a drag back, and moving on does not bring it back', async () => {
  const { user } = await openEditor();
  const at = { pointerId: 1, button: 0, bubbles: true };
  fireEvent.pointerDown(point(3), { ...at, clientX: 400, clientY: 300 });
  for (const clientX of [380, 350]) {
    fireEvent.pointerMove(point(3), { ...at, clientX, clientY: 300 });
    await new Promise((shown) => requestAnimationFrame(shown));
  }
  await user.keyboard('{Escape}');
  for (const clientX of [340, 330]) {
    fireEvent.pointerMove(point(3), { ...at, clientX, clientY: 300 });
    await new Promise((shown) => requestAnimationFrame(shown));
  }
  fireEvent.pointerUp(point(3), { ...at, clientX: 330, clientY: 300 });
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

test('a problem is fixed with one press', async () => {
  const wrong = { ...SOURCE, corners: SOURCE.corners.map((one, at) => (at === 1 ? { ...one, limit: 15 } : one)) };
  const { user } = await openEditor(wrong);
  const problems = within(screen.getByRole('region', { name: 'Problems' }));
  await user.click(problems.getByRole('button', { name: 'Fix' }));
  expect(problems.getByText('Everything fits. Test it?')).toBeTruthy();
});

test('a road that would cross itself snaps back', async () => {
  await openEditor();
  await drag(point(6), -30, 330);
  await waitFor(() => expect(screen.getAllByText(/would cross or touch itself/).length).toBeGreaterThan(0));
  expect(screen.getByText('Saved')).toBeTruthy();
});

test('with an error the circuit is not driven, and the button says why', async () => {
  const twice = { ...SOURCE, corners: [...SOURCE.corners, { ...SOURCE.corners[0]!, name: 'Twin' }] };
  await openEditor(twice);
  const drive = screen.getByRole('button', { name: 'Test drive' });
  expect(drive.getAttribute('aria-description')).toMatch(/^Mend the problems in red/);
});

test('a phone renames and changes limits, and says where to draw', async () => {
  const { user, open } = await openEditor(SOURCE, { width: 390 });
  expect(screen.getByText(/^Draw on a larger screen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Point/ })).toBeNull();
  const name = screen.getByRole('textbox', { name: 'Name of the circuit' });
  await user.clear(name);
  await user.type(name, 'Heron Point{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await open()).circuit.name).toBe('Heron Point'));
});

test('scenery is strewn, taken away and undone with keys alone', async () => {
  const { user, open } = await openEditor();
  const things = async () => {
    const { draft } = await open();
    return draft === null
      ? 0
      : ((JSON.parse(String(draft)) as { history: History<HeatSource> }).history.source.scenery?.length ?? 0);
  };
  await user.keyboard('b]]');
  const brush = screen.getByRole('button', { name: /^Brush, 10 spaces wide/ });
  brush.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await things()).toBeGreaterThan(5));
  const strewn = await things();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  await waitFor(async () => expect(await things()).toBeGreaterThan(strewn));
  await user.keyboard('{Delete}');
  await waitFor(async () => expect(await things()).toBeLessThanOrEqual(strewn));
  await user.click(screen.getByRole('button', { name: 'Undo: Take scenery away' }));
  await user.click(screen.getByRole('button', { name: 'Undo: Strew scenery' }));
  await waitFor(async () => expect(await things()).toBe(strewn));
  await user.click(screen.getByRole('button', { name: 'Boats' }));
  brush.focus();
  await user.keyboard('{Enter}');
  expect((await screen.findAllByText(/This brush needs Water/)).length).toBeGreaterThan(0);
});
