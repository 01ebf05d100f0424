// The games' cards with circuits that players made.

import type { KnownCircuit } from '@api/circuits/commands';
import type { GameCard } from '@api/contract';
import { afterAll, expect, test } from 'vitest';

// A window of the app: it opens no socket.
Object.assign(window, { paddock: { send: () => undefined, onFrame: () => () => undefined } });
const { withOwnCircuits } = await import('./own-circuits');
afterAll(() => {
  Reflect.deleteProperty(window, 'paddock');
});

const card = (id: string) => ({ id, circuits: [{ id: 'north', name: 'North', defaults: {} }] }) as unknown as GameCard;
const known = (game: string, circuit: string, kept: string | null): KnownCircuit => {
  return { game, circuit, name: 'Bay', author: 'Leo', kept, defaults: { laps: 2 } };
};

test('circuits come after the box’s own, each once, with their place in the workshop first', () => {
  const games = [card('loop'), card('street')];
  const own = [
    known('loop', 'a1', 'k'),
    known('loop', 'a1', null),
    known('loop', 'north', 'k'),
    known('none', 'b2', 'k'),
  ];
  const [loop, street] = withOwnCircuits(games, own);
  expect(loop?.circuits.map(({ id, own: made }) => [id, made?.kept])).toEqual([
    ['north', undefined],
    ['a1', 'k'],
  ]);
  expect(loop?.circuits[1]).toMatchObject({ name: 'Bay', defaults: { laps: 2 }, own: { author: 'Leo' } });
  expect(street).toBe(games[1]);
});

test('without any, the list stays the same one, so that no screen is drawn again', () => {
  const games = [card('loop')];
  expect(withOwnCircuits(games, [])).toBe(games);
  expect(withOwnCircuits(games, [known('none', 'b2', 'k')])).toBe(games);
});
