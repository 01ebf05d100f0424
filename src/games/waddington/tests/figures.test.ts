// The statistics of a Waddington's Formula 1 race, checked against its log.

import { expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { CIRCUIT_IDS } from '../data/circuits';
import { waddington } from '../index';
import { raceConfig } from './race-config';

test.each(CIRCUIT_IDS)('figures of a race at %s', (circuit) => {
  const { state, log } = wholeRace(waddington, raceConfig(circuit, 4, { laps: 3 }), `figures ${circuit}`);
  const figures = waddington.figuresOf(state, log);
  const finishers = new Set(log.flatMap((event) => (event.type === 'carFinished' ? [event.seat] : [])));
  expect(finishers.size).toBeGreaterThan(0);
  figures.forEach((own, seat) => {
    const mine = log.filter((event) => 'seat' in event && event.seat === seat);
    const countOf = (type: string) => mine.filter((event) => event.type === type).length;
    // Missed turns count, as the race went on without the car.
    expect(own.turns).toBe(finishers.has(seat) ? countOf('turnStarted') : undefined);
    expect([own.spins, own.dice]).toEqual([countOf('spunOff'), countOf('diceRolled')]);
    const laps: number[] = [];
    let turns = 0;
    for (const event of mine) {
      if (event.type === 'turnStarted') turns++;
      if (event.type !== 'lineCrossed') continue;
      if (!event.first) laps.push(turns);
      turns = 0;
    }
    expect(own.bestLap).toBe(laps.length > 0 ? Math.min(...laps) : undefined);
  });
});
