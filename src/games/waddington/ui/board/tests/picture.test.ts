import { NAMES } from '@ui/art/glyphs-names';
import { describe, expect, it, test } from 'vitest';
import { CIRCUIT_IDS } from '../../../data/circuits';
import { learnedCircuits } from '../../../tests/race-config';
import type { WaddingtonView } from '../../../types';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from '../picture';

describe.each(CIRCUIT_IDS)('the picture of %s', (id) => {
  it('shows the cars of a view on their places', () => {
    const car = (seat: number, at: number) => ({ seat, at, colour: 'blue' });
    const without = circuitPicture(id, 'large').svg;
    const drawn = (cars: object[]) => circuitPicture(id, 'large', { bands: [], cars } as unknown as WaddingtonView).svg;
    const one = drawn([car(0, 12), car(1, -1)]);
    const two = drawn([car(0, 12), car(1, 30)]);
    const cars = (svg: string): number => svg.split('clip-path="url(#art-car-body)"').length - 1;
    expect([without, one, two].map(cars)).toEqual([0, 1, 2]);
  });

  it('names its facts', () => {
    const facts = circuitFacts(id);
    expect(facts.map(([, label]) => label)).toEqual(['Squares', 'Corners', 'Limits', 'Laps']);
    for (const [value] of facts) expect(value).toMatch(/^\d+(–\d+)?$/);
    expect(circuitBlurb(id)).toMatch(/\.$/);
  });
});

test('every character of a drawn corner’s name can be painted', () => {
  for (const character of [...'Turn 0123456789'].filter((one) => one !== ' '))
    expect(NAMES[character]?.[1], character).toMatch(/^M.*Z$/);
});

describe('the picture of a car', () => {
  it('differs by colour and by number', () => {
    const pictures = [carPicture('red', 1), carPicture('blue', 1), carPicture('red', 2)].map(({ svg }) => svg);
    expect(new Set(pictures).size).toBe(3);
  });
});

describe.each(learnedCircuits(3, 'picture'))('the picture of the player’s circuit %s', (id) => {
  it('is drawn on the land of its theme, with its facts and without a sentence', () => {
    expect(circuitPicture(id, 'thumbnail').svg.length).toBeGreaterThan(500);
    for (const [value] of circuitFacts(id)) expect(value).toMatch(/^\d+(–\d+)?$/);
    expect(circuitBlurb(id)).toBe('');
  });
});
