// The road editor as a person uses it: by pointer, by keys, with the host behind it. Not here: how it looks (e2e), or the changes
// themselves (games' workshop tests).

import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import { blankCircuit } from '@games/heat/workshop/blank';
import type { HeatSource } from '@games/heat/workshop/source';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { History } from '@workshop/history';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const SOURCE = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);

/** A circuit in the workshop, with its editor open. */
async function openEditor(source: HeatSource = SOURCE, width = 1440) {
  const it = await openHost();
  const { client } = it.join();
  const kept = await value(client.call('circuits.save', { source: source as Json }));
  const page = await openPage(it, { at: `/workshop/${kept.kept}`, width });
  await screen.findByRole('button', { name: 'Workshop' });
  const open = () => value(client.call('circuits.open', { kept: kept.kept }));
  return { it, kept, client, open, ...page };
}
const point = (n: number) => screen.getByRole('button', { name: new RegExp(`^Point ${n} of`) });
const corner = (name: string) => screen.getByRole('button', { name: new RegExp(`^Corner \\d, ${name},`) });

async function drag(element: Element, dx: number, dy: number): Promise<void> {
  const at = { pointerId: 1, button: 0, bubbles: true };
  fireEvent.pointerDown(element, { ...at, clientX: 400, clientY: 300 });
  for (const share of [0.3, 0.7, 1])
    fireEvent.pointerMove(element, { ...at, clientX: 400 + dx * share, clientY: 300 + dy * share });
  fireEvent.pointerUp(element, { ...at, clientX: 400 + dx, clientY: 300 + dy });
}

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
  await screen.findByRole('button', { name: 'Undo: Move a corner’s line' });
  await user.keyboard('zz');
  expect(await screen.findByText('Saved')).toBeTruthy();
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
  const { user, open } = await openEditor(SOURCE, 390);
  expect(screen.getByText(/^Draw on a larger screen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Point/ })).toBeNull();
  const name = screen.getByRole('textbox', { name: 'Name of the circuit' });
  await user.clear(name);
  await user.type(name, 'Heron Point{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await open()).circuit.name).toBe('Heron Point'));
});
