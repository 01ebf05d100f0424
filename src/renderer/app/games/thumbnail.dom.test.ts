// Small pictures of circuits in lists: of the box, of players, and of circuits that are gone.

import type { GameCard } from '@api/contract';
import { waitFor } from '@testing-library/dom';
import type { GameUi } from '@ui/game-ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';

// A window of the app: it opens no socket.
Object.assign(window, { paddock: { send: () => undefined, onFrame: () => () => undefined } });
const { useThumbnail } = await import('./games');
const { useApp } = await import('../store');
const { client } = await import('../client');
afterAll(() => {
  Reflect.deleteProperty(window, 'paddock');
});

const known = new Set(['north']);
const ui = {
  id: 'loop',
  circuitPicture(circuit: string) {
    if (!known.has(circuit)) throw new Error(`no circuit ${circuit}`);
    return { svg: `<svg>${circuit}</svg>`, width: 1, height: 1 };
  },
  async learnCircuit(circuit: string) {
    known.add(circuit);
    return { id: circuit, name: 'Bay', defaults: {} };
  },
} as unknown as GameUi;

function Thumbnail({ circuit }: { circuit: string }) {
  return createElement('img', { src: useThumbnail(ui, circuit), alt: circuit });
}

/** The picture's address as it is now. */
function shown(circuit: string): () => string {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(createElement(Thumbnail, { circuit }));
  return () => decodeURIComponent(place.querySelector('img')?.getAttribute('src') ?? '');
}

const EMPTY = /^data:image\/svg\+xml,<svg [^>]*\/>$/;

test('a circuit of the box is drawn at once, one that is gone is empty, one of a player is learned first', async () => {
  const circuits = [
    { id: 'north', name: 'North', defaults: {} },
    { id: 'bay', name: 'Bay', defaults: {}, own: { author: '', kept: 'k' } },
  ];
  useApp.setState({ games: [{ id: 'loop', circuits } as unknown as GameCard] });
  const asked = vi.spyOn(client, 'call').mockImplementation(async () => ({
    ok: true,
    value: [{ game: 'loop', circuit: 'bay', source: { author: 'Leo' } }] as never,
  }));
  const [north, gone, bay] = ['north', 'gone', 'bay'].map(shown);
  await waitFor(() => expect(north?.()).toContain('north'));
  await waitFor(() => expect(gone?.()).toMatch(EMPTY));
  await waitFor(() => expect(bay?.()).toContain('bay'));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith('circuits.sources', { circuits: [{ game: 'loop', circuit: 'bay' }] });
});
