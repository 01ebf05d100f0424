// A race that was stored before Garage, weather and events existed is shown like any other.

import type { MatchUpdate } from '@api/contract';
import { expect, test } from 'vitest';
import { wholeRace } from '../../whole-race';
import { heat } from '../index';
import { heatConfig } from '../tests/race-config';
import type { HeatView } from '../types';
import { gameUi } from './index';
import { wholeView } from './whole-view';

/** Fields that version 1 of the state did not have. */
const NEW = [
  'garage',
  'weather',
  'weatherReach',
  'road',
  'weatherSectors',
  'event',
  'sponsorship',
  'press',
  'draft',
  'handSize',
] as const satisfies (keyof HeatView)[];

function ofBefore(view: HeatView): Record<string, unknown> {
  const kept: Record<string, unknown> = { ...view };
  for (const key of NEW) delete kept[key];
  kept.cars = view.cars.map(({ picks: _picks, sponsors: _sponsors, ...car }) => car);
  return kept;
}

const { state } = wholeRace(heat, heatConfig('usa', 2, 1, { laps: 1 }), 'kept');
const view = heat.view(state, 'all');

test('an old view gets the missing fields, and a new one stays as it is', () => {
  expect(wholeView(ofBefore(view))).toEqual(view);
  expect(wholeView(view)).toEqual(view);
});

test('its frame shows what it showed before', () => {
  const seats = state.cars.map(({ colour }, seat) => ({
    seat,
    name: `Driver ${seat}`,
    colour,
    driver: { kind: 'you' },
  }));
  const update = { seats, asks: [], choices: {}, viewer: 'watcher', circuit: 'usa' };
  const frame = (of: unknown) => gameUi.frame({ ...update, view: of } as unknown as MatchUpdate);
  expect(frame(gameUi.wholeView?.(ofBefore(view))).standings).toEqual(frame(view).standings);
});
