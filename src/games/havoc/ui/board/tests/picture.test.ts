import { describe, expect, it } from 'vitest';
import { COINS } from '../../../data/coins';
import { CELLS } from '../../../data/track';
import type { HavocView } from '../../../types';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture, coinPicture } from '../picture';

const ID = 'havoc-speedway';

describe('the picture of the speedway', () => {
  it('shows the cars of a view that are on the board, and coins without their values', () => {
    const drawn = (view: object): string => circuitPicture(ID, 'large', view as HavocView).svg;
    const count = (svg: string, what: string): number => svg.split(what).length - 1;
    const cars = [
      { seat: 0, at: 5 },
      { seat: 1, at: -1 },
      { seat: 2, at: 390 },
    ];
    const plain = count(drawn({ cars: [], laid: [] }), 'id="havoc-car"');
    expect(plain).toBe(0);
    expect(count(drawn({ cars, laid: [] }), 'id="havoc-car"')).toBe(2);
    const hidden = drawn({ cars: [], laid: [{ at: 100, by: 0, coin: null }] });
    expect(drawn({ cars: [], laid: [{ at: 100, by: 0, coin: 3 }] })).toBe(hidden);
    expect(hidden).not.toBe(drawn({ cars: [], laid: [] }));
  });

  it('names its facts', () => {
    expect(circuitFacts(ID)).toContainEqual([String(CELLS), 'Spaces']);
    expect(circuitBlurb(ID)).toMatch(/\.$/);
  });
});

describe('small pictures', () => {
  it('draw black cars with a light outline', () => {
    expect(carPicture('black', 1).svg).toContain('stroke="#c3cad3"');
    expect(carPicture('red', 1).svg).not.toContain('stroke="#c3cad3"');
    expect(carPicture('red', 1).svg).not.toBe(carPicture('red', 2).svg);
  });

  it('draw each kind of coin, and one back for all', () => {
    const all = [null, ...COINS.map((_, coin) => coin)].map((coin) => coinPicture(coin).svg);
    expect(new Set(all).size).toBe(COINS.length + 1);
  });
});
