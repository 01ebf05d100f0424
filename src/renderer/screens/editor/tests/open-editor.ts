// An open editor for tests: a circuit in the workshop of a host, and what its page shows. Not here: what is tested.

import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import type { FormulaSource } from '@games/formula-d/workshop/source';
import { blankCircuit } from '@games/heat/workshop/blank';
import type { HeatSource } from '@games/heat/workshop/source';
import type { WaddingtonSource } from '@games/waddington/workshop/source';
import { fireEvent, screen } from '@testing-library/dom';
import { openHost, openPage } from '../../../tests/page';

/** An oval with four corners and no problems. */
export const SOURCE = blankCircuit('Lantern Bay', (n) => `Turn ${n}`);

/** A connection to its host. */
type Client = ReturnType<Awaited<ReturnType<typeof openHost>>['join']>['client'];

/** A circuit in the workshop, with its editor open. before: called with its place before it is opened. */
export async function openEditor(
  source: HeatSource | FormulaSource | WaddingtonSource = SOURCE,
  {
    width = 1440,
    before = async () => {},
  }: { width?: number; before?(client: Client, kept: string): Promise<void> } = {},
) {
  const it = await openHost();
  const { client } = it.join();
  const kept = await value(client.call('circuits.save', { source: source as Json }));
  await before(client, kept.kept);
  const page = await openPage(it, { at: `/workshop/${kept.kept}`, width });
  await screen.findByRole('button', { name: 'Workshop' });
  const open = () => value(client.call('circuits.open', { kept: kept.kept }));
  return { it, kept, client, open, ...page };
}
/** The button of a point, 1-based. */
export const point = (n: number) => screen.getByRole('button', { name: new RegExp(`^Point ${n} of`) });
/** The sign of a corner. */
export const corner = (name: string) => screen.getByRole('button', { name: new RegExp(`^Corner \\d, ${name},`) });

/** Drags from the middle of the stage by px. */
export async function drag(element: Element, dx: number, dy: number): Promise<void> {
  const at = { pointerId: 1, button: 0, bubbles: true };
  fireEvent.pointerDown(element, { ...at, clientX: 400, clientY: 300 });
  for (const share of [0.3, 0.7, 1])
    fireEvent.pointerMove(element, { ...at, clientX: 400 + dx * share, clientY: 300 + dy * share });
  fireEvent.pointerUp(element, { ...at, clientX: 400 + dx, clientY: 300 + dy });
}
