// Circuits that players made, on the screens of the app: they have their names and pictures wherever races are listed, and can be
// chosen in setup. Not here: the race itself (screens/race/tests/own-circuit.dom.test.ts).

import type { KeptCircuit } from '@api/circuits/commands';
import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import { drawFrom, seedRng } from '@core/rng';
import { games } from '@games/registry';
import { bot, type Party } from '@host/tests/party';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openHost, openPage } from './page';

const NAME = 'Garden Lane';

function drawn(seed: string): Json {
  const rng = seedRng(seed);
  const source = games.heat!.workshop!.draw({ length: 'short', character: 'fast' }, (bound) => drawFrom(rng, bound));
  return { ...(source as Record<string, Json>), name: NAME, author: 'Leo' };
}

const keep = (it: Party, seed: string): Promise<KeptCircuit> =>
  value(it.join().client.call('circuits.save', { source: drawn(seed) }));

/** A race on it that two AI drivers have driven to its end. */
async function raced(it: Party, { circuit, source }: KeptCircuit): Promise<string> {
  const me = it.join();
  const seats = ['Ada', 'Bea'].map((name, seat) => ({ name, colour: games.heat!.colours[seat]!, driver: bot() }));
  const setup = { game: 'heat', circuit, source: source as Json, options: { laps: 1 }, seats, clock: 0, seed: 'on' };
  const { match } = await value(me.client.call('matches.create', setup));
  await value(me.client.call('match.watch', { match }));
  while (it.store.saves.head(match)?.status === 'open') await it.rest();
  return match;
}

const isDrawn = (image: HTMLElement | null) => decodeURIComponent(image?.getAttribute('src') ?? '').includes('<path');

test('finished races on one have its name and picture in lists, results, replay and statistics', async () => {
  const it = await openHost();
  const circuit = await keep(it, 'lists');
  const match = await raced(it, circuit);
  // The workshop does not need to have it any more.
  await value(it.join().client.call('circuits.delete', { kept: circuit.kept }));
  const { go, user } = await openPage(it, { at: '/races/finished' });
  await screen.findByText(new RegExp(`Heat · ${NAME}`));
  await waitFor(() => expect(isDrawn(document.querySelector('li img'))).toBe(true));
  go('/statistics');
  await user.click(await screen.findByRole('tab', { name: 'Records' }));
  const records = within(await screen.findByRole('article', { name: NAME }));
  await waitFor(() => expect(isDrawn(records.getAllByRole('presentation')[0] ?? null)).toBe(true));
  go(`/replay/${match}`);
  await screen.findByText(new RegExp(NAME));
  go(`/results/${match}`);
  await screen.findByText(new RegExp(NAME));
});

test('one of the workshop is chosen in setup and raced', async () => {
  const it = await openHost();
  await keep(it, 'setup');
  const { user } = await openPage(it, { at: '/setup/heat' });
  const pane = within(await screen.findByRole('region', { name: 'Circuit' }));
  await user.click(await pane.findByRole('button', { name: NAME }));
  await pane.findByRole('heading', { name: NAME });
  pane.getByText('By Leo.');
  await user.click(screen.getByRole('button', { name: 'Start race' }));
  await waitFor(() => expect(it.store.saves.list(9)).toHaveLength(1));
  expect(it.store.saves.list(9)[0]?.config).toMatchObject({ source: { name: NAME } });
});

test('“Surprise me” draws another circuit each time, and it can be raced at once', async () => {
  const it = await openHost();
  const { user } = await openPage(it, { at: '/setup/heat' });
  const pane = within(await screen.findByRole('region', { name: 'Circuit' }));
  const chosen = () => pane.getByRole('button', { pressed: true }).textContent;
  const seen = new Set<string>([chosen() ?? '']);
  for (let n = 0; n < 3; n++) {
    const before = pane.getByRole('heading').textContent;
    await user.click(pane.getByRole('button', { name: 'Surprise me' }));
    await waitFor(() => expect(pane.getByRole('heading').textContent).not.toBe(before));
    seen.add(pane.getByRole('img').getAttribute('src') ?? '');
  }
  expect(seen.size).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Start race' }));
  await waitFor(() => expect(it.store.saves.list(9)).toHaveLength(1));
  expect(it.store.saves.list(9)[0]?.circuit).toMatch(/^[0-9a-f]{32}$/);
});
