// Which circuits the lists of the setup show, and in what order.

import { expect, test } from 'vitest';
import { EVERYTHING, type Listed, type Wanted, wantedOf } from './filter-circuits';

const CIRCUITS: readonly Listed[] = [
  { id: 'usa', name: 'USA', defaults: {}, traits: { length: 'long', character: 'fast' } },
  { id: 'alps', name: 'Alps', defaults: {}, traits: { length: 'short', character: 'twisty' } },
  {
    id: 'bay',
    name: 'Lantern Bay',
    defaults: {},
    traits: { length: 'short', character: 'mixed' },
    own: { author: 'Paddock', kept: null, blurb: { en: 'By the sea.' } },
  },
  { id: 'mine', name: 'Garden', defaults: {}, own: { author: 'Marta', kept: 'c1' } },
];
const FAVOURITES = ['bay'];

function found(wanted: Partial<Wanted>, favourites: readonly string[] = []): string[] {
  const nameOf = ({ id, name }: Listed) => (id === 'alps' ? 'Alpen' : name);
  return wantedOf(CIRCUITS, { ...EVERYTHING, ...wanted }, favourites, nameOf).map(({ id }) => id);
}

test('everything is shown in its order, favourites first', () => {
  expect(found({})).toEqual(['usa', 'alps', 'bay', 'mine']);
  expect(found({}, FAVOURITES)).toEqual(['bay', 'usa', 'alps', 'mine']);
});

test('words find names in either language and authors, whatever their case', () => {
  expect(found({ words: ' LANTERN ' })).toEqual(['bay']);
  expect(found({ words: 'alpen' })).toEqual(['alps']);
  expect(found({ words: 'alps' })).toEqual(['alps']);
  expect(found({ words: 'marta' })).toEqual(['mine']);
  expect(found({ words: 'nowhere' })).toEqual([]);
});

test('circuits are chosen by where they come from', () => {
  expect(found({ kind: 'box' })).toEqual(['usa', 'alps']);
  expect(found({ kind: 'paddock' })).toEqual(['bay']);
  expect(found({ kind: 'own' })).toEqual(['mine']);
  expect(found({ kind: 'favourites' }, FAVOURITES)).toEqual(['bay']);
  expect(found({ kind: 'favourites' })).toEqual([]);
});

test('length and character narrow the list together; a circuit without them fits only “any”', () => {
  expect(found({ length: 'short' })).toEqual(['alps', 'bay']);
  expect(found({ length: 'short', character: 'twisty' })).toEqual(['alps']);
  expect(found({ character: 'fast' })).toEqual(['usa']);
});
