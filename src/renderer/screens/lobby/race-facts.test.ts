// The next race as text: its preset, and every number if the game has presets.

import type { GameCard } from '@api/contract';
import { havoc } from '@games/havoc';
import { gameUi } from '@games/havoc/ui';
import { expect, test } from 'vitest';
import { optionFacts, raceTitle } from './race-facts';

const card = {
  id: havoc.id,
  circuits: havoc.circuits,
  options: havoc.options,
  presets: havoc.presets,
} as unknown as GameCard;
const of = (change: Record<string, number> = {}) => ({
  circuit: 'havoc-speedway',
  options: { ...havoc.presets.find(({ id }) => id === 'sprint')?.options, ...change },
});
const linesOf = (race: ReturnType<typeof of>) => optionFacts(card, gameUi, race).map((fact) => fact.text);

test('a party of Havoc shows its preset and every rule, usual or not', () => {
  expect(raceTitle(card, of())).toBe('Havoc Speedway, 1 lap');
  expect(linesOf(of())).toEqual([
    'Sprint',
    'Racing turns a round: 3',
    'Movement dice: 2',
    'Decks of cards: 1',
    'Cards per hand: 3',
    'Coins for the winner: 3',
  ]);
  expect(linesOf(of({ decks: 2 }))[0]).toBe('Racing turns a round: 3');
  expect(linesOf(of({ decks: 2 }))).toContain('Decks of cards: 2');
});
