import type { SeatInfo } from '@api/contract';
import type { Recording } from '@core/recording';
import type { LogLine } from '@narration/log';
import { describe, expect, it } from 'vitest';
import { chaptersOf, gatherMarks, lineAt, markFrom, marksOf } from './event-lines';
import { nextSpeed, SPEEDS, speedText } from './speeds';
import { frameAt, placeOf, stretchOf, ticksOf, timeAxis } from './time/time-axis';

const seat = (at: number, name: string): SeatInfo => ({ seat: at, name, colour: 'red', driver: { kind: 'you' } });
const SEATS = [seat(0, 'Ada'), seat(1, 'Ines')];

/** Round 1: two frames, the second with three events; round 2: one frame. */
const RECORDING: Recording = {
  format: 1,
  frames: [['start'], ['move'], ['move', 'crash', 'Round 2'], ['crash']].map((types, i) => ({
    step: i,
    round: i < 3 ? 1 : 2,
    events: types.map((type) => ({ type })),
    view: null,
  })),
  rounds: [
    { round: 0, frame: 0, order: [0, 1], out: [] },
    { round: 1, frame: 2, order: [0, 1], out: [] },
    { round: 2, frame: 3, order: [1, 0], out: [] },
  ],
};
const TITLES = ['Grid', 'Round 1', 'Round 2'];

function logLine(event: unknown): LogLine | null {
  const { type } = event as { type: string };
  if (type === 'start') return null;
  return { seat: 0, text: type, kind: type === 'crash' ? 'incident' : 'move' };
}

const axis = timeAxis(RECORDING);
const chapters = chaptersOf(RECORDING, TITLES, SEATS, 'italy', logLine);
const lines = chapters.flatMap((chapter) => chapter.lines);
const marks = marksOf(RECORDING, axis, lines, SEATS);

describe('the time axis', () => {
  it('gives every round the same length, and its frames a share by their number of events', () => {
    expect(axis.length).toBe(2);
    expect(axis.ends).toEqual([0, 2 / 6, 1, 2]);
  });
  it('places the events of a frame evenly within it', () => {
    expect(placeOf(axis, RECORDING, { frame: 2, events: 3 })).toBe(1);
    expect(placeOf(axis, RECORDING, { frame: 2, events: 0 })).toBe(axis.ends[1]);
    expect(placeOf(axis, RECORDING, { frame: 3, events: 1 })).toBe(2);
  });
  it('finds the frame that ends nearest', () => {
    expect([-1, 0.1, 0.3, 0.6, 0.7, 1.4, 1.6, 9].map((at) => frameAt(axis, at))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });
  it('returns each place’s own frame', () => {
    expect(axis.ends.map((end) => frameAt(axis, end))).toEqual([0, 1, 2, 3]);
  });
  it('knows the round of a frame', () => {
    expect([0, 1, 2, 3].map((frame) => stretchOf(RECORDING, frame))).toEqual([1, 1, 1, 2]);
  });
  it('thins out its numbers to those that have room', () => {
    const rounds = Array.from({ length: 31 }, (_, i) => ({ round: i, frame: i, order: [], out: [] }));
    const numbers = (most: number) => ticksOf({ ...RECORDING, rounds }, most).map((tick) => tick.round);
    expect(numbers(40)).toHaveLength(30);
    expect(numbers(15).slice(0, 3)).toEqual([1, 3, 5]);
    expect(numbers(8)).toEqual([1, 5, 10, 15, 20, 25, 30]);
    expect(ticksOf({ ...RECORDING, rounds }, 40)[0]).toEqual({ at: 0, round: 1 });
  });
  it('has no number for the choosing of cars', () => {
    const grid = { round: 0, frame: 0, order: [], out: [] };
    const rounds = [grid, { ...grid, frame: 1 }, { ...grid, round: 1, frame: 2 }];
    expect(ticksOf({ ...RECORDING, rounds }, 9)).toEqual([{ at: 1, round: 1 }]);
  });
});

describe('the events of a recording', () => {
  it('are listed under the heading of their round, without lines that only repeat one', () => {
    expect(chapters.map(({ title, lines: shownLines }) => [title, shownLines.map((line) => line.text)])).toEqual([
      ['Round 1', ['move', 'move', 'crash']],
      ['Round 2', ['crash']],
    ]);
  });
  it('have a current line at each moment', () => {
    const at = (frame: number, events: number) => lineAt(lines, { frame, events });
    expect([at(0, 1), at(1, 0), at(1, 1), at(2, 1), at(2, 2), at(2, 3), at(3, 1)]).toEqual([-1, -1, 0, 1, 2, 2, 3]);
  });
});

describe('marks', () => {
  it('are at the start, incidents, changes of the lead and the finish', () => {
    expect(marks.map(({ kind, text, at }) => [kind, text, Math.round(at * 100) / 100])).toEqual([
      ['start', 'Start', 0],
      ['incident', 'crash', 0.78],
      ['lead', 'Ines takes the lead', 2],
      ['incident', 'crash', 2],
      ['finish', 'Finish: Ines wins', 2],
    ]);
  });
  it('are reached one after the other, forwards and backwards', () => {
    const first = markFrom(marks, { frame: 0, events: 1 }, 1);
    expect(first?.moment).toEqual({ frame: 2, events: 2 });
    expect(first && markFrom(marks, first.moment, 1)?.moment).toEqual({ frame: 3, events: 1 });
    expect(markFrom(marks, { frame: 3, events: 1 }, 1)).toBeUndefined();
    expect(markFrom(marks, { frame: 3, events: 1 }, -1)).toBe(first);
    expect(first && markFrom(marks, first.moment, -1)?.kind).toBe('start');
  });
  it('share a button if there is no room for one each; the weightiest is its icon', () => {
    const groups = gatherMarks(marks, 0.5);
    expect(groups.map(({ chief, marks: within }) => [chief.kind, within.length])).toEqual([
      ['start', 1],
      ['incident', 1],
      ['finish', 3],
    ]);
    expect(gatherMarks(marks, 3)).toHaveLength(1);
  });
});

describe('speeds', () => {
  it('go up and down by one and stay at the ends', () => {
    expect(nextSpeed(1, 1)).toBe(2);
    expect(nextSpeed(1, -1)).toBe(0.5);
    expect([nextSpeed(0.25, -1), nextSpeed(16, 1)]).toEqual([0.25, 16]);
    expect(SPEEDS.map(speedText)).toEqual(['¼', '½', '1', '2', '4', '8', '16']);
  });
});
