// The circuits that come with Paddock besides the boxes': each can be raced, and lists say of it what the game would.

import { readFileSync } from 'node:fs';
import { games } from '@games/registry';
import { describe, expect, test } from 'vitest';

/** Circuits that each game has, by game. */
const COUNTS = { heat: 8, waddington: 5, 'formula-d': 5, roborally: 7 };

const CIRCUITS = Object.values(games).flatMap((game) =>
  (game.workshop?.collection() ?? []).map((circuit) => ({ game, circuit, title: `${game.id}: ${circuit.name}` })),
);

test('each game has as many as promised, under names of their own', () => {
  const count = (id: string) => CIRCUITS.filter(({ game }) => game.id === id).length;
  expect(Object.fromEntries(Object.keys(COUNTS).map((id) => [id, count(id)]))).toEqual(COUNTS);
  const names = CIRCUITS.map(({ circuit }) => circuit.name);
  expect(new Set(names).size).toBe(names.length);
  const ofBoxes = Object.values(games).flatMap(({ circuits }) => circuits.map(({ name }) => name));
  expect(names.filter((name) => ofBoxes.includes(name))).toEqual([]);
});

test('the page about them names each one', () => {
  const page = readFileSync('docs/circuits.md', 'utf8');
  expect(CIRCUITS.map(({ circuit }) => circuit.name).filter((name) => !page.includes(`| ${name} |`))).toEqual([]);
});

describe.each(CIRCUITS)('$title', ({ game, circuit }) => {
  test('its judge finds nothing, and its id is the hash of its source', () => {
    const reading = game.workshop!.read(circuit.source);
    expect([reading.id, reading.problems]).toEqual([circuit.id, []]);
  });

  test('lists say of it what learning it gives', () => {
    const { id, name, defaults, traits } = game.workshop!.learn(circuit.source);
    expect({ id, name, defaults, traits }).toEqual({
      id: circuit.id,
      name: circuit.name,
      defaults: circuit.defaults,
      traits: circuit.traits,
    });
  });

  test('has one sentence in both languages, short enough for a card', () => {
    const { en, de } = circuit.blurb as { en: string; de: string };
    expect(en).not.toBe(de);
    for (const text of [en, de]) expect(text.length).toBeLessThanOrEqual(110);
  });
});
