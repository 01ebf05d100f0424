// The time left for a decision, whatever wall clocks say.

import type { MatchUpdate } from '@api/contract';
import { expect, test, vi } from 'vitest';
import { countdownOf, countdownText, secondsLeft } from './countdown';
import { Playback } from './playback';

const decision = { id: 1, seat: 1, kind: 'gear', sealed: true, committed: false, endsAt: 78_000 };
const update = {
  seq: 1,
  now: 70_000,
  clock: 8,
  banks: [],
  asks: [decision],
  events: [],
  timeOuts: [],
} as unknown as MatchUpdate;

function shown(of: MatchUpdate, later: number): number | undefined {
  let steady = 5_000_000;
  const playback = new Playback({ logLine: () => null, answerText: () => '' }, () => steady);
  playback.receive(of);
  steady += later;
  const countdown = countdownOf(of, of.asks[0], playback.store.getState().clockOffset);
  return countdown === null ? undefined : secondsLeft(countdown, steady);
}

test('8 s of a decision are 8 s even if the wall clock of either side is an hour off', () => {
  for (const wall of [0, 3_600_000, 1_800_000_000_000]) {
    vi.spyOn(Date, 'now').mockReturnValue(wall);
    expect([shown(update, 0), shown(update, 3000), shown(update, 60_000)]).toEqual([8, 5, 0]);
  }
  vi.restoreAllMocks();
});

test('the grace before a decision is not shown; a time bank is', () => {
  const graced = { ...update, asks: [{ ...decision, endsAt: 98_000 }] };
  expect([shown(graced, 0), shown(graced, 21_000)]).toEqual([8, 7]);
  const banked = { ...update, clock: 0, banks: [0, 60_000], asks: [{ ...decision, endsAt: 130_000 }] };
  expect(shown(banked, 10_000)).toBe(50);
});

test('no clock runs on an answer already given, or if none was started', () => {
  expect(countdownOf(update, { ...decision, committed: true }, 0)).toBeNull();
  expect(countdownOf(update, { ...decision, endsAt: null }, 0)).toBeNull();
  expect(countdownOf(update, undefined, 0)).toBeNull();
});

test('the time left is shown in minutes and seconds', () => {
  expect([countdownText(7.2), countdownText(60), countdownText(125)]).toEqual(['0:08', '1:00', '2:05']);
});
