// How a screen reader reads the standings.

import type { SeatInfo } from '@api/contract';
import type { RaceFrame } from '@ui/game-ui';
import { describe, expect, test } from 'vitest';
import { rowText } from './row-text';

type Row = RaceFrame['standings'][number];
const row: Row = { seat: 1, place: 1, gap: '18', laps: [], note: null, out: false };
const ada: SeatInfo = { seat: 1, name: 'Ada', colour: 'blue', driver: { kind: 'ai', level: 'easy' } };

describe('[22] a row of the standings is read as words, not as one number', () => {
  test.each<[string, Partial<Row>, string | undefined, string]>([
    ['place, driver and gap', { place: 2, gap: '+13' }, undefined, '2nd, Ada, AI driver, gap +13'],
    ['units', { figure: '60', units: ['mph', 'laps'], gap: '3' }, 'mph · laps', '1st, Ada, AI driver, 60 mph, 3 laps'],
    [
      'what the game says',
      { figure: '1', spoken: '1st gear, 18 wear left' },
      'Gear · wear',
      '1st, Ada, AI driver, 1st gear, 18 wear left',
    ],
    ['a car that is out', { place: 6, gap: 'out', spoken: '', out: true }, undefined, '6th, Ada, AI driver, out'],
  ])('%s', (_, more, gapTitle, text) => {
    expect(rowText({ ...row, ...more }, ada, gapTitle)).toBe(text);
  });
});
