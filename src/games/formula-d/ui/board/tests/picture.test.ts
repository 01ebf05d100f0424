import { describe, expect, it } from 'vitest';
import { CIRCUIT_IDS, circuitOf } from '../../../data/circuits';
import { sectionName } from '../../../narration/places';
import { learnedCircuits } from '../../../tests/race-config';
import type { FormulaView } from '../../../types';
import { gearDie, gearDiePicture } from '../gear-dice';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from '../picture';

describe.each(CIRCUIT_IDS)('the picture of %s', (id) => {
  it('shows the cars of a view that are on the board', () => {
    const car = (seat: number, status: string) => ({ seat, number: seat + 1, at: seat * 12, colour: 'blue', status });
    const drawn = (cars: object[]): string =>
      circuitPicture(id, 'large', { standings: [], cars } as unknown as FormulaView).svg;
    const count = (svg: string): number => svg.split('clip-path="url(#art-winged-body)"').length - 1;
    expect(count(circuitPicture(id, 'large').svg)).toBe(0);
    expect(count(drawn([car(0, 'racing'), car(1, 'finished')]))).toBe(1);
    expect(count(drawn([car(0, 'grid'), car(1, 'pitBox'), car(2, 'eliminated')]))).toBe(2);
  });

  it('names its facts', () => {
    const facts = circuitFacts(id);
    expect(facts.map(([, label]) => label)).toEqual(['Spaces', 'Corners', 'Stops', 'Straight']);
    for (const [value] of facts) expect(value).toMatch(/^\d+(–\d+)?$/);
    expect(circuitBlurb(id)).toMatch(/\.$/);
  });
});

describe('Monaco as published', () => {
  it('has ten corners with fourteen stops on 163 to 168 spaces', () => {
    expect(circuitFacts('monaco').map(([value]) => value)).toEqual(['163–168', '10', '14', '28']);
  });
});

describe('the picture of a car', () => {
  it('shows the number of its colour, whatever number a list gives it', () => {
    expect(carPicture('red', 1).svg).toBe(carPicture('red', 4).svg);
    expect(carPicture('red', 1).svg).not.toBe(carPicture('pink', 1).svg);
  });
});

describe('the picture of a gear die', () => {
  it('shows its highest face at rest and any other on request', () => {
    for (const gear of [1, 2, 3, 4, 5, 6]) {
      const { faces } = gearDie(gear);
      expect(gearDiePicture(gear).svg).toBe(gearDiePicture(gear, Math.max(...faces)).svg);
      expect(gearDiePicture(gear).svg).not.toBe(gearDiePicture(gear, Math.min(...faces)).svg);
    }
  });

  it('has as many faces as its body has sides', () => {
    for (const gear of [1, 2, 3, 4, 5, 6]) expect(gearDie(gear).faces).toHaveLength(gearDie(gear).sides);
  });
});

describe.each(learnedCircuits(3, 'picture'))('the picture of the player’s circuit %s', (id) => {
  it('is drawn on the land of its theme, with its facts and without a sentence', () => {
    expect(circuitPicture(id, 'large').svg.length).toBeGreaterThan(10_000);
    expect(circuitPicture(id, 'thumbnail').svg.length).toBeGreaterThan(500);
    for (const [value] of circuitFacts(id)) expect(value).toMatch(/^\d+(–\d+)?$/);
    expect(circuitBlurb(id)).toBe('');
  });
  it('names every place on it: corners by their names, straights by the corner before', () => {
    const { spaces, kind } = circuitOf(id);
    const names = new Set(spaces.map((_, space) => sectionName(id, space)));
    expect(kind).toContain('corner');
    for (const name of names) expect(name).toMatch(/^(Turn \d+|Straight after Turn \d+|Start straight)$/);
  });
});
