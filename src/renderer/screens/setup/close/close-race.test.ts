// A close race in the setup: which field is proposed, and how its levels follow.

import type { RivalTable } from '@api/ratings';
import { CHARACTERS } from '@drivers/characters';
import { expect, test } from 'vitest';
import { type Draft, type DraftSeat, draftOf, setupOf, withDriver, withLevels } from '../draft';
import { keptFollowing, type Strengths, withCloseField } from './close-race';

const at = (rating: number) => ({ rating, deviation: 60 });
const RATINGS = { easy: at(1200), medium: at(1500), hard: at(1600), best: at(1700) };

/** own: rating of the person; null: none yet. */
function strengths(own: number | null): Strengths {
  const rivals = CHARACTERS.map(({ id }) => ({ character: id, ratings: RATINGS, met: 0, ahead: 0, behind: 0 }));
  const table: RivalTable = { own: own === null ? null : { ...at(own), races: 9 }, rivals };
  return { table, levels: ['easy', 'medium', 'hard'] };
}
const [one, two, three] = CHARACTERS as [(typeof CHARACTERS)[0], (typeof CHARACTERS)[0], (typeof CHARACTERS)[0]];
function rival(key: number, { id, given }: typeof one, level: 'easy' | 'medium' | 'hard' = 'easy'): DraftSeat {
  return { key, name: given, colour: 'blue', driver: { kind: 'ai', level, character: id } };
}
const YOU: DraftSeat = { key: 0, name: 'Marta', colour: 'red', driver: { kind: 'you' } };
const DRAFT: Draft = {
  circuit: 'oval',
  options: {},
  clock: 0,
  bank: 0,
  goOn: 0,
  seed: '',
  follow: false,
  seats: [YOU, rival(1, one), rival(2, two), rival(3, three)],
};
const FOLLOWING = { ...DRAFT, follow: true };
const levelsIn = (draft: Draft) => draft.seats.flatMap(({ driver }) => (driver.kind === 'ai' ? [driver.level] : []));
const charactersIn = (draft: Draft) =>
  draft.seats.flatMap(({ driver }) => (driver.kind === 'ai' ? [driver.character] : []));

test('a close field fills the AI drivers’ seats, as strong as the person, with other characters for another seed', () => {
  const close = withCloseField(DRAFT, strengths(1400), 'one');
  expect(close.seats.map(({ key }) => key)).toEqual([0, 1, 2, 3]);
  expect(close.seats[0]).toBe(YOU);
  expect(levelsIn(close)).toEqual(['medium', 'medium', 'easy']);
  expect(new Set(charactersIn(close)).size).toBe(3);
  for (const { name, driver } of close.seats.slice(1)) {
    expect(CHARACTERS.find(({ given }) => given === name)?.id).toBe(driver.kind === 'ai' && driver.character);
  }
  expect(charactersIn(withCloseField(DRAFT, strengths(1400), 'two'))).not.toEqual(charactersIn(close));
});

test('no character comes with the name of a person at the table', () => {
  const named = { ...DRAFT, seats: [{ ...YOU, name: one.given.toUpperCase() }, ...DRAFT.seats.slice(1)] };
  for (let seed = 0; seed < 40; seed++) {
    expect(charactersIn(withCloseField(named, strengths(1400), `${seed}`))).not.toContain(one.id);
  }
});

test('a level that the game does not offer is not proposed, and a person without a rating begins with beginners', () => {
  expect(levelsIn(withCloseField(DRAFT, strengths(2000), 'one'))).toEqual(['hard', 'hard', 'hard']);
  expect(levelsIn(withCloseField(DRAFT, strengths(null), 'one'))).toEqual(['easy', 'easy', 'easy']);
});

test('a field that follows goes up and down with the person and keeps its characters', () => {
  const stronger = keptFollowing(FOLLOWING, strengths(1600));
  expect([levelsIn(stronger), charactersIn(stronger)]).toEqual([['hard', 'hard', 'hard'], charactersIn(DRAFT)]);
  const weaker = keptFollowing(stronger, strengths(1290));
  expect([levelsIn(weaker), weaker.follow]).toEqual([['medium', 'easy', 'easy'], true]);
  expect(keptFollowing(DRAFT, strengths(1600))).toBe(DRAFT);
  expect(keptFollowing(FOLLOWING, undefined)).toBe(FOLLOWING);
});

test('choosing a level by hand ends it, and so does one for all', () => {
  const names = { person: 'Marta', colour: 'red', automata: {}, draw: () => 0 } as const;
  const ai = (level: 'easy' | 'hard') => ({ kind: 'ai', level }) as const;
  expect(withDriver(FOLLOWING, names, 2, ai('hard')).follow).toBe(false);
  expect(withDriver(FOLLOWING, names, 2, ai('easy')).follow).toBe(true);
  expect(withDriver(FOLLOWING, names, 2, { kind: 'hotseat' }).follow).toBe(true);
  expect(withLevels(FOLLOWING, ['hard']).follow).toBe(false);
});

test('it is kept with the race, so that a preset and the next race follow too', () => {
  const card = { circuits: [{ id: 'oval', name: 'Oval', defaults: {} }], options: [], seats: [2, 6] };
  const setup = setupOf(FOLLOWING, 'derby');
  expect(setup.follow).toBe(true);
  expect(draftOf(setup, card as never).follow).toBe(true);
  expect(setupOf(DRAFT, 'derby')).not.toHaveProperty('follow');
});
