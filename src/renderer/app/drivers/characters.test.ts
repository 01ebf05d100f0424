// Characters on new seats: which character takes which seat, and the archive's driver keys.

import type { RaceSetup } from '@api/contract';
import { CHARACTERS } from '@drivers/characters';
import { expect, test } from 'vitest';
import { characterOfKey, newcomer, withCharacters } from './characters';

const AI = { kind: 'ai', level: 'easy' } as const;
const [first, second] = CHARACTERS as [(typeof CHARACTERS)[0], (typeof CHARACTERS)[0]];

test('an archive key leads to its character, and no other key to any', () => {
  expect(characterOfKey(`character/${first.id}`)).toBe(first);
  expect([characterOfKey(`ai/${first.id}`), characterOfKey('character/nobody')]).toEqual([undefined, undefined]);
});

test('a quick race gives each AI driver a different character, except those that have one or share a name with one', () => {
  const seat = (name: string, driver: RaceSetup['seats'][number]['driver']) => ({
    name,
    colour: 'red' as const,
    driver,
  });
  const seats = [
    seat(first.given, { kind: 'you' }),
    seat('2', AI),
    seat('x', { ...AI, character: second.id }),
    seat('4', AI),
  ];
  const setup = withCharacters({ game: 'g', circuit: 'c', options: {}, clock: 0, seats });
  expect(setup.seats.map((one) => one.name)).toEqual([first.given, CHARACTERS[2]?.given, 'x', CHARACTERS[3]?.given]);
  expect(setup.seats[1]?.driver).toEqual({ ...AI, character: CHARACTERS[2]?.id });
});

test('a person’s seat gets no character, and an unknown character keeps the seat’s name', () => {
  expect(newcomer({ kind: 'hotseat' }, 'Ada', [])).toBeUndefined();
  const stranger = { ...AI, character: 'nobody' };
  expect(newcomer(stranger, 'Quirin', [])).toEqual({ name: 'Quirin', driver: stranger });
});
