// How a race being set up changes: circuits bring their laps, seats keep free names and colours, one person is 'you'.

import type { GameCard, RaceSetup } from '@api/contract';
import { raceSetup } from '@api/contract';
import { CHARACTERS } from '@drivers/characters';
import { describe, expect, test } from 'vitest';
import { presetOf } from '../../app/games/preset-of';
import {
  addSeat,
  commonLevel,
  type Draft,
  draftOf,
  newDraft,
  removeSeat,
  seatProblem,
  setupOf,
  withCircuit,
  withDriver,
  withGuests,
  withLevels,
  withPreset,
  withSeat,
  withUsualClock,
} from './draft';

const CARD: GameCard = {
  id: 'derby',
  name: 'Derby',
  seats: [2, 6],
  colours: ['red', 'blue', 'yellow', 'green', 'black', 'ivory'],
  drawsColours: false,
  circuits: [
    { id: 'oval', name: 'Oval', defaults: { laps: 2 } },
    { id: 'hill', name: 'Hill', defaults: { laps: 3 } },
  ],
  hasWorkshop: false,
  options: [
    { id: 'laps', type: 'number', range: [1, 5], default: 1 },
    { id: 'rain', type: 'flag', range: [false, true], default: false },
  ],
  automata: ['ghost'],
  bots: ['easy', 'medium', 'hard'],
  rulesVersion: 1,
  givenGrid: false,
  gridOptions: [],
  qualifying: null,
  figures: [],
  presets: [],
  occasions: null,
  championships: [],
  series: 0,
  points: [6, 5, 4, 3, 2, 1],
};
const NAMES = {
  person: 'Marta',
  colour: 'green',
  automata: { ghost: 'Ghost' },
  draw: () => 0,
} as const;

/** Names of new AI drivers, in order. */
const GIVEN = CHARACTERS.map((one) => one.given);

const AI = { kind: 'ai', level: 'medium' } as const;
const USUAL = { opponents: [AI, AI, AI, AI], clock: 60 };

function fresh(): Draft {
  return newDraft(CARD, NAMES, USUAL);
}
function names(draft: Draft): string[] {
  return draft.seats.map((s) => s.name);
}

describe('a new draft', () => {
  test('has the person in their colour and the usual opponents in free ones', () => {
    const draft = fresh();
    expect(names(draft)).toEqual(['Marta', ...GIVEN.slice(0, 4)]);
    expect(draft.seats.map((s) => s.colour)).toEqual(['green', 'red', 'blue', 'yellow', 'black']);
    expect(draft.options).toEqual({ laps: 2, rain: false });
    expect(draft.clock).toBe(0);
  });

  test('has no clock while all sit here, and the usual one as soon as a guest is expected', () => {
    const here = fresh();
    const awaited = withUsualClock(here, withDriver(here, NAMES, 2, { kind: 'lan' }), USUAL);
    expect(awaited.clock).toBe(60);
    const party = withUsualClock(here, withGuests(here, NAMES), USUAL);
    expect([party.clock, setupOf(party, 'derby').clock]).toEqual([60, 60]);
    expect(withUsualClock(awaited, withDriver(awaited, NAMES, 2, AI), USUAL).clock).toBe(0);
    expect(withUsualClock(awaited, removeSeat(awaited, 2), USUAL).clock).toBe(0);
  });

  test('keeps a clock that someone has chosen, even when drivers join or leave', () => {
    const chosen = { ...fresh(), clock: 15 };
    const awaited = withUsualClock(chosen, withGuests(chosen, NAMES), USUAL);
    expect(awaited.clock).toBe(15);
    expect(withUsualClock(awaited, removeSeat(awaited, 3), USUAL).clock).toBe(15);
    const off = { ...awaited, clock: 0 };
    expect(withUsualClock(off, addSeat(off, CARD, NAMES, { kind: 'lan' }), USUAL).clock).toBe(0);
  });

  test('has a seed only if one was typed', () => {
    expect(setupOf(fresh(), 'derby').seed).toBeUndefined();
    const typed = setupOf({ ...fresh(), seed: ' rain at Spa ' }, 'derby');
    expect(typed.seed).toBe('rain at Spa');
    expect(draftOf(typed, CARD).seed).toBe('rain at Spa');
  });

  test('makes a setup that the host accepts', () => {
    expect(raceSetup.safeParse(setupOf(fresh(), 'derby')).success).toBe(true);
  });

  test('gives the person another colour if the game lacks theirs', () => {
    expect(newDraft(CARD, { ...NAMES, colour: 'teal' }, USUAL).seats[0]?.colour).toBe('red');
  });
});

describe('circuits', () => {
  test('bring their own laps and leave other options alone', () => {
    const wet = { ...fresh(), options: { laps: 5, rain: true } };
    expect(withCircuit(wet, { id: 'hill', defaults: { laps: 3 } })).toMatchObject({
      circuit: 'hill',
      options: { laps: 3, rain: true },
    });
  });
});

