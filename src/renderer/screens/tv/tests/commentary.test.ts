// The commentary: what is worth a caption, what happened before, and never the same sentence twice in a row.

import { expect, test } from 'vitest';
import type { NumberedLine } from '../../race/state/race-log';
import { Commentary } from '../race/commentary';

const line = (id: number, text: string, more: Partial<NumberedLine> = {}): NumberedLine => ({
  ...{ id, text, seat: 0, kind: 'incident', about: 'event.spunOut' },
  ...more,
});
const said = (commentary: Commentary) => commentary.captions.map(({ text }) => text);

test('moves and cards alone are not worth a caption, and a round’s beginning is no news', () => {
  const commentary = new Commentary(true);
  const lines = [
    line(0, 'Ada drives 8 spaces', { kind: 'move' }),
    line(1, 'Ada draws a card', { kind: 'card' }),
    line(2, 'Round 3', { kind: 'race', seat: null }),
    line(3, 'Ada crosses the line', { kind: 'race' }),
  ];
  commentary.hear(lines, false, 'Round 3');
  expect(said(commentary)).toEqual(['Ada crosses the line']);
});

test('an incident that happens to somebody again is counted, for each driver and kind alone', () => {
  const commentary = new Commentary(true);
  const spins = [1, 2, 3].map((id) => line(id, 'Ada spins out.'));
  commentary.hear([line(0, 'Bo spins out.', { seat: 1 }), ...spins], false, '');
  expect(said(commentary)).toEqual([
    'Bo spins out.',
    'Ada spins out.',
    'Ada spins out, for the 2nd time in this race',
    'Ada spins out, for the 3rd time in this race',
  ]);
});

test('a page that came late counts nothing that it can’t know, and does not tell what it missed', () => {
  const commentary = new Commentary(false);
  const lines = [line(0, 'Ada spins out.'), line(1, 'Ada spins out.')];
  commentary.hear(lines, true, '');
  expect(said(commentary)).toEqual([]);
  commentary.hear([...lines, line(2, 'Ada spins out.')], false, '');
  expect(said(commentary)).toEqual(['Ada spins out.']);
});

test('the same sentence is never said twice in a row', () => {
  const commentary = new Commentary(true);
  const twice = [0, 1].map((id) => line(id, 'Lights out', { kind: 'race', seat: null }));
  commentary.hear(
    [...twice, line(2, 'Ada stalls', { about: 'a' }), line(3, 'Lights out', { kind: 'race' })],
    false,
    '',
  );
  expect(said(commentary)).toEqual(['Lights out', 'Ada stalls', 'Lights out']);
});

test('a sentence is not repeated either where the round between two of them turns out to be no news', () => {
  const commentary = new Commentary(true);
  const lines = ['Ada leads', 'Round 3', 'Ada leads'].map((text, id) => line(id, text, { kind: 'race', seat: null }));
  commentary.hear(lines, false, 'Round 2');
  commentary.hear(lines, false, 'Round 3');
  expect(said(commentary)).toEqual(['Ada leads']);
});

test('a new leader is named, and one who has led before is back in front', () => {
  const commentary = new Commentary(true);
  const order = (...seats: number[]) =>
    seats.map((seat, at) => ({ seat, place: at + 1, status: 'racing' as const, sortKey: [] }));
  const names = (seat: number) => ['Ada', 'Bo'][seat] ?? '';
  commentary.follow(order(0, 1), names, false);
  commentary.follow(order(1, 0), names, false);
  commentary.follow(order(1, 0), names, false);
  commentary.follow(order(0, 1), names, false);
  const level = order(0, 1).map((one) => ({ ...one, place: 1 }));
  commentary.follow(level, names, false);
  expect(said(commentary)).toEqual(['Bo takes the lead', 'Ada is back in front']);
});
