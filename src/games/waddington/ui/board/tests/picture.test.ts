import { describe, expect, it } from 'vitest';
import { CIRCUIT_IDS } from '../../../data/circuits';
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

describe('the picture of a car', () => {
  it('differs by colour and by number', () => {
    const pictures = [carPicture('red', 1), carPicture('blue', 1), carPicture('red', 2)].map(({ svg }) => svg);
    expect(new Set(pictures).size).toBe(3);
  });
});