describe('seats', () => {
  test('stop at the game’s maximum', () => {
    const six = addSeat(fresh(), CARD, NAMES, { kind: 'hotseat' });
    expect(names(six).at(-1)).toBe('Player 2');
    expect(addSeat(six, CARD, NAMES, { kind: 'hotseat' })).toBe(six);
  });

  test('keep their keys when one in the middle goes, and never share one again', () => {
    const draft = removeSeat(fresh(), 2);
    const again = addSeat(draft, CARD, NAMES, { kind: 'automaton', id: 'ghost' });
    expect(again.seats.map((s) => s.key)).toEqual([0, 1, 3, 4, 5]);
    expect(again.seats.at(-1)).toMatchObject({ name: 'Ghost 1', colour: 'blue' });
  });

  test('have one You: the previous one becomes a hot-seat person', () => {
    const draft = withDriver(fresh(), NAMES, 1, { kind: 'you' });
    expect(draft.seats.slice(0, 2).map((s) => s.driver.kind)).toEqual(['hotseat', 'you']);
  });

  test('go to a free character when a person makes room, and keep it at another level', () => {
    const robot = withDriver(fresh(), NAMES, 0, { kind: 'ai', level: 'easy' });
    const character = CHARACTERS[4]?.id;
    expect(robot.seats[0]).toMatchObject({ name: GIVEN[4], driver: { kind: 'ai', level: 'easy', character } });
    const harder = withDriver(robot, NAMES, 0, { kind: 'ai', level: 'hard' });
    expect(harder.seats[0]).toMatchObject({ name: GIVEN[4], driver: { kind: 'ai', level: 'hard', character } });
  });

  test('that wait for a guest have the name of the character that comes otherwise', () => {
    const open = withDriver(fresh(), NAMES, 2, { kind: 'lan' });
    expect(open.seats[2]).toMatchObject({ name: GIVEN[1], driver: { kind: 'lan' } });
    expect(withDriver(open, NAMES, 2, AI).seats[2]?.driver).toEqual({ ...AI, character: CHARACTERS[1]?.id });
  });

  test('keep an earlier AI driver that was no character, whatever the level', () => {
    const old = { ...fresh(), seats: [{ key: 0, name: 'Hector', colour: 'red' as const, driver: AI }] };
    const harder = withDriver(old, NAMES, 0, { kind: 'ai', level: 'hard' });
    expect(harder.seats[0]).toMatchObject({ name: 'Hector', driver: { kind: 'ai', level: 'hard' } });
  });
});

describe('a new seat of a game that draws colours', () => {
  const card: GameCard = { ...CARD, drawsColours: true };
  const drawn: number[] = [];
  const last = {
    ...NAMES,
    draw: (bound: number) => {
      drawn.push(bound);
      return bound - 1;
    },
  };

  test('has a random free one; the person has their own', () => {
    const draft = newDraft(card, last, USUAL);
    expect(draft.seats.map((s) => s.colour)).toEqual(['green', 'ivory', 'black', 'yellow', 'blue']);
    expect(drawn).toEqual([5, 4, 3, 2]);
    expect(addSeat(draft, card, last, { kind: 'hotseat' }).seats.at(-1)?.colour).toBe('red');
  });

  test('has the first free one if the game does not draw', () => {
    expect(newDraft(CARD, last, USUAL).seats.map((s) => s.colour)).toEqual(['green', 'red', 'blue', 'yellow', 'black']);
  });
});

describe('levels', () => {
  test('of all AI drivers are set at once', () => {
    expect(commonLevel(withLevels(fresh(), ['hard']))).toBe('hard');
  });

  test('are dealt in turn when mixed', () => {
    const mixed = withLevels(fresh(), ['easy', 'medium', 'hard']);
    expect(mixed.seats.flatMap((s) => (s.driver.kind === 'ai' ? [s.driver.level] : []))).toEqual([
      'easy',
      'medium',
      'hard',
      'easy',
    ]);
    expect(commonLevel(mixed)).toBe('mixed');
  });

  test('are unknown without an AI driver', () => {
    expect(commonLevel({ ...fresh(), seats: fresh().seats.slice(0, 1) })).toBeNull();
  });
});

describe('problem', () => {
  test.each<[string, Draft, string]>([
    ['too few seats', { ...fresh(), seats: fresh().seats.slice(0, 1) }, 'Add a driver: at least 2 must start.'],
    ['a seat without a name', withSeat(fresh(), 1, { name: '  ' }), 'Seat 2 needs a name.'],
    ['two drivers of one name', withSeat(fresh(), 2, { name: 'Sora ' }), 'Two drivers are called Sora.'],
  ])('is reported for %s', (_, draft, text) => {
    expect(seatProblem(draft, CARD)).toBe(text);
  });

  test('is null in a fresh draft', () => {
    expect(seatProblem(fresh(), CARD)).toBeNull();
  });
});

describe('presets of the game itself', () => {
  const wet = { id: 'wet', name: 'Wet', options: { rain: true } };
  const long = { id: 'long', name: 'Long', options: { laps: 5, rain: false } };
  const card: GameCard = { ...CARD, presets: [wet, long] };

  test('change the options they name and nothing else', () => {
    const before = fresh();
    const after = withPreset(before, long);
    expect(after).toEqual({ ...before, options: { laps: 5, rain: false } });
    expect(withPreset(after, wet).options).toEqual({ laps: 5, rain: true });
  });

  test('are recognised by their values, however these were set', () => {
    expect(presetOf(card, { laps: 5, rain: false })).toBe(long);
    expect(presetOf(card, { laps: 4, rain: true })).toBe(wet);
    expect(presetOf(card, { laps: 4, rain: false })).toBeUndefined();
  });
});

describe('a preset', () => {
  const old: RaceSetup = {
    game: 'derby',
    circuit: 'gone',
    options: { laps: 4, snow: true },
    seats: Array.from({ length: 8 }, (_, i) => ({ name: `D${i}`, colour: 'red', driver: { kind: 'hotseat' } })),
    clock: 45,
  };

  test('of an older game loses options that no longer exist and gains new ones', () => {
    const draft = draftOf(old, CARD);
    expect(draft).toMatchObject({ circuit: 'oval', options: { laps: 4, rain: false }, clock: 45 });
    expect(Object.keys(draft.options)).toEqual(['laps', 'rain']);
    expect(draft.seats).toHaveLength(6);
  });
});
