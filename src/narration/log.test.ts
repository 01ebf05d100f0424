import type { SeatInfo } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { card, logBook, move, race, winText } from './log';

type Event = { type: 'moved'; seat: number } | { type: 'called'; by: number; seat: number } | { type: 'dealt' };
const seats: SeatInfo[] = [
  { seat: 0, name: 'Marta', colour: 'red', driver: { kind: 'you' } },
  { seat: 1, name: 'Ada', colour: 'ivory', driver: { kind: 'ai', level: 'medium' } },
];
const logLine = logBook<Event, 'dealt', { round: number }>(
  { dealt: 'the hands show it' },
  {
    moved: (e, t) => (e.round > 0 ? move(`${t.name(e.seat)} moves at ${t.circuit}`) : null),
    called: (e, t) => card(e.by < 0 ? 'Nobody calls' : `${t.name(e.by)} calls`, e.by),
  },
);
const tell = (event: Event | { type: 'later' }, round = 1) => logLine({ round, ...(event as Event) }, seats, 'monza');

describe('a log book', () => {
  it('describes an event and gives it the dot of its seat', () => {
    expect(tell({ type: 'moved', seat: 1 })).toEqual({ seat: 1, text: 'Ada moves at monza', kind: 'move' });
  });
  it("shows the dot of the seat that the line names, else the event's own", () => {
    expect(tell({ type: 'called', by: 1, seat: 0 })).toEqual({ seat: 1, text: 'Ada calls', kind: 'card' });
    expect(tell({ type: 'called', by: -1, seat: 0 })?.seat).toBe(0);
    expect(tell({ type: 'called', by: -1, seat: -1 })?.seat).toBeNull();
  });
  it('has no line for silent events, for empty descriptions, and for kinds from a newer version', () => {
    expect(tell({ type: 'dealt' })).toBeNull();
    expect(tell({ type: 'moved', seat: 0 }, 0)).toBeNull();
    expect(tell({ type: 'later' })).toBeNull();
  });
  it('names the winner and those who follow', () => {
    expect(winText(['Ada', 'Bruno', 'Clark'])).toBe('Ada wins, then Bruno and Clark');
    expect(winText(['Ada'])).toBe('Ada wins');
    expect(winText([])).toBeUndefined();
    expect(race('Ada wins', 1)).toEqual({ text: 'Ada wins', kind: 'race', seat: 1 });
  });
});
