import { LONGEST_MOVE, moveTime } from '@ui/stage/motion/timing';
import { describe, expect, it } from 'vitest';
import type { HeatEvent, Lane } from '../../../types';
import { speedFactorOf } from '../animation/animate-event';
import { laneAt, lanesOf } from '../animation/drive';

const free = (): boolean => false;

describe('a move on the board', () => {
  it('keeps its lane if no car is in the way, and ends in the lane that the rules gave', () => {
    expect(lanesOf(3, 7, 1, 0, 2, free)).toEqual([1, 1, 1, 1, 0]);
  });

  it('passes a car on the other side', () => {
    const isTaken = (progress: number, lane: Lane): boolean => progress === 5 && lane === 1;
    expect(lanesOf(3, 7, 1, 1, 2, isTaken)).toEqual([1, 1, 0, 0, 1]);
  });

  it('stays in lane if both are taken', () => {
    expect(lanesOf(3, 6, 0, 0, 2, () => true)).toEqual([0, 0, 0, 0]);
  });

  it('changes lanes without a jump', () => {
    const lanes = lanesOf(0, 2, 0, 1, 2, free);
    expect(laneAt(lanes, 0)).toBe(0);
    expect(laneAt(lanes, 1.5)).toBeCloseTo(0.5);
    expect(laneAt(lanes, 2)).toBe(1);
  });

  it('takes 120 ms per space and never longer than 1400', () => {
    expect(moveTime(5)).toBe(600);
    expect(moveTime(30)).toBe(LONGEST_MOVE);
  });
});

describe('a batch of events', () => {
  const move = (seat: number): HeatEvent => ({
    type: 'carMoved',
    round: 1,
    phase: 3,
    seat,
    cause: 'play',
    wanted: 10,
    from: 0,
    to: 10,
    fromLane: 0,
    lane: 0,
    path: [],
    extra: 0,
  });

  it('plays at its usual pace when short', () => {
    expect(speedFactorOf([move(0), move(1)])).toBe(1);
  });

  it('plays faster when long, so that the wait stays bounded', () => {
    const events = Array.from({ length: 15 }, (_, seat) => move(seat % 6));
    const speedFactor = speedFactorOf(events);
    expect(speedFactor).toBeLessThan(1);
    expect(speedFactor * 15 * moveTime(10)).toBeLessThanOrEqual(9000);
  });
});
