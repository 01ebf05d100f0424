// The statistics of a Formula D race, checked against its log.

import { answer } from '@ai/bots';
import { describe, expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { formulaD } from '../index';
import type { FormulaAction } from '../types';
import { raceConfig } from './race-config';

describe('figures of a race', () => {
  // The last one drives at random and does not get far.
  const { state, log } = wholeRace(
    formulaD,
    raceConfig('paddock-ring', 4, { laps: 2 }),
    'figures',
    (s, decision, draw) => {
      return answer(formulaD, s, decision, decision.seat === 3 ? 'random' : 'easy', draw) as FormulaAction;
    },
  );
  const figures = formulaD.figuresOf(state, log);
  const home = log.flatMap((event) => (event.type === 'carFinished' ? [event] : []));

  test('rounds and wear left are given for cars that took the flag, from the round in which they did', () => {
    expect(home.length).toBeGreaterThan(0);
    figures.forEach((own, seat) => {
      const flag = home.find((event) => event.seat === seat);
      expect([own.rounds, own.wearLeft]).toEqual([flag?.round, flag?.wear]);
    });
  });
  test('[R43] bestLap counts the turns from one crossing of the line to the next', () => {
    figures.forEach((own, seat) => {
      const laps: number[] = [];
      let turns = -1;
      for (const event of log) {
        if (!('seat' in event) || event.seat !== seat) continue;
        if (event.type === 'turnStarted' && turns >= 0) turns++;
        if (event.type !== 'lapCompleted') continue;
        if (turns > 0) laps.push(turns);
        turns = 0;
      }
      expect(own.bestLap).toBe(laps.length > 0 ? Math.min(...laps) : undefined);
    });
    expect(figures.some((own) => own.bestLap !== undefined)).toBe(true);
  });
  test('wear by cause, places won and top gear match the log', () => {
    figures.forEach((own, seat) => {
      const spent = (reason: string) =>
        log.reduce((sum, event) => {
          if (event.type !== 'wearChanged' || event.seat !== seat || event.reason !== reason) return sum;
          return sum + event.from - event.to;
        }, 0);
      expect(own).toMatchObject({
        brake: spent('brake'),
        overshoot: spent('overshoot'),
        collision: spent('collision'),
        motor: spent('motor'),
      });
      const gears = log.flatMap((event) => (event.type === 'gearChosen' && event.seat === seat ? [event.to] : []));
      expect(own.topGear).toBe(Math.max(...gears));
      const place = formulaD.standings(state).find((one) => one.seat === seat);
      const won = (state.cars[seat]?.grid ?? 0) - (place?.place ?? 0);
      expect(own.gained).toBe(place?.status === 'out' ? 0 : Math.max(0, won));
    });
  });
});
