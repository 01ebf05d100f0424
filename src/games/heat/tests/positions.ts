// Positions for the component gallery. Not here: tests of rules, which build their own.

import { drawOf, ioWith } from '@core/io';
import type { BuiltPositions } from '@gallery/positions';
import { setup } from '../setup';
import type { HeatEvent, HeatOptions } from '../types';
import { baseOf, cards, type Race, race } from './race';
import { heatConfig, WEEKEND } from './race-config';

export const positions: BuiltPositions = {
  'Gear: slowing down for a corner': () =>
    at(race('usa').car({ at: 20, gear: 3, hand: '4 3 heat 2 1 stress 5' }).car({ at: 22 }).car({ at: 14 }).begin(1)),
  'Gear: handed in, waiting for the others': () =>
    at(race('usa').car({ at: 20, gear: 3 }).car({ at: 22 }).begin(1).act(0, { type: 'gear', gear: 2 })),
  'Cards: a hand with Heat and Stress': () =>
    at(race('usa').car({ at: 13, gear: 2, hand: '4 3 stress 2 heat 1 5' }).car({ at: 15 }).begin(2)),
  'Cards: too much Heat for the gear': () =>
    at(race('usa').car({ at: 13, gear: 3, hand: 'heat heat heat heat heat 1' }).car({ at: 15 }).begin(2)),
  'Value: a card with two numbers': () =>
    at(race('usa').car({ at: 13, gear: 1, hand: '4wd-4 1 2 3', placed: '4wd-4' }).car({ at: 15 }).begin(3)),
  'React: Adrenaline and cooldown': () =>
    at(race('usa').car({ at: 20, hand: '1 heat heat 2' }).car({ at: 30 }).begin(4, [], [0])),
  'React: reduce Stress': () =>
    at(reacting(race('usa').car({ at: 13, hand: 'body-3 stress stress stress 1' }), 'body-3')),
  'React: salvage from the discard pile': () =>
    at(reacting(race('usa').car({ at: 13, hand: 'fuel-2 1', draw: '1', discard: '4 4 heat 3 2' }), 'fuel-2')),
  'React: too fast for the corner': () =>
    at(reacting(race('usa').car({ at: 29, gear: 2, engine: 1, hand: '4 4 1 3 heat' }), '4 4')),
  'Slipstream on offer': () =>
    at(race('usa').car({ at: 18, from: 16, gear: 2, speed: 2 }).car({ at: 19 }).car({ at: 12 }).begin(6)),
  'Discard at the end of a turn': () =>
    at(race('usa').car({ at: 20, gear: 3, hand: '1 1 heat stress 4' }).car({ at: 25 }).begin(8)),
  'Two Legends on the way to a corner': () =>
    at(
      race('italy')
        .car({ at: 35, gear: 4, hand: '4 4 3 3 5 1 2' })
        .car({ at: 37, legend: true })
        .car({ at: 31, legend: true })
        .begin(1),
    ),
  'Draft: first pick of the Garage': () => atSetup({ garage: 'mixed' }),
  'Weekend: event, weather and road': () => atSetup(WEEKEND),
  'Qualifying: alone against the clock': () => atSetup({ mode: 'qualifying', laps: 3 }, 1),
};

/** A position, with the config of a race that has these cars. */
function at({ s, events }: Race) {
  const cars = s.cars.map(({ colour, kind }) => (kind === 'legend' ? { colour, automaton: 'legend' } : { colour }));
  return { s, events, config: { ...heatConfig(s.track, 1), cars } };
}

/** A car that has played these cards, with another one just ahead, in its React. */
function reacting(built: Race, played: string): Race {
  return built
    .car({ at: 45 })
    .begin(2)
    .act(1, { type: 'cards', cards: cards('1') })
    .act(0, { type: 'cards', cards: cards(played) });
}

/** A race before the first answer. */
function atSetup(options: Partial<HeatOptions>, drivers = 4) {
  const base = baseOf('gallery');
  const events: HeatEvent[] = [];
  const config = heatConfig('usa', drivers, 0, options);
  const s = setup(
    config,
    base,
    ioWith<HeatEvent>((event) => events.push(event), drawOf(base.rng)),
  );
  return { s, events, config };
}
