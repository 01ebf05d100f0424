import type { MatchUpdate, SeatInfo } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { pipsAt, playOrder, restBanner, seatIn, turnOrder, waitingText } from './banner';
import { placeOf, subjectOf } from './subject';

const seats: SeatInfo[] = ['Marta', 'Ada', 'Bruno'].map((name, seat) => {
  return { seat, name, colour: 'red', driver: seat === 0 ? { kind: 'you' } : { kind: 'ai', level: 'easy' } };
});
type Choices = { kind: 'gear'; gears: number } | { kind: 'pass' };
type Updated = MatchUpdate & { choices: Record<string, Choices> };

function updateWith(
  decisions: readonly { seat: number; kind: string; committed?: boolean }[],
  viewer: number,
): Updated {
  const open = decisions.map((decision, id) => ({ id, committed: false, ...decision }));
  const choices = Object.fromEntries(open.map(({ id, kind }) => [id, { kind, gears: 4 }]));
  return { seats, viewer, asks: open, choices } as unknown as Updated;
}

describe('the banner at rest', () => {
  const rest = {
    icon: <i />,
    isOver: false,
    decisionTitles: { gear: 'Choose a gear', pass: 'Pass' },
    prompt: (choices: Choices) => (choices.kind === 'gear' ? `One of ${choices.gears}` : ''),
    title: 'Driving',
    waiting: 'Ada drives',
  };
  const asked = updateWith([{ seat: 0, kind: 'gear' }], 0);
  it('says what the viewer has to do', () => {
    const { title, prompt, mine } = restBanner<Choices>(asked, rest);
    expect([title, prompt, mine]).toEqual(['Choose a gear', 'One of 4', true]);
  });
  it('names the drivers it waits for if others decide, or after your own answer', () => {
    for (const update of [
      updateWith([{ seat: 1, kind: 'gear' }], 0),
      updateWith([{ seat: 0, kind: 'gear', committed: true }], 0),
    ]) {
      const { title, prompt, mine } = restBanner<Choices>(update, rest);
      expect([title, prompt, mine]).toEqual(['Driving', 'Ada drives', false]);
    }
  });
  it('says that the race is over, whatever decisions are open', () => {
    const { title, prompt, mine } = restBanner<Choices>(asked, { ...rest, isOver: true });
    expect([title, prompt, mine]).toEqual(['Finished', 'The race is over', false]);
  });
});

describe('the waiting text', () => {
  const doing = (kind: string, name: string) => `Waiting: ${name} is choosing a ${kind}`;
  it.each([
    [[], 'The cars are moving'],
    [[{ seat: 1, kind: 'gear', committed: true }], 'The cars are moving'],
    [[{ seat: 1, kind: 'gear' }], 'Waiting: Ada is choosing a gear'],
    [
      [
        { seat: 1, kind: 'gear' },
        { seat: 2, kind: 'gear' },
        { seat: 1, kind: 'gear' },
      ],
      'Waiting for Ada and Bruno',
    ],
  ])('%j: %s', (decisions, rest) => expect(waitingText(updateWith(decisions, 0), doing)).toBe(rest));
});

describe('parts and order', () => {
  it('has pips before, at and after the current part', () => {
    expect(pipsAt(3, 1)).toEqual(['done', 'now', 'next']);
    expect(pipsAt(2, -1)).toEqual(['next', 'next']);
  });
  it('marks the acting car, and earlier ones as done once the turns have begun', () => {
    const done = (turn: number) => turnOrder([2, 0, 1], 0, turn).map(({ acting, done: is }) => [acting, is]);
    expect(done(2)).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
    expect(done(0).some(([, is]) => is)).toBe(false);
  });
  it('lists seats in the order of play, or by number before there is one', () => {
    const cars = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
    expect([playOrder({ order: [2, 0, 1], cars }), playOrder({ order: [], cars })]).toEqual([
      [2, 0, 1],
      [0, 1, 2],
    ]);
  });
  it("finds the seat of an event, or null for the race's own", () => {
    expect([seatIn({ seat: 2 }), seatIn({ round: 1 })]).toEqual([2, null]);
  });
});

describe('the subject and its place', () => {
  const standings = [
    { seat: 1, place: 1, gap: 0 },
    { seat: 0, place: 2, gap: 3 },
  ];
  it('is about the person here, else the first seat', () => {
    expect(subjectOf(seats)).toEqual({ seat: 0, who: 'you', name: 'Marta' });
    expect(subjectOf(seats.slice(1))).toEqual({ seat: 1, who: 'other', name: 'Ada' });
    expect(subjectOf([])).toBeUndefined();
  });
  it('gives the place and the distance to the leader, or the lead over the next car', () => {
    expect(placeOf(standings, seats, 0)).toEqual({ place: 2, side: 'behind', gap: 3, rival: 'Ada' });
    expect(placeOf(standings, seats, 1)).toEqual({ place: 1, side: 'ahead', gap: 3, rival: 'Marta' });
    expect(placeOf(standings.slice(0, 1), seats, 1)).toEqual({ place: 1, side: 'alone', gap: 0, rival: '' });
    expect(placeOf(standings, seats, 2)).toBeUndefined();
  });
});
