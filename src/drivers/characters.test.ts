// What races, seasons and files need from the list of characters: unique ids and names, and styles within bounds.

import { TRAITS } from '@core/style';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, characterOf } from './characters';

test('no two characters share an id, a given name or a family name', () => {
  expect(CHARACTERS.length).toBeGreaterThan(20);
  for (const key of ['id', 'given', 'family'] as const) {
    const all = CHARACTERS.map((one) => one[key]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('no two characters drive or look alike', () => {
  for (const key of ['style', 'look'] as const) {
    const all = CHARACTERS.map((one) => JSON.stringify(one[key]));
    expect(new Set(all).size).toBe(all.length);
  }
});

describe.each(CHARACTERS.map((one) => [one.id, one] as const))('%s', (id, one) => {
  test('has an id derived from its name, and can be looked up by it', () => {
    const plain = `${one.given} ${one.family}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    expect(id).toBe(plain.replace(/[^a-z]+/g, '-'));
    expect(characterOf(id)).toBe(one);
  });
  test('has a style of five numbers from -1 to 1, not all of them zero', () => {
    expect(new Set(Object.keys(one.style))).toEqual(new Set(TRAITS));
    const values = Object.values(one.style);
    expect(values.filter((value) => !(Math.abs(value) <= 1))).toEqual([]);
    expect(values.some((value) => value !== 0)).toBe(true);
  });
  test('comes from a town in a country that has a code', () => {
    expect(one.town).not.toBe('');
    expect(one.country).toMatch(/^[A-Z]{2}$/);
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(one.country)).toBeDefined();
  });
});

test('a missing or unknown id finds no character', () => {
  expect(characterOf(undefined)).toBeUndefined();
  expect(characterOf('nobody')).toBeUndefined();
});
