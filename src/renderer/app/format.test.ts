// Dates, drivers and counts as text.

import type { SeatInfo } from '@api/contract';
import { tableMessage } from '@api/tournament/table-name';
import { expect, test } from 'vitest';
import { companyText, dateText, dateTimeText, listText, originText, shortDateText } from './format';

const NOW = new Date(2026, 10, 20, 22, 0);

test.each([
  ['today', new Date(2026, 10, 20, 9, 5), 'today, 09:05'],
  ['yesterday', new Date(2026, 10, 19, 23, 59), 'yesterday, 23:59'],
  ['another day of the year', new Date(2026, 4, 3, 18, 0), '3 May, 18:00'],
  ['another year', new Date(2025, 11, 31, 12, 0), '31 December 2025, 12:00'],
])('a time %s', (_, then, text) => {
  expect(dateTimeText(then.toISOString(), NOW)).toBe(text);
});

test('a day names its year only if it is another year', () => {
  const days = [new Date(2026, 4, 3, 18, 0), new Date(2025, 11, 31, 12, 0)];
  expect(days.map((day) => dateText(day.toISOString(), NOW))).toEqual(['3 May', '31 December 2025']);
  expect(days.map((day) => shortDateText(day.toISOString(), NOW))).toEqual(['3 May', '31 Dec 2025']);
});

const SECOND = { season: 's', name: 'Season Two', round: 2, rounds: 3, leg: 1, legs: 1 };
test.each([
  ['of its own', { practice: false, season: null }, undefined],
  ['of practice', { practice: true, season: null }, 'Practice'],
  ['of a season', { practice: false, season: SECOND }, 'Season Two, race 2 of 3'],
  ['of a tournament', { practice: false, season: { ...SECOND, table: tableMessage('heats-2') } }, 'Season Two: Heat 2'],
  [
    'that is part of a round',
    { practice: false, season: { ...SECOND, legs: 3 } },
    'Season Two, race 2 of 3, part 1 of 3',
  ],
])('a race %s says what it belongs to', (_, origin, text) => {
  expect(originText(origin)).toBe(text);
});

function seats(...kinds: SeatInfo['driver']['kind'][]): SeatInfo[] {
  return kinds.map((kind, seat) => ({
    seat,
    name: `N${seat}`,
    colour: 'red',
    driver: kind === 'ai' ? { kind, level: 'easy' } : kind === 'automaton' ? { kind, id: 'legend' } : { kind },
  }));
}

test.each([
  ['nobody else', seats('you'), 'Solo'],
  ['one AI driver', seats('you', 'ai'), 'Against 1 AI driver'],
  ['AI drivers and automata', seats('you', 'ai', 'automaton'), 'Against 2 AI drivers'],
  ['no person at all', seats('ai', 'automaton'), 'AI drivers only'],
  ['a person', seats('you', 'hotseat'), 'With N1'],
  ['persons and AI drivers', seats('you', 'hotseat', 'hotseat', 'ai'), 'With N1 and N2, against 1 AI driver'],
])('the drivers of %s', (_, list, text) => {
  expect(companyText(list)).toBe(text);
});

test('a list ends with "and"', () => {
  expect(listText(['Ada', 'Tomas', 'Ines'])).toBe('Ada, Tomas and Ines');
});

test('a count uses its plural', () => {});
