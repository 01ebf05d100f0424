import { expect, test } from 'vitest';
import { aboutMinutes, fieldOf } from './field';

test('every seat is counted once, by kind of driver', () => {
  const drivers = [
    { kind: 'you' },
    { kind: 'hotseat' },
    { kind: 'lan' },
    { kind: 'ai', level: 'hard' },
    { kind: 'automaton', id: 'ghost' },
    { kind: 'automaton', id: 'ghost' },
  ] as const;
  const field = fieldOf(drivers.map((driver) => ({ driver })));
  expect(field).toEqual({ cars: 6, persons: 3, here: 2, ai: 1, automata: 2 });
  expect(fieldOf([])).toEqual({ cars: 0, persons: 0, here: 0, ai: 0, automata: 0 });
});

test('minutes are in steps of five', () => {
  expect([0, 7.4, 7.5, 12, 58].map(aboutMinutes)).toEqual([5, 5, 10, 10, 60]);
});
