// The figures that statistics keep of a Havoc Speedway race, checked against its log.

import { expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { havoc } from '../index';
import { raceConfig } from './race-config';

test.each([1, 3])('figures of a race with %i racing turns per round', (passes) => {
  const { state, log } = wholeRace(havoc, raceConfig(4, { passes }), `figures ${passes}`);
  const figures = havoc.figuresOf(state, log);
  expect(state.cars.some((car) => car.finished)).toBe(true);
  figures.forEach((own, seat) => {
    const mine = log.filter((event) => 'seat' in event && event.seat === seat);
    const end = mine.findIndex((event) => event.type === 'playerFinished');
    const rolled = mine.slice(0, end).filter((event) => event.type === 'dieChosen').length;
    expect(own.turns).toBe(end < 0 ? undefined : rolled);
    const countOf = (type: string) => mine.filter((event) => event.type === type).length;
    expect(own).toMatchObject({
      tows: countOf('towed'),
      crashes: countOf('pitWallHit'),
      coinsPlaced: countOf('coinPlaced'),
      stormsWon: mine.filter((event) => event.type === 'badgeAwarded' && event.place === 1).length,
    });
  });
});
