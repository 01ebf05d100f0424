// The worked examples E38 to E42: how Legends move. Every position also has one driver, far away, who does nothing.

import { describe, expect, test } from 'vitest';
import type { HeatOptions } from '../../types';
import type { CarAt } from '../race';
import { race } from '../race';

/** A turn with Legend card n as printed: legend-1 is card 0. */
function legendTurn(
  track: string,
  card: number,
  legend: CarAt,
  parked: number[] = [],
  options: Partial<HeatOptions> = {},
) {
  const r = race(track, options)
    .car({ ...legend, legend: true })
    .car({ at: 0, colour: 'green' })
    .parked(...parked);
  return r.set({ legendDeck: [card - 1] }).begin(3);
}

describe('Legends', () => {
  test('E38 Legend on the straight (R74): it moves by its speed', () => {
    const r = legendTurn('usa', 1, { at: 60, colour: 'red' });
    expect(r.eventsOf('legendDecided')).toEqual([
      { type: 'legendDecided', seat: 0, case: 'straight', speed: 13, diamond: 1, corner: 1 },
    ]);
    expect(r.at(0).progress).toBe(73);
  });

  test('E39 Legend stops (R74): it stops by its diamond before the line', () => {
    const r = legendTurn('usa', 2, { at: 68, colour: 'ivory' });
    expect(r.eventsOf('legendDecided')).toMatchObject([{ case: 'stop', speed: 19, diamond: 3, corner: 3 }]);
    expect(r.at(0).progress).toBe(77);
  });

  test.each([
    ['easy', 84],
    ['medium', 85],
    ['hard', 86],
  ] as const)('E40 Legend takes the corner (R75): %s to %d', (legendLevel, to) => {
    const r = legendTurn('usa', 4, { at: 77, colour: 'blue' }, [], { legendLevel });
    expect(r.eventsOf('legendDecided')).toMatchObject([{ case: 'corner' }]);
    expect(r.at(0).progress).toBe(to);
  });

  test.each([
    [35, 42],
    [36, 44],
  ])('E41 Two lines (R77, R80): from %d to %d', (at, to) => {
    expect(legendTurn('great-britain', 1, { at, colour: 'blue' }).at(0).progress).toBe(to);
  });

  test('E42 Legend stop taken (R76): the nearest free space behind is used', () => {
    expect(legendTurn('usa', 2, { at: 68, colour: 'ivory' }, [77, 77]).at(0).progress).toBe(76);
  });
});
