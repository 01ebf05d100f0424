// Short texts about seasons.

import type { GameCard } from '@api/contract';
import type { SeasonRound } from '@api/season';
import { signed } from '@i18n/page';
import { describe, expect, test } from 'vitest';
import { USUAL_RULES } from './plan/plan-draft';
import { bonusLines, gapText, gridText, occasionText, shortName } from './season-text';

describe('a circuit at the head of a column', () => {
  test.each([
    ['USA', 'USA'],
    ['Porto Sirena', 'Sirena'],
    ['Great Britain', 'Britain'],
    ['Thornbury Park', 'TP'],
    ['Hohenwaldring', 'Hohenw.'],
    // [22] 'First' over a column of places is not a circuit.
    ['First Shift', 'Shift'],
    ['Last Second', 'LS'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

test('gaps and corrections have a true minus sign', () => {
  expect([gapText(0), gapText(4), signed(2), signed(-3)]).toEqual(['–', '−4', '+2', '−3']);
});

test('qualifying is mentioned only for a game that has it', () => {
  const rules = { ...USUAL_RULES, grid: 'qualifying' } as const;
  const textFor = (qualifying: GameCard['qualifying']) => gridText(rules, true, { givenGrid: true, qualifying });
  const laps = { session: { alone: true }, laps: [1], grid: { starts: 'by laps' } };
  expect([textFor(laps), textFor(null)]).toEqual(['Grid: by qualifying', 'Grid: random']);
});

test('a planned race shows its event, or that it will be drawn; a game without events shows nothing', () => {
  const occasions = {
    option: 'event',
    drawn: { value: 'drawn', name: 'Event drawn at the start' },
    list: [{ id: 'strike', name: 'Drivers on strike' }],
  };
  const card = { options: [{ id: 'event', default: 'none' }], circuits: [], occasions } as unknown as GameCard;
  const round = (options: SeasonRound['options']): SeasonRound => {
    return { id: 'r', game: 'heat', circuit: 'usa', options, clock: 0, series: false };
  };
  expect(occasionText(card, round({ event: 'strike' }))).toBe('Drivers on strike');
  expect(occasionText(card, round({ event: 'drawn' }))).toBe('Event drawn at the start');
  expect(occasionText(card, round({}))).toBe('');
  expect(occasionText({ ...card, occasions: null }, round({ event: 'strike' }))).toBe('');
  expect(bonusLines('heat', { bonuses: [{ id: 'strike', name: 'drivers on strike', points: 2 }] })).toEqual([
    '+2, drivers on strike',
  ]);
});
