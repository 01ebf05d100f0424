import type { GameCard } from '@api/contract';
import { Route } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { quickRaceOf, raceAgainst } from './races';
import { seatTrouble } from './seat-trouble';
import { heading, numberIn, option, rowsOn, turnClock } from './setup-rows';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
const quick = quickRaceOf({
  text: 'A race, two rookies',
  game: 'any',
  circuit: 'ring',
  options: { laps: 1 },
  colours: COLOURS,
  ownColour: 'green',
  rivals: 2,
  colourStep: 2,
});

describe('setting up a race', () => {
  it('shows rows of options that the game has, and all rows without an option', () => {
    const rows = [heading('Race'), option('laps', Route, 'Laps', ''), option('gone', Route, 'Gone', ''), turnClock()];
    const card = { options: [{ id: 'laps' }] } as unknown as GameCard;
    expect(rowsOn(card, rows).map((row) => (row.kind === 'option' ? row.id : row.kind))).toEqual([
      'heading',
      'laps',
      'clock',
    ]);
  });
  it('reads a number, or the default', () => {
    expect(numberIn({ laps: 3 }, 'laps', 1)).toBe(3);
    expect(numberIn({ laps: 'many' }, 'laps', 1)).toBe(1);
  });
  it('gives the quick race a person in their colour, and easy rivals in other colours named by seat', () => {
    expect(quick.setup('Bruno', 'blue').seats).toEqual([
      { name: 'Bruno', colour: 'blue', driver: { kind: 'you' } },
      { name: '2', colour: 'red', driver: { kind: 'ai', level: 'easy' } },
      { name: '3', colour: 'yellow', driver: { kind: 'ai', level: 'easy' } },
    ]);
    expect(quick.setup('Marta', 'black').seats.map(({ colour }) => colour)).toEqual(['green', 'red', 'yellow']);
  });
  it('gives a new setup the requested number of middle-level opponents', () => {
    const middle = { kind: 'ai', level: 'medium' };
    expect(raceAgainst(2, 45)).toEqual({ opponents: [middle, middle], clock: 45 });
  });
});

describe('invalid seats', () => {
  const trouble = (colours: readonly (typeof COLOURS)[number][], most = 3) =>
    seatTrouble(
      colours.map((colour) => ({ colour })),
      { most, colours: ['red', 'blue', 'green'], problems: { colour: () => 'No such robot' } },
    );
  it.each([
    [['red'], 'A race needs at least two cars'],
    [['red', 'blue', 'green', 'yellow'], 'At most 3 cars'],
    [['red', 'red'], 'Two cars have the same colour'],
    [['red', 'yellow'], 'No such robot'],
    [['red', 'blue'], null],
  ] as const)('%j: %s', (colours, problems) => expect(trouble(colours)).toBe(problems));
});
