import { describe, expect, it } from 'vitest';
import { card, race } from '../../tests/race';
import { reference } from '../../ui/reference';
import { view } from '../../view';
import { symbolsInUse, symbolText } from '../symbols-in-use';

describe('symbols in use', () => {
  const of = (gear: 1 | 2 | 3 | 4, played: string, adrenaline: number[]) => {
    const { s } = race('usa').car({ at: 5, gear, played }).parked(20).set({ adrenaline });
    const seen = view(s, 0);
    return symbolsInUse(seen, seen.cars[0]!).map(({ from, text }) => `${from}: ${text}`);
  };
  it("[R38] name the gear's cooldown", () => {
    expect([1, 2, 3, 4].map((gear) => of(gear as 1 | 2 | 3 | 4, '1 2', []))).toEqual([
      ['1st gear: cooldown 3'],
      ['2nd gear: cooldown 1'],
      [],
      ['4th gear: boost'],
    ]);
  });
  it("[R35] name adrenaline, and not another car's", () => {
    expect(of(3, '1 2 3', [0])).toEqual(['Adrenaline: +1 speed, cooldown 1']);
    expect(of(3, '1 2 3', [1])).toEqual([]);
  });
  it('[R24] name what played cards add', () => {
    expect(of(3, '4 stress rpm-1', [])).toContain('Stress: +');
    expect(symbolText(card('tires-2-cool'))).toBe('cooldown 3, limit −1');
  });
});

describe('the article on slipstreams', () => {
  const slipstream = reference().articles.find(({ id }) => id === 'slipstream')?.text ?? '';
  it('[R55] rules out a slipstream only at the final line', () => {
    expect(slipstream).toContain('over the final line');
    expect(slipstream).not.toContain('finish line');
  });
});
